import { expect } from 'vitest';
import { qpdfComplaints } from '../../testing/index.ts';
import { toPdfOptions } from './options.ts';
import { toPdf } from './to-pdf.ts';

/** The document made from a file, after a clean check by qpdf. */
export async function convert(
  name: string,
  source: string | Uint8Array,
  options: Record<string, unknown> = {},
) {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const { files, report } = await toPdf([{ name, bytes }], toPdfOptions.parse(options));
  const [file] = files;
  expect(await qpdfComplaints(file!.bytes)).toBe('');
  return { name: file!.name, bytes: file!.bytes, report };
}

/** The words of a text without its markup. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
