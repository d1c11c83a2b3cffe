import { limits } from '../limits.ts';
import type { Ruling } from '../layout/page-input.ts';
import type { Engine } from './engine.ts';
import { type Matrix, multiply, IDENTITY } from '../pdf/matrix.ts';
import { withMemory } from './memory.ts';
import { type Box, placeBox, type Placement, readPlacement } from './placement.ts';

const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const MOVE = 2;
const LINE = 0;

/** A map or a plot has more lines than a table ever has; what comes after so many is not looked at. */
const MOST_SEGMENTS = 20_000;
const MOST_RULINGS = 6000;
/** One path with more points than this is a picture. */
const MOST_POINTS = 1000;
/** Points: what is drawn thinner is a line, and what is shorter is part of a picture or of a pattern. */
const THICK = 3;
const SHORT = 4;
const LEVEL = 0.8;
/** The corners of a rectangle, closed twice. */
const RECTANGLE = 6;

export type Drawing = { rulings: Ruling[]; pictures: Box[] };

type Reader = {
  engine: Engine;
  placement: Placement;
  pointer: number;
  /** Six numbers at `pointer`, as they are now. */
  floats: () => Float32Array;
  left: number;
  drawing: Drawing;
};

type Point = [number, number];

/** The level and upright lines of a page, and where its pictures are. */
export function readDrawing(engine: Engine, page: number): Drawing {
  const { FPDFPage_CountObjects, FPDFPage_GetObject } = engine.direct;
  const drawing: Drawing = { rulings: [], pictures: [] };
  return withMemory(engine, 24, (pointer) => {
    let view = new Float32Array(engine.heap().buffer, pointer, 6);
    // A heap that grew leaves its views behind, empty.
    const floats = () => (view.length ? view : (view = new Float32Array(engine.heap().buffer, pointer, 6)));
    const placement = readPlacement(engine, page);
    const reader: Reader = { engine, placement, pointer, floats, left: MOST_SEGMENTS, drawing };
    const count = FPDFPage_CountObjects!(page);
    for (let i = 0; i < count && reader.left > 0; i++)
      visit(reader, FPDFPage_GetObject!(page, i), IDENTITY, 0);
    return drawing;
  });
}

function visit(reader: Reader, object: number, outer: Matrix, depth: number): void {
  const { FPDFPageObj_GetType, FPDFFormObj_CountObjects, FPDFFormObj_GetObject } = reader.engine.direct;
  const type = FPDFPageObj_GetType!(object);
  if (type === PATH) readPath(reader, object, outer);
  else if (type === IMAGE) {
    const corners: Point[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    reader.drawing.pictures.push(boxOf(reader.placement, corners, readMatrix(reader, object, outer)));
  } else if (type === FORM && depth < limits.nestingDepth) {
    const inner = readMatrix(reader, object, outer);
    const count = FPDFFormObj_CountObjects!(object);
    for (let i = 0; i < count && reader.left > 0; i++)
      visit(reader, FPDFFormObj_GetObject!(object, i), inner, depth + 1);
  }
}

function readMatrix({ engine, pointer, floats }: Reader, object: number, outer: Matrix): Matrix {
  if (!engine.direct.FPDFPageObj_GetMatrix!(object, pointer)) return outer;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats();
  return multiply([a, b, c, d, e, f], outer);
}

function readPath(reader: Reader, object: number, outer: Matrix): void {
  const { engine, placement, drawing } = reader;
  const count = engine.direct.FPDFPath_CountSegments!(object);
  reader.left -= Math.max(1, count);
  if (count < 2 || count > MOST_POINTS || drawing.rulings.length > MOST_RULINGS) return;
  const { filled, stroked } = readMode(reader, object);
  if (!filled && !stroked) return;
  const matrix = readMatrix(reader, object, outer);
  for (const points of readParts(reader, object, count)) {
    if (stroked) addSides(drawing, placement, points, matrix);
    else if (points.length <= RECTANGLE) addFilled(drawing, boxOf(placement, points, matrix));
  }
}

/** Paper on paper is not seen. */
function readMode(
  { engine, pointer, floats }: Reader,
  object: number,
): { filled: boolean; stroked: boolean } {
  const { FPDFPath_GetDrawMode, FPDFPageObj_GetFillColor } = engine.direct;
  FPDFPath_GetDrawMode!(object, pointer, pointer + 4);
  const values = new Uint32Array(floats().buffer, pointer, 4);
  const stroked = values[1] !== 0;
  if (stroked || !values[0]) return { filled: values[0] !== 0, stroked };
  const known = FPDFPageObj_GetFillColor!(object, pointer, pointer + 4, pointer + 8, pointer + 12);
  return { filled: !known || values.subarray(0, 3).some((value) => value <= 252), stroked };
}

/** The straight parts of a path, each point by point. */
function readParts({ engine, pointer, floats }: Reader, object: number, count: number): Point[][] {
  const { FPDFPath_GetPathSegment, FPDFPathSegment_GetPoint } = engine.direct;
  const { FPDFPathSegment_GetType, FPDFPathSegment_GetClose } = engine.direct;
  const parts: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const segment = FPDFPath_GetPathSegment!(object, i);
    const kind = FPDFPathSegment_GetType!(segment);
    FPDFPathSegment_GetPoint!(segment, pointer, pointer + 4);
    const [x = 0, y = 0] = floats();
    if (kind === LINE && parts.length) parts.at(-1)!.push([x, y]);
    // What comes after a curve begins a straight part where the curve ends.
    else parts.push([[x, y]]);
    if (kind !== MOVE && FPDFPathSegment_GetClose!(segment)) parts.at(-1)!.push(parts.at(-1)![0]!);
  }
  return parts;
}

function addSides(drawing: Drawing, placement: Placement, points: Point[], matrix: Matrix): void {
  for (let i = 1; i < points.length; i++)
    addSide(drawing, boxOf(placement, [points[i - 1]!, points[i]!], matrix));
}

/** What is filled with colour has edges that are seen as lines are. */
function addFilled(drawing: Drawing, box: Box): void {
  const { x, y, width, height } = box;
  if (Math.min(width, height) <= THICK) {
    addSide(drawing, box);
    return;
  }
  for (const at of [y, y + height]) addSide(drawing, { x, width, y: at, height: 0 });
  for (const at of [x, x + width]) addSide(drawing, { y, height, x: at, width: 0 });
}

function addSide({ rulings }: Drawing, { x, y, width, height }: Box): void {
  if (height <= THICK && width > Math.max(SHORT, height) && (height < LEVEL || width > 3 * height))
    rulings.push({ upright: false, at: y + height / 2, from: x, to: x + width });
  else if (width <= THICK && height > Math.max(SHORT, width) && (width < LEVEL || height > 3 * width))
    rulings.push({ upright: true, at: x + width / 2, from: y, to: y + height });
}

function boxOf(placement: Placement, points: Point[], [a, b, c, d, e, f]: Matrix): Box {
  let [left, top, right, bottom] = [Infinity, -Infinity, -Infinity, Infinity];
  for (const [x, y] of points) {
    const [across, up] = [a * x + c * y + e, b * x + d * y + f];
    left = Math.min(left, across);
    right = Math.max(right, across);
    top = Math.max(top, up);
    bottom = Math.min(bottom, up);
  }
  return placeBox(placement, [left, top, right, bottom]);
}
