import { open } from 'node:fs/promises';
import { officeEnding } from '../office/office-types.options.ts';
import { findTextKind, namedKind } from '../typeset/text-kind.ts';
import type { RunInput } from './hand-over.ts';

/** As many as tell a PDF, or a text whose name does not say what it is. */
const HEAD_BYTES = 1024;
const PDF_NAME = /\.pdf$/iu;

/** Whether a file is one that `to-pdf` makes a PDF of, and not a PDF: by its bytes, and by its name where they say nothing. */
export async function isSource(input: RunInput): Promise<boolean> {
  const head = await readHead(input);
  if (head.subarray(0, 5).equals(Buffer.from('%PDF-'))) return false;
  if (officeEnding(input.name) || namedKind(input.name)) return true;
  // A damaged PDF is still one.
  if (PDF_NAME.test(input.name) || head.includes('%PDF-') || head.includes(' obj')) return false;
  return head.length > 0 && findTextKind(head, input.name) !== undefined;
}

async function readHead(input: RunInput): Promise<Buffer> {
  if ('bytes' in input) return Buffer.from(input.bytes.subarray(0, HEAD_BYTES));
  const file = await open(input.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
