import { addObject, resolve } from '../pdf/graph/access.ts';
import type { Page } from '../pdf/graph/pages.ts';
import { PdfRef, type PdfDict } from '../pdf/values.ts';
import { giveBlendingColours } from '../standards/device-colours.ts';
import { touch } from './open-document.ts';
import type { EditedDocument } from './edited-document.ts';
import { applyMatrix, type Matrix } from '../pdf/matrix.ts';
import { fromPage, type PageFrame } from './pages.ts';

export type SeenBox = { x: number; y: number; width: number; height: number };

/** The rectangle, in the page's own coordinates, that covers a box of the page as it is seen. */
export function pageRect(frame: PageFrame, { x, y, width, height }: SeenBox): number[] {
  const [x1, y1] = applyMatrix(frame.toPage, x, y);
  const [x2, y2] = applyMatrix(frame.toPage, x + width, y + height);
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)].map((value) =>
    Number(value.toFixed(4)),
  );
}

/** The same the other way round: where a rectangle of the page's own coordinates is seen. */
export function seenBox(frame: PageFrame, [x1, y1, x2, y2]: [number, number, number, number]): SeenBox {
  const seen = fromPage(frame);
  const [[left, bottom], [right, top]] = [applyMatrix(seen, x1, y1), applyMatrix(seen, x2, y2)];
  const [x, y] = [Math.min(left, right), Math.min(bottom, top)];
  return { x, y, width: Math.abs(right - left), height: Math.abs(top - bottom) };
}

/** Turns an appearance drawn upright so that it is upright on the page as it is seen. */
export function uprightMatrix(frame: PageFrame): Matrix {
  const [a, b, c, d] = frame.toPage;
  return [a, b, c, d, 0, 0];
}

export function addAnnotation(doc: EditedDocument, page: Page, annotation: PdfDict): PdfRef {
  annotation.set('P', page.ref);
  if ((doc.archivalPart ?? 0) > 1) {
    giveBlendingColours(page.dict);
    touch(doc, page.ref);
  }
  const ref = addObject(doc.graph, annotation);
  const entry = page.dict.get('Annots');
  const list = resolve(doc.graph, entry);
  if (Array.isArray(list)) {
    list.push(ref);
    touch(doc, entry instanceof PdfRef ? entry : page.ref);
  } else {
    page.dict.set('Annots', [ref]);
    touch(doc, page.ref);
  }
  return ref;
}
