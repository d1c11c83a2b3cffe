import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { touch } from '../../edit/open-document.ts';
import { applyMatrix, type Matrix } from '../../edit/pages.ts';

/** Where each kind of destination has numbers along x and along y. */
const NUMBERS: Record<string, { x: number[]; y: number[] }> = {
  '/XYZ': { x: [2], y: [3] },
  '/FitH': { x: [], y: [2] },
  '/FitBH': { x: [], y: [2] },
  '/FitV': { x: [2], y: [] },
  '/FitBV': { x: [2], y: [] },
  '/FitR': { x: [2, 4], y: [3, 5] },
};
const DEEPEST = 50;

/** Bookmarks and links lead to the same words as before. `moved`: pages by their reference. */
export function moveDestinations(doc: EditedDocument, moved: Map<string, Matrix>): void {
  if (!moved.size) return;
  for (const [ref, object] of doc.pdf.context.enumerateIndirectObjects()) visit(object, ref, 0);

  function visit(object: PDFObject, ref: PDFRef, depth: number): void {
    if (depth > DEEPEST) return;
    if (object instanceof PDFArray) {
      if (!moveOne(object, moved)) for (const item of object.asArray()) visit(item, ref, depth + 1);
      else touch(doc, ref);
    } else if (object instanceof PDFDict) for (const value of object.values()) visit(value, ref, depth + 1);
    else if (object instanceof PDFStream) visit(object.dict, ref, depth + 1);
  }
}

/** Whether the array is a destination on a page that was moved. */
function moveOne(array: PDFArray, moved: Map<string, Matrix>): boolean {
  const page = array.size() > 1 ? array.get(0) : undefined;
  const matrix = page instanceof PDFRef ? moved.get(page.toString()) : undefined;
  const kind = matrix && array.get(1);
  const places = kind instanceof PDFName ? NUMBERS[kind.toString()] : undefined;
  if (!matrix || !places) return false;
  const number = (at: number) => {
    const value = at < array.size() ? array.lookup(at) : undefined;
    return value instanceof PDFNumber ? value.asNumber() : undefined;
  };
  const { x, y } = places;
  for (const [turn, at] of (x.length ? x : y).entries()) {
    const [atX, atY] = [x.length ? at : undefined, y[turn]];
    const [oldX, oldY] = [
      atX === undefined ? undefined : number(atX),
      atY === undefined ? undefined : number(atY),
    ];
    const [newX, newY] = applyMatrix(matrix, oldX ?? 0, oldY ?? 0);
    if (atX !== undefined && oldX !== undefined) array.set(atX, PDFNumber.of(newX));
    if (atY !== undefined && oldY !== undefined) array.set(atY, PDFNumber.of(newY));
  }
  return true;
}
