import { PdfError } from '../errors.ts';

/** What is wrong with the file goes into the details: the person who brought it can do nothing with an offset. */
export function damaged(what: string, cause?: unknown): PdfError {
  return new PdfError('document_damaged', null, { details: { what }, cause });
}

export function tooComplex(what: string): PdfError {
  return new PdfError('document_too_complex', null, { details: { what } });
}
