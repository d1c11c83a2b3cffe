import { lookupArray, resolve } from '../pdf/graph/access.ts';
import { PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { type SeenBox, seenBox } from './annotations.ts';
import type { EditedDocument } from './edited-document.ts';
import type { FormField } from './form-fields.ts';
import { frameOf } from './pages.ts';

/** `page` is counted from 1; the box is seen from the lower left corner. */
export type WidgetPlace = SeenBox & { page: number };

/** Pages by widget: what a widget itself says of its page is often missing. */
export function findWidgetPages(doc: EditedDocument): Map<number, number> {
  const pages = new Map<number, number>();
  // A document made to harm gives all its pages one long list.
  const seen = new Set<PdfValue[]>();
  for (const [index, page] of doc.pages.entries()) {
    const list = lookupArray(doc.graph, page.dict, 'Annots');
    if (!list || seen.has(list)) continue;
    seen.add(list);
    for (const entry of list) if (entry instanceof PdfRef) pages.set(entry.number, index);
  }
  return pages;
}

/** Where a field is shown. */
export function placesOf(doc: EditedDocument, field: FormField, pageOf: Map<number, number>): WidgetPlace[] {
  return field.widgets.flatMap((widget) => placeOf(doc, widget, pageOf) ?? []);
}

export function placeOf(
  doc: EditedDocument,
  { ref, dict }: FormField['widgets'][number],
  pageOf: Map<number, number>,
): WidgetPlace | undefined {
  const page = pageOf.get(ref.number);
  return page === undefined ? undefined : boxOf(doc, page, dict);
}

function boxOf(doc: EditedDocument, page: number, widget: PdfDict): WidgetPlace | undefined {
  const sides = lookupArray(doc.graph, widget, 'Rect')?.slice(0, 4) ?? [];
  const numbers = sides.map((side) => resolve(doc.graph, side)).filter((side) => typeof side === 'number');
  const [x1, y1, x2, y2] = numbers;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return { page: page + 1, ...seenBox(frameOf(doc.pages[page]!), [x1, y1, x2, y2]) };
}
