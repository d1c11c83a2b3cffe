import { PdfError } from '../errors.ts';

const MB = 1024 * 1024;

/** How much a Word or Excel file may ask for. Honest files stay far below each of these. */
export const officeLimits = {
  /** Files inside one file. A report with a picture on each of a thousand pages has some thousand. */
  entries: 20_000,
  /** One part, unpacked. The sheet of a million full rows has about this size. */
  partBytes: 160 * MB,
  /** All parts that are read, unpacked. */
  totalBytes: 320 * MB,
  /** Elements inside one another. Tables in tables in tables come to 60. */
  depth: 400,
  /** Letters of the whole text: some ten thousand pages. */
  characters: 40_000_000,
  /** Pages, or sheets of a workbook. */
  pages: 20_000,
} as const;

export function tooMuch(what: string): PdfError {
  return new PdfError('document_too_complex', null, { details: { what } });
}

export function damaged(cause?: unknown): PdfError {
  return new PdfError('document_damaged', null, { cause });
}

export function locked(): PdfError {
  return new PdfError('password_needed');
}
