import { PdfError } from './errors.ts';
import { readPageRanges } from './page-ranges.options.ts';

/** The pages meant, counted from 0, in the order written. A page the document does not have is an error. */
export function resolvePages(ranges: string, pageCount: number): number[] {
  const read = readPageRanges(ranges, pageCount);
  if ('problem' in read) throw new PdfError('invalid_options', read.problem);
  return read.indexes;
}
