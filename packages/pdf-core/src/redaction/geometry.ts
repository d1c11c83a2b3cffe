import type { Matrix } from '../compress/content/matrix.ts';

/** A rectangle of a page, in the page's own coordinates. */
export type Rect = { left: number; bottom: number; right: number; top: number };
/** A box, and the part of it out of which letters are taken where that is not all of it. */
export type Cover = Rect & { letters?: Rect };
export type Point = readonly [number, number];

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const det = a * d - b * c;
  if (!Number.isFinite(1 / det)) return undefined;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

export function boundsOf(points: readonly Point[]): Rect {
  const rect = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const [x, y] of points) {
    rect.left = Math.min(rect.left, x);
    rect.right = Math.max(rect.right, x);
    rect.bottom = Math.min(rect.bottom, y);
    rect.top = Math.max(rect.top, y);
  }
  return rect;
}

/** Where a rectangle reaches once it is placed. An infinite one stays so, whichever way it is turned. */
export function placedBounds([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Rect): Rect {
  return {
    left: Math.min(times(a, left), times(a, right)) + Math.min(times(c, bottom), times(c, top)) + e,
    right: Math.max(times(a, left), times(a, right)) + Math.max(times(c, bottom), times(c, top)) + e,
    bottom: Math.min(times(b, left), times(b, right)) + Math.min(times(d, bottom), times(d, top)) + f,
    top: Math.max(times(b, left), times(b, right)) + Math.max(times(d, bottom), times(d, top)) + f,
  };
}

function times(factor: number, length: number): number {
  return factor === 0 ? 0 : factor * length;
}

/** Whether they have more than an edge in common; a line without width has its length. */
export function meets(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;
}

export function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.bottom >= outer.bottom &&
    inner.top <= outer.top
  );
}

export function isInside([x, y]: Point, boxes: readonly Rect[]): boolean {
  return boxes.some((box) => x > box.left && x < box.right && y > box.bottom && y < box.top);
}

export function common(one: Rect, other: Rect): Rect {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}

export function grown({ left, bottom, right, top }: Rect, by: number): Rect {
  return { left: left - by, bottom: bottom - by, right: right + by, top: top + by };
}

/** The four numbers of a box as files have them, whichever corners they name. */
export function toRect(numbers: readonly number[] | undefined): Rect | undefined {
  const [x1, y1, x2, y2] = numbers ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return boundsOf([
    [x1, y1],
    [x2, y2],
  ]);
}

export const UNIT: Rect = { left: 0, bottom: 0, right: 1, top: 1 };
export const EVERYWHERE: Rect = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
