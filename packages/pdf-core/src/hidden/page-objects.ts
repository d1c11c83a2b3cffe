import { limits } from '../limits.ts';
import type { Engine } from '../pdfium/engine.ts';
import { IDENTITY, type Matrix, multiply, toMatrix } from '../pdf/matrix.ts';
import { readFloats, readInteger, withMemory } from '../pdfium/memory.ts';
import { type Box, placeBox, type Placement, readPlacement } from '../pdfium/placement.ts';

/** Text as it is drawn: its place among all objects, and how. */
export type TextObject = { handle: number; order: number; outer: Matrix; box: Box };

/** Something opaque that hides what was drawn before it. */
export type Cover = { kind: 'box' | 'picture'; order: number; box: Box };

export type PageObjects = { texts: Map<number, TextObject>; covers: Cover[]; placement: Placement };

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
export const OPAQUE = 255;
/** Points: what is thinner is a line. */
const THIN = 3;
/** A drawing has more shapes than anybody draws boxes; what comes after so many is not looked for. */
const MOST_COVERS = 5000;

type Walk = PageObjects & { engine: Engine; pointer: number; order: number };

/** The texts of a page and what could hide them, in the order in which they are drawn. */
export function listPageObjects(engine: Engine, page: number): PageObjects {
  const { FPDFPage_CountObjects, FPDFPage_GetObject } = engine.direct;
  return withMemory(engine, 32, (pointer) => {
    const placement = readPlacement(engine, page);
    const walk: Walk = { texts: new Map(), covers: [], placement, engine, pointer, order: 0 };
    const count = FPDFPage_CountObjects!(page);
    for (let at = 0; at < count; at++) visit(walk, FPDFPage_GetObject!(page, at), IDENTITY, 0);
    return walk;
  });
}

function visit(walk: Walk, handle: number, outer: Matrix, depth: number): void {
  const { FPDFPageObj_GetType, FPDFFormObj_CountObjects, FPDFFormObj_GetObject } = walk.engine.direct;
  const type = FPDFPageObj_GetType!(handle);
  const order = walk.order++;
  if (type === TEXT) walk.texts.set(handle, { handle, order, outer, box: readBox(walk, handle, outer) });
  else if (type === FORM) {
    if (depth >= limits.nestingDepth) return;
    const inner = multiply(readMatrix(walk, handle), outer);
    const count = FPDFFormObj_CountObjects!(handle);
    for (let at = 0; at < count; at++) visit(walk, FPDFFormObj_GetObject!(handle, at), inner, depth + 1);
  } else if (walk.covers.length < MOST_COVERS && covers(walk, handle, type)) {
    const box = readBox(walk, handle, outer);
    if (Math.min(box.width, box.height) <= THIN) return;
    walk.covers.push({ kind: type === IMAGE ? 'picture' : 'box', order, box });
  }
}

function covers(walk: Walk, handle: number, type: number): boolean {
  if (type === IMAGE || type === SHADING) return true;
  const { engine, pointer } = walk;
  if (type !== PATH || !engine.direct.FPDFPath_GetDrawMode!(handle, pointer, pointer + 4)) return false;
  if (!readInteger(engine, pointer)) return false;
  return (readColour(engine, handle, pointer)?.[3] ?? OPAQUE) === OPAQUE;
}

/** Red, green, blue and opacity from 0 to 255; undefined for what is filled with a pattern. */
export function readColour(
  engine: Engine,
  handle: number,
  pointer: number,
  of: 'Fill' | 'Stroke' = 'Fill',
): number[] | undefined {
  const read = engine.direct[`FPDFPageObj_Get${of}Color`]!;
  if (!read(handle, pointer, pointer + 4, pointer + 8, pointer + 12)) return undefined;
  return [0, 4, 8, 12].map((at) => readInteger(engine, pointer + at));
}

function readMatrix({ engine, pointer }: Walk, handle: number): Matrix {
  if (!engine.direct.FPDFPageObj_GetMatrix!(handle, pointer)) return IDENTITY;
  return toMatrix(readFloats(engine, pointer, 6)) ?? IDENTITY;
}

function readBox({ engine, pointer, placement }: Walk, handle: number, outer: Matrix): Box {
  const { FPDFPageObj_GetBounds } = engine.direct;
  if (!FPDFPageObj_GetBounds!(handle, pointer, pointer + 4, pointer + 8, pointer + 12))
    return { x: 0, y: 0, width: 0, height: 0 };
  const [left = 0, bottom = 0, right = 0, top = 0] = readFloats(engine, pointer, 4);
  return placeEdges(placement, outer, [left, bottom, right, top]);
}

/** Where the edges of something in a form are on the page as it is seen. */
export function placeEdges(placement: Placement, outer: Matrix, edges: readonly number[]): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = edges;
  const [a, b, c, d, e, f] = outer;
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f]),
  );
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  return placeBox(placement, [Math.min(...xs), Math.max(...ys), Math.max(...xs), Math.min(...ys)]);
}
