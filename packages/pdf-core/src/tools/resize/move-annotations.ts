import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { touch } from '../../edit/open-document.ts';
import { applyMatrix, type Matrix, type PagePlace } from '../../edit/pages.ts';

/** Places on the page, each as pairs of numbers. `Rect` is one of them, and its corners stay in order. */
const PLACES = ['QuadPoints', 'Vertices', 'L', 'CL', 'InkList'].map((key) => PDFName.of(key));
const RECT = PDFName.of('Rect');
const MOST_LISTS = 10_000;

/** Notes, links and fields go where the content went. How they look is drawn into their rectangle. */
export function moveAnnotations(doc: EditedDocument, page: PagePlace, matrix: Matrix): void {
  const { context } = doc.pdf;
  const list = page.dict.lookup(PDFName.of('Annots'));
  if (!(list instanceof PDFArray)) return;
  const seen = new Set<PDFObject>();
  for (const entry of list.asArray()) {
    const annotation = context.lookup(entry);
    if (!(annotation instanceof PDFDict) || seen.has(annotation)) continue;
    seen.add(annotation);
    const rect = movePairs(annotation.lookup(RECT), matrix, 0);
    if (rect) annotation.set(RECT, context.obj(inOrder(rect)));
    for (const key of PLACES) {
      const moved = movePairs(annotation.lookup(key), matrix, 0);
      if (moved) annotation.set(key, context.obj(moved as number[]));
    }
    touch(doc, entry instanceof PDFRef ? entry : page.ref);
  }
}

type Numbers = (number | Numbers)[];

/** Lists of pairs, and lists of such lists as strokes of a pen are; undefined for anything else. */
function movePairs(value: unknown, matrix: Matrix, depth: number): Numbers | undefined {
  if (!(value instanceof PDFArray) || depth > 1 || value.size() > MOST_LISTS * 10) return undefined;
  const items = value.asArray().map((_, at) => value.lookup(at));
  if (items.every((item) => item instanceof PDFNumber)) {
    const numbers = items.map((item) => (item as PDFNumber).asNumber());
    return numbers.flatMap((x, at) =>
      at % 2 || at + 1 >= numbers.length ? [] : applyMatrix(matrix, x, numbers[at + 1]!),
    );
  }
  const lists = items.map((item) => movePairs(item, matrix, depth + 1));
  return lists.every((item) => item !== undefined) ? lists : undefined;
}

function inOrder(rect: Numbers): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect as number[];
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}
