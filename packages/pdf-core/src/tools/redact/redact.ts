import { createHash } from 'node:crypto';
import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import { resolvePages } from '../../page-ranges.ts';
import { redactDocument } from '../../redaction/redact-document.ts';
import type { Tool } from '../../tool.ts';
import type { RedactOptions } from './options.ts';
import type { RedactReport } from './report.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Takes what lies in boxes, and what words and patterns find, out of a document, and proves that it is gone. */
export const redact: Tool<RedactOptions, RedactReport> = async (inputs, options, context) => {
  const { words, patterns, expressions, wholeWords, boxes, keep, label, color } = options;
  if (!words.length && !patterns.length && !expressions.length && !boxes.length)
    throw new PdfError('redaction_without_target');
  const input = onlyInput(inputs);
  const opened = openKept(input.bytes, options.password, 'modifying');
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const plan = {
    words,
    patterns,
    expressions,
    wholeWords,
    boxes,
    keep,
    label,
    pages: (count: number) => [...new Set(resolvePages(options.pages, count))],
    look: { red: red!, green: green!, blue: blue! },
  };
  const made = await redactDocument(opened.bytes, plan, context);
  const bytes = opened.seal(made.bytes);
  const report = {
    pages: made.pages,
    boxes: made.boxes,
    finds: made.finds.length,
    removed: made.removed,
    wholeFonts: made.wholeFonts,
    proof: made.proof,
    sha256Before: hash(input.bytes),
    sha256After: hash(bytes),
  };
  return { files: [{ name: options.outputName, bytes }], report };
};
