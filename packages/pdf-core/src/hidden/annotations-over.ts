import { readFloats, withMemory } from '../pdfium/memory.ts';
import { type Box, placeBox } from '../pdfium/placement.ts';
import { shareUnder } from './boxes.ts';
import type { PageView } from './page-view.ts';

const [LINK, POPUP] = [2, 16];
const HIDDEN_OR_NO_VIEW = 2 | 32;
const COVERED_SHARE = 0.6;
const MOST = 5000;

const known = new WeakMap<PageView, Box[]>();

/** Whether something of the notes, stamps and fields of the page lies over a box. */
export function findAnnotationOver(view: PageView, box: Box): boolean {
  const boxes = known.get(view) ?? listBoxes(view);
  known.set(view, boxes);
  return boxes.some((over) => shareUnder(box, over) >= COVERED_SHARE);
}

function listBoxes({ document: { engine }, page, objects: { placement } }: PageView): Box[] {
  const boxes: Box[] = [];
  const count = Math.min(MOST, engine.FPDFPage_GetAnnotCount(page));
  for (let at = 0; at < count; at++) {
    const annotation = engine.FPDFPage_GetAnnot(page, at);
    if (!annotation) continue;
    const kind = engine.FPDFAnnot_GetSubtype(annotation);
    const isShown = !(engine.FPDFAnnot_GetFlags(annotation) & HIDDEN_OR_NO_VIEW);
    if (isShown && kind !== LINK && kind !== POPUP)
      withMemory(engine, 16, (pointer) => {
        if (!engine.FPDFAnnot_GetRect(annotation, pointer)) return;
        const [left = 0, top = 0, right = 0, bottom = 0] = readFloats(engine, pointer, 4);
        boxes.push(placeBox(placement, [left, top, right, bottom]));
      });
    engine.FPDFPage_CloseAnnot(annotation);
  }
  return boxes;
}
