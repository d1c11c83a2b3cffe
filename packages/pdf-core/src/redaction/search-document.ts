import type { PdfiumDocument } from '../pdfium/document.ts';
import { type ToolContext, throwIfAborted } from '../tool.ts';
import { PdfError } from '../errors.ts';
import {
  addFinds,
  type Find,
  findAcross,
  findOnPage,
  isOnPage,
  MOST_FINDS,
  type PageReading,
  readForSearch,
} from './find-words.ts';
import type { Search } from './make-search.ts';

export type SearchedPage = { finds: Find[]; isPicture: boolean };

/** What is found in the text of pages (counted from 0), by page. */
export function searchDocument(
  document: PdfiumDocument,
  pages: readonly number[],
  search: Search,
  context?: ToolContext,
): Map<number, SearchedPage> {
  const searched = new Map<number, SearchedPage>();
  let last: PageReading | undefined;
  let count = 0;
  const sorted = [...new Set(pages)].toSorted((one, other) => one - other);
  for (const [done, page] of sorted.entries()) {
    throwIfAborted(context);
    context?.progress?.(done, sorted.length, 'page');
    const reading = readForSearch(document, page);
    const finds = findOnPage(page, reading.orders, search);
    const before = searched.get(page - 1);
    const across = last && before ? findAcross(page - 1, last, reading, search) : [];
    for (const find of across) addFinds(find.page === page ? finds : before!.finds, [find]);
    count += finds.length;
    if (count > MOST_FINDS) throw new PdfError('document_too_complex');
    searched.set(page, {
      finds: finds.filter((find) => isOnPage(document, find)),
      isPicture: reading.isPicture,
    });
    last = reading;
  }
  return searched;
}
