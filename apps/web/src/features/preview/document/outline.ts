import type { PDFDocumentProxy } from 'pdfjs-dist';

export type OutlineEntry = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** The page that an entry of the outline leads to; null when it leads nowhere in the document. */
export async function findPage(pdf: PDFDocumentProxy, place: OutlineEntry['dest']): Promise<number | null> {
  try {
    const [target] = (typeof place === 'string' ? await pdf.getDestination(place) : place) ?? [];
    if (typeof target === 'number') return target < pdf.numPages ? target + 1 : null;
    return target ? (await pdf.getPageIndex(target)) + 1 : null;
  } catch {
    return null;
  }
}

/** Of entries in the order of their pages the last that has begun by `page`; -1 for none. */
export function findSection(pages: readonly (number | null)[], page: number): number {
  return pages.findLastIndex((start) => start !== null && start <= page);
}
