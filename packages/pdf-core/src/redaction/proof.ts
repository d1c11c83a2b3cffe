import { PdfError } from '../errors.ts';

/** Where the result was searched, and how much of it. */
export type Proof = {
  /** Words and phrases that were searched for. */
  terms: number;
  pagesInPdfium: number;
  pagesInPdfjs: number;
  /** Pieces of content that our own reader read. */
  contents: number;
  strings: number;
  names: number;
  streams: number;
};

export function unproven(place: string, count = 1): PdfError {
  return new PdfError('redaction_unproven', { place, count });
}
