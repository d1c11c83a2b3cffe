import { createHash } from 'node:crypto';
import { openKept } from '../../crypt/keep-protection.ts';
import { hexColor } from '../../edit/hex-color.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { resolvePages } from '../../page-ranges.ts';
import { prepareForSearch } from '../../redaction/prepare-for-search.ts';
import type { RedactionPlan } from '../../redaction/plan.ts';
import { placeBoxes } from '../../redaction/place-boxes.ts';
import { redactDocument } from '../../redaction/redact-document.ts';
import type { Tool } from '../../tool.ts';
import type { RedactOptions } from './options.ts';
import type { RedactReport } from './report.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Covers what lies in boxes and what a search finds, and makes a new document of the pages as they are seen then. */
export const redact: Tool<RedactOptions, RedactReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const opened = openKept(input.bytes, options.password, 'modifying');
  const made = await redactDocument(await prepareForSearch(opened.bytes), planOf(options), context);
  const bytes = opened.seal(made.bytes);
  const report = {
    pageCount: made.pageCount,
    pages: made.redactedPages,
    boxes: made.boxes,
    finds: made.finds,
    readInPictures: made.readInPictures,
    left: made.left,
    dpi: made.dpi,
    text: options.text,
    checkedPages: made.checked.pages,
    checkedObjects: made.checked.objects,
    sha256Before: hash(input.bytes),
    sha256After: hash(bytes),
  };
  return { files: [{ name: options.outputName, bytes }], report };
};

function planOf(options: RedactOptions): RedactionPlan {
  const { words, patterns, expressions, wholeWords, color } = options;
  const [red, green, blue] = hexColor(color).map((part) => Math.round(part * 255)) as [
    number,
    number,
    number,
  ];
  return {
    wanted: { words, patterns, expressions, wholeWords },
    pages: (count) => resolvePages(options.pages, count),
    boxes: (document) => placeBoxes(document, options.boxes),
    keep: (document) => placeBoxes(document, options.keep),
    color: [red, green, blue],
    label: options.label.trim(),
    dpi: options.dpi,
    hasText: options.text,
    language: options.language,
    languageFolder: options.languageFolder,
  };
}
