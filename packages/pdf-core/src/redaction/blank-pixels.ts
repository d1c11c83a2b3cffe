import type { Matrix } from '../compress/content/matrix.ts';
import { apply, inverse, type Point, type Rect } from './geometry.ts';

/** Samples in rows that begin at whole bytes. */
export type Samples = { data: Buffer; width: number; height: number; bitsPerPixel: number };

/** Sets every pixel that a box touches to the same value; `fill` is 0 or 255. */
export function blankPixels(samples: Samples, matrix: Matrix, boxes: readonly Rect[], fill: number): void {
  const back = inverse(matrix);
  for (const box of boxes) {
    if (back) blankBox(samples, back, box, fill);
    else samples.data.fill(fill);
  }
}

function blankBox(samples: Samples, back: Matrix, box: Rect, fill: number): void {
  const { width, height } = samples;
  // Rows count from the top, where images have 1.
  const corners = (
    [
      [box.left, box.bottom],
      [box.right, box.bottom],
      [box.right, box.top],
      [box.left, box.top],
    ] as const
  ).map(([x, y]): Point => {
    const [u, v] = apply(back, x, y);
    return [u * width, (1 - v) * height];
  });
  const rows = corners.map(([, y]) => y);
  const first = Math.max(0, Math.floor(Math.min(...rows) + 1e-6));
  const last = Math.min(height, Math.ceil(Math.max(...rows) - 1e-6));
  for (let row = first; row < last; row++) {
    const [from, to] = spanOf(corners, row, row + 1);
    const start = Math.max(0, Math.floor(from + 1e-6));
    const end = Math.min(width, Math.ceil(to - 1e-6));
    if (start < end) fillBits(samples, row, start, end, fill);
  }
}

/** How far a convex shape reaches to the left and right between two heights. */
function spanOf(corners: Point[], top: number, bottom: number): [number, number] {
  let [left, right] = [Infinity, -Infinity];
  const note = (x: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
  };
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(index + 1) % corners.length]!;
    if (y1 >= top && y1 <= bottom) note(x1);
    for (const y of [top, bottom])
      if (y1 !== y2 && (y - y1) * (y - y2) <= 0) note(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return [left, right];
}

function fillBits(
  { data, width, bitsPerPixel }: Samples,
  row: number,
  start: number,
  end: number,
  fill: number,
): void {
  const line = row * Math.ceil((width * bitsPerPixel) / 8);
  let bit = start * bitsPerPixel;
  const stop = end * bitsPerPixel;
  while (bit < stop) {
    const at = line + (bit >> 3);
    if (bit % 8 === 0 && stop - bit >= 8) {
      const bytes = (stop - bit) >> 3;
      data.fill(fill, at, at + bytes);
      bit += bytes * 8;
      continue;
    }
    const mask = 128 >> (bit % 8);
    if (at < data.length) data[at] = fill ? data[at]! | mask : data[at]! & ~mask;
    bit++;
  }
}
