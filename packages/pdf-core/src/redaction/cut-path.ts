import { type Matrix } from '../compress/content/matrix.ts';
import { numberText } from './content-writer.ts';
import { apply, boundsOf, inverse, isInside, isWithin, meets, type Point, type Rect } from './geometry.ts';

/** A line (two points) or a curve (four). */
type Segment = Point[];
export type Subpath = { segments: Segment[]; start: Point; isClosed: boolean };

/** How finely a segment is looked at for where it enters and leaves a box. */
const STEPS = 64;

/** Follows the operators that make a path, in the coordinates of the page. */
export class PathReader {
  subpaths: Subpath[] = [];
  #now: Point = [0, 0];

  add(operator: string, n: number[], matrix: Matrix): void {
    const at = (k: number): Point => apply(matrix, n[k] ?? 0, n[k + 1] ?? 0);
    const last = this.subpaths.at(-1);
    if (operator === 'm') this.#begin(at(0));
    else if (operator === 'l') this.#to([at(0)]);
    else if (operator === 'c') this.#to([at(0), at(2), at(4)]);
    else if (operator === 'v') this.#to([this.#now, at(0), at(2)]);
    else if (operator === 'y') this.#to([at(0), at(2), at(2)]);
    else if (operator === 'h' && last) {
      last.isClosed = true;
      this.#now = last.start;
    } else if (operator === 're') {
      const [x = 0, y = 0, w = 0, h = 0] = n;
      this.#begin(apply(matrix, x, y));
      for (const [px, py] of [
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ] as const)
        this.#to([apply(matrix, px, py)]);
      this.subpaths.at(-1)!.isClosed = true;
      this.#now = this.subpaths.at(-1)!.start;
    }
  }

  bounds(): Rect {
    return boundsOf(this.subpaths.flatMap(({ segments, start }) => [start, ...segments.flat()]));
  }

  #begin(point: Point): void {
    this.subpaths.push({ segments: [], start: point, isClosed: false });
    this.#now = point;
  }

  #to(points: Point[]): void {
    const last = this.subpaths.at(-1);
    if (!last || last.isClosed) this.#begin(this.#now);
    this.subpaths.at(-1)!.segments.push([this.#now, ...points]);
    this.#now = points.at(-1)!;
  }
}

type Piece = { segment: Segment; isIn: boolean };

/** How much of a line is left within a box, so that its end does not show: `0` for what is filled. */
export type CutStyle = { isStroke: boolean; isDashed: boolean; width: number };

/**
 * The path without what runs inside of the boxes. A fill goes straight from where it enters a box to where it leaves it, which
 * changes nothing outside; a line ends there.
 */
export function cutPath(subpaths: Subpath[], boxes: readonly Rect[], style: CutStyle): Subpath[] {
  let paths = subpaths;
  for (const box of boxes) paths = paths.flatMap((path) => cutSubpath(path, box, style));
  return paths;
}

function cutSubpath(path: Subpath, box: Rect, style: CutStyle): Subpath[] {
  const points = [path.start, ...path.segments.flat()];
  const bounds = boundsOf(points);
  if (!meets(bounds, grownByLine(box))) return [path];
  const isClosed = path.isClosed || !style.isStroke;
  const segments = [...path.segments];
  const end = segments.at(-1)?.at(-1) ?? path.start;
  if (isClosed && (end[0] !== path.start[0] || end[1] !== path.start[1])) segments.push([end, path.start]);
  if (isWithin(bounds, box)) return [];
  let pieces = segments.flatMap((segment) => cutSegment(segment, box));
  const firstIn = pieces.findIndex(({ isIn }) => isIn);
  if (firstIn < 0) return [path];
  if (isClosed) pieces = [...pieces.slice(firstIn), ...pieces.slice(0, firstIn)];
  const runs: Segment[][] = [];
  for (const [index, { segment, isIn }] of pieces.entries()) {
    if (isIn) continue;
    if (index === 0 || pieces[index - 1]!.isIn) runs.push([]);
    runs.at(-1)!.push(segment);
  }
  if (!runs.length) return [];
  const open = (run: Segment[]): Subpath => ({ segments: run, start: run[0]![0]!, isClosed: false });
  if (style.isStroke && !style.isDashed) return runs.map((run) => open(prolong(run, box, style.width)));
  const joined = runs.flatMap((run, index): Segment[] => {
    const before = runs[index - 1]?.at(-1)?.at(-1);
    return before ? [[before, run[0]![0]!], ...run] : run;
  });
  return [{ ...open(joined), isClosed }];
}

/** A line of no width lies in a box too. */
function grownByLine({ left, bottom, right, top }: Rect): Rect {
  return { left: left - 1e-9, bottom: bottom - 1e-9, right: right + 1e-9, top: top + 1e-9 };
}

/** Straight ends go on into the box by as much as its width lets them, so that no end of a line is seen beside it. */
function prolong(run: Segment[], box: Rect, width: number): Segment[] {
  const first = run[0]!;
  const last = run.at(-1)!;
  const result = [...run];
  if (last.length === 2) result[result.length - 1] = [last[0]!, further(last[0]!, last[1]!, box, width)];
  if (first.length === 2) {
    const [, to] = result[0]!;
    result[0] = [further(first[1]!, first[0]!, box, width), to!];
  }
  return result;
}

function further(from: Point, to: Point, box: Rect, width: number): Point {
  const onEdge = [to[0] - box.left, to[0] - box.right, to[1] - box.bottom, to[1] - box.top].some(
    (distance) => Math.abs(distance) < 1e-6,
  );
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (!onEdge || !length) return to;
  for (let by = width; by > width / 16; by /= 2) {
    const point: Point = [
      to[0] + ((to[0] - from[0]) / length) * by,
      to[1] + ((to[1] - from[1]) / length) * by,
    ];
    if (isInside(point, [box])) return point;
  }
  return to;
}

function cutSegment(segment: Segment, box: Rect): Piece[] {
  if (!meets(boundsOf(segment), grownByLine(box))) return [{ segment, isIn: false }];
  const ends = segment.length === 2 ? lineCuts(segment, box) : curveCuts(segment, box);
  const cuts = [0, ...ends, 1];
  return cuts.slice(1).flatMap((to, index): Piece[] => {
    const from = cuts[index]!;
    if (to - from < 1e-9) return [];
    const isIn = isInside(pointAt(segment, (from + to) / 2), [box]);
    return [{ segment: from === 0 && to === 1 ? segment : partOf(segment, from, to), isIn }];
  });
}

function lineCuts([from, to]: Segment, box: Rect): number[] {
  const cuts: number[] = [];
  const [dx, dy] = [to![0] - from![0], to![1] - from![1]];
  if (dx) cuts.push((box.left - from![0]) / dx, (box.right - from![0]) / dx);
  if (dy) cuts.push((box.bottom - from![1]) / dy, (box.top - from![1]) / dy);
  return cuts.filter((t) => t > 0 && t < 1).sort((one, other) => one - other);
}

function curveCuts(segment: Segment, box: Rect): number[] {
  const cuts: number[] = [];
  const isIn = (t: number) => isInside(pointAt(segment, t), [box]);
  for (let step = 0; step < STEPS; step++) {
    let [low, high] = [step / STEPS, (step + 1) / STEPS];
    const first = isIn(low);
    if (first === isIn(high)) continue;
    for (let halving = 0; halving < 40; halving++) {
      const middle = (low + high) / 2;
      if (isIn(middle) === first) low = middle;
      else high = middle;
    }
    cuts.push(high);
  }
  return cuts;
}

function mix([x1, y1]: Point, [x2, y2]: Point, t: number): Point {
  return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
}

function pointAt(segment: Segment, t: number): Point {
  let points = segment;
  while (points.length > 1) points = points.slice(1).map((point, index) => mix(points[index]!, point, t));
  return points[0]!;
}

function partOf(segment: Segment, from: number, to: number): Segment {
  const rest = splitAt(segment, to)[0];
  return from === 0 ? rest : splitAt(rest, from / to)[1];
}

function splitAt(segment: Segment, t: number): [Segment, Segment] {
  const [first, second]: [Segment, Segment] = [[], []];
  let points = segment;
  for (;;) {
    first.push(points[0]!);
    second.unshift(points.at(-1)!);
    if (points.length === 1) return [first, second];
    points = points.slice(1).map((point, index) => mix(points[index]!, point, t));
  }
}

/** The operators of a path, in the coordinates that hold where it is written. */
export function pathText(subpaths: Subpath[], matrix: Matrix): string {
  const back = inverse(matrix);
  if (!back) return '';
  const at = (points: Point[]) =>
    points
      .flatMap(([x, y]) => apply(back, x, y))
      .map(numberText)
      .join(' ');
  return subpaths
    .flatMap(({ segments, start, isClosed }) => [
      `${at([start])} m`,
      ...segments.map((points) => `${at(points.slice(1))} ${points.length === 2 ? 'l' : 'c'}`),
      ...(isClosed ? ['h'] : []),
    ])
    .join('\n');
}
