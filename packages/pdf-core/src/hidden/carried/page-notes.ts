import { lookupName } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { pageAnnotations, pagesOf } from '../../pdf/graph/pages.ts';
import type { PdfDict } from '../../pdf/values.ts';

export type PageNote = { note: PdfDict; kind: string; page: number };

/** The annotations of all pages, which are counted from 1. */
export function listNotes(graph: PdfGraph): PageNote[] {
  return pagesOf(graph).flatMap((page, index) =>
    pageAnnotations(graph, page).map((note) => ({
      note,
      kind: lookupName(graph, note, 'Subtype') ?? '',
      page: index + 1,
    })),
  );
}
