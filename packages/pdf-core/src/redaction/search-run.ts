import type { PdfiumDocument } from '../pdfium/document.ts';
import { readPageSize } from '../pdfium/page.ts';
import { type ToolContext, throwIfAborted } from '../tool.ts';
import {
  addFinds,
  type Find,
  findAcross,
  findOnPage,
  isOnPage,
  type JointOrders,
  readForSearch,
} from './find-words.ts';
import type { Search } from './make-search.ts';
import { endOf, startOf } from './page-joints.ts';

export type SearchedPage = { index: number; finds: Find[]; isPicture: boolean };
/** Pages that were searched together, how the first of them begins and how the last ends. */
export type SearchedRun = { pages: SearchedPage[]; start: JointOrders; end: JointOrders };

/** So many pages are searched before another thread is heard. */
const IN_A_RUN = 4;

/** Pages in their order, a few at a time. */
export function listRuns(pages: readonly number[]): number[][] {
  const sorted = [...new Set(pages)].toSorted((one, other) => one - other);
  const count = Math.ceil(sorted.length / IN_A_RUN);
  return Array.from({ length: count }, (_, at) => sorted.slice(at * IN_A_RUN, (at + 1) * IN_A_RUN));
}

export function searchRun(
  document: PdfiumDocument,
  run: readonly number[],
  search: Search,
  context?: ToolContext,
): SearchedRun {
  const pages: SearchedPage[] = [];
  let start: JointOrders = [];
  let last: JointOrders = [];
  for (const index of run) {
    throwIfAborted(context);
    const { orders, isPicture } = readForSearch(document, index);
    const finds = findOnPage(index, orders, search);
    const before = pages.at(-1);
    if (!before) start = orders.slice(0, 2).map(startOf);
    else if (before.index === index - 1)
      for (const find of findAcross(before.index, last, orders, search))
        addFinds(find.page === index ? finds : before.finds, [find]);
    const size = readPageSize(document, index);
    pages.push({ index, finds: finds.filter((find) => isOnPage(size, find)), isPicture });
    last = orders;
  }
  return { pages, start, end: last.slice(0, 2).map(endOf) };
}
