import { z } from 'zod';

const PART = String.raw`(\d{1,9}|\d{1,9}-(\d{1,9})?|-\d{1,9})`;
const RANGES = new RegExp(`^(all|${PART}(\\s*,\\s*${PART})*)$`);

/** Pages as people write them. */
export const pageRanges = z
  .string()
  .trim()
  .max(2000)
  .regex(RANGES, 'Write pages like 1-3,5,8- or "all".')
  .describe('Pages, like 1-3,5,8- (counted from 1), or "all"');

/** The pages meant, counted from 0, in the order written; a page the document does not have is a problem. */
export function readPageRanges(
  ranges: string,
  pageCount: number,
): { indexes: number[] } | { problem: string } {
  if (ranges === 'all') return { indexes: Array.from({ length: pageCount }, (_, index) => index) };
  const indexes: number[] = [];
  for (const part of ranges.split(',')) {
    const [first = '', last] = part.trim().split('-');
    const from = first === '' ? 1 : Number(first);
    const to = last === undefined ? from : last === '' ? pageCount : Number(last);
    if (from < 1 || to < 1 || from > pageCount || to > pageCount)
      return { problem: `The document has ${pageCount} pages: "${part.trim()}" is not among them.` };
    const step = from <= to ? 1 : -1;
    for (let page = from; page !== to + step; page += step) indexes.push(page - 1);
  }
  return { indexes };
}
