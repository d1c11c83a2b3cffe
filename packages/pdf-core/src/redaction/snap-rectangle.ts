import type { Subpath } from './cut-path.ts';
import { isWithin, meets, type Rect } from './geometry.ts';

/** The rectangle that a subpath is, if it is one with upright sides. */
export function rectangleOf({ segments, start, isClosed }: Subpath): Rect | undefined {
  const points = [start, ...segments.map((segment) => segment.at(-1)!)];
  if (segments.some((segment) => segment.length !== 2)) return undefined;
  const last = points.at(-1)!;
  if (points.length === 5 && last[0] === start[0] && last[1] === start[1]) points.pop();
  else if (!isClosed) return undefined;
  if (points.length !== 4) return undefined;
  const [a, b, c, d] = points as [Subpath['start'], Subpath['start'], Subpath['start'], Subpath['start']];
  const same = (one: number, other: number) => Math.abs(one - other) < 1e-6;
  const flatFirst = same(a[1], b[1]) && same(b[0], c[0]) && same(c[1], d[1]) && same(d[0], a[0]);
  const steepFirst = same(a[0], b[0]) && same(b[1], c[1]) && same(c[0], d[0]) && same(d[1], a[1]);
  if (!flatFirst && !steepFirst) return undefined;
  return {
    left: Math.min(a[0], c[0]),
    right: Math.max(a[0], c[0]),
    bottom: Math.min(a[1], c[1]),
    top: Math.max(a[1], c[1]),
  };
}

/** A side that runs within a box is moved to the edge of the box: nothing changes outside, and nothing tells where it was. */
export function snapRectangle(rect: Rect, boxes: readonly Rect[]): Rect {
  let snapped = rect;
  for (const box of boxes) {
    if (!meets(snapped, box)) continue;
    if (isWithin(snapped, box)) {
      snapped = box;
      continue;
    }
    const { left, right, bottom, top } = snapped;
    const isUpright = bottom >= box.bottom && top <= box.top;
    const isFlat = left >= box.left && right <= box.right;
    snapped = {
      left: isUpright && left > box.left ? box.left : left,
      right: isUpright && right < box.right ? box.right : right,
      bottom: isFlat && bottom > box.bottom ? box.bottom : bottom,
      top: isFlat && top < box.top ? box.top : top,
    };
  }
  return snapped;
}

export function rectangleSubpath({ left, bottom, right, top }: Rect): Subpath {
  return {
    start: [left, bottom],
    isClosed: true,
    segments: [
      [
        [left, bottom],
        [right, bottom],
      ],
      [
        [right, bottom],
        [right, top],
      ],
      [
        [right, top],
        [left, top],
      ],
    ],
  };
}
