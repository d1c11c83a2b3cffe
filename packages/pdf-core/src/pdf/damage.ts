import { PdfError } from '../errors.ts';

/** What is wrong with the file goes into the details: the person who brought it can do nothing with an offset. */
export function damaged(what: string, cause?: unknown): PdfError {
  return new PdfError('corrupt', 'This PDF is damaged and could not be repaired.', { what }, cause);
}

export function tooComplex(what: string): PdfError {
  return new PdfError('too_complex', `This PDF has ${what}; that is more than a document needs.`, { what });
}
