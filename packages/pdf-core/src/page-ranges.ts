import { PdfError } from './errors.ts';

/** The pages meant, counted from 0, in the order written. A page the document does not have is an error. */
export function resolvePages(ranges: string, pageCount: number): number[] {
  if (ranges === 'all') return Array.from({ length: pageCount }, (_, index) => index);
  return ranges.split(',').flatMap((part) => {
    const [first = '', last] = part.trim().split('-');
    const from = first === '' ? 1 : Number(first);
    const to = last === undefined ? from : last === '' ? pageCount : Number(last);
    if (from < 1 || to < 1 || from > pageCount || to > pageCount)
      throw new PdfError(
        'invalid_options',
        `The document has ${pageCount} pages: "${part.trim()}" is not among them.`,
      );
    const step = from <= to ? 1 : -1;
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step - 1);
  });
}
