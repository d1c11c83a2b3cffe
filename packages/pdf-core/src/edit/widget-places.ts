import { PDFArray, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { type SeenBox, seenBox } from './annotations.ts';
import type { EditedDocument } from './edited-document.ts';
import type { FormField } from './form-fields.ts';
import { frameOf } from './pages.ts';

/** `page` is counted from 1; the box is seen from the lower left corner. */
export type WidgetPlace = SeenBox & { page: number };

/** Pages by widget: what a widget itself says of its page is often missing. */
export function findWidgetPages(doc: EditedDocument): Map<PDFObject, number> {
  const pages = new Map<PDFObject, number>();
  for (const [index, page] of doc.pages.entries()) {
    const list = doc.pdf.context.lookup(page.dict.get(PDFName.of('Annots')));
    if (list instanceof PDFArray) for (const ref of list.asArray()) pages.set(ref, index);
  }
  return pages;
}

/** Where a field is shown. */
export function placesOf(
  doc: EditedDocument,
  field: FormField,
  pageOf: Map<PDFObject, number>,
): WidgetPlace[] {
  return field.widgets.flatMap(({ ref, dict }) => {
    const page = pageOf.get(ref);
    const box = page === undefined ? undefined : boxOf(doc, page, dict.lookup(PDFName.of('Rect')));
    return box ? [box] : [];
  });
}

function boxOf(doc: EditedDocument, page: number, rect: PDFObject | undefined): WidgetPlace | undefined {
  if (!(rect instanceof PDFArray) || rect.size() < 4) return undefined;
  const sides = [0, 1, 2, 3].map((index) => rect.lookup(index));
  const numbers = sides.flatMap((side) => (side instanceof PDFNumber ? [side.asNumber()] : []));
  const [x1, y1, x2, y2] = numbers;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return { page: page + 1, ...seenBox(frameOf(doc.pages[page]!), [x1, y1, x2, y2]) };
}
