import type { EditedDocument } from '../../edit/edited-document.ts';
import { applyMatrix, type Matrix } from '../../pdf/matrix.ts';

import { resolve } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { isDict, nameOf, PdfRef, PdfStream, type PdfValue } from '../../pdf/values.ts';

/** Where each kind of destination has numbers along x and along y. */
const NUMBERS: Record<string, { x: number[]; y: number[] }> = {
  XYZ: { x: [2], y: [3] },
  FitH: { x: [], y: [2] },
  FitBH: { x: [], y: [2] },
  FitV: { x: [2], y: [] },
  FitBV: { x: [2], y: [] },
  FitR: { x: [2, 4], y: [3, 5] },
};
const DEEPEST = 50;

/** Bookmarks and links lead to the same words as before. `moved`: pages by their number. */
export function moveDestinations({ graph, touched }: EditedDocument, moved: Map<number, Matrix>): void {
  if (!moved.size) return;
  for (const [number, object] of graph.objects) visit(object, number, 0);

  function visit(object: PdfValue, number: number, depth: number): void {
    if (depth > DEEPEST) return;
    if (Array.isArray(object)) {
      if (!moveOne(graph, object, moved)) for (const item of object) visit(item, number, depth + 1);
      else touched.add(number);
    } else if (isDict(object)) for (const value of object.values()) visit(value, number, depth + 1);
    else if (object instanceof PdfStream) visit(object.dict, number, depth + 1);
  }
}

/** Whether the array is a destination on a page that was moved. */
function moveOne(graph: PdfGraph, array: PdfValue[], moved: Map<number, Matrix>): boolean {
  const [page, kind] = array;
  const matrix = page instanceof PdfRef ? moved.get(page.number) : undefined;
  const places = matrix && NUMBERS[nameOf(kind) ?? ''];
  if (!matrix || !places) return false;
  const number = (at: number) => {
    const value = resolve(graph, array[at]);
    return typeof value === 'number' ? value : undefined;
  };
  const { x, y } = places;
  for (const [turn, at] of (x.length ? x : y).entries()) {
    const [atX, atY] = [x.length ? at : undefined, y[turn]];
    const [oldX, oldY] = [
      atX === undefined ? undefined : number(atX),
      atY === undefined ? undefined : number(atY),
    ];
    const [newX, newY] = applyMatrix(matrix, oldX ?? 0, oldY ?? 0);
    if (atX !== undefined && oldX !== undefined) array[atX] = newX;
    if (atY !== undefined && oldY !== undefined) array[atY] = newY;
  }
  return true;
}
