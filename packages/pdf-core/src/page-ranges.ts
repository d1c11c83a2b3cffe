import { PdfError } from './errors.ts';
import { listPages, type PageRange, readPageRanges } from './page-ranges.reader.options.ts';

/** The pages meant, counted from 0, in the order written. A page the document does not have is an error. */
export function resolvePages(text: string, pageCount: number): number[] {
  const read = listPages(text, pageCount);
  if ('problem' in read) throw new PdfError(...read.problem);
  return read.pages;
}

/** The same, range by range. */
export function resolveRanges(text: string, pageCount: number): PageRange[] {
  const read = readPageRanges(text, pageCount);
  if ('problem' in read) throw new PdfError(...read.problem);
  return read.ranges;
}
