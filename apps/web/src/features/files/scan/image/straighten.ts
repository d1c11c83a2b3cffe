import { squareTo } from './homography.ts';
import type { Pixels } from './pixels.ts';
import { type Quad, distance } from './quad.ts';

/** The longer side of A4 at 200 dpi and a little more. */
export const LONGEST = 2400;
/** Sheets that people photograph, as the longer side over the shorter. */
const SHEETS = [Math.SQRT2, 11 / 8.5];
/** How far a photographed sheet may seem to be off its real shape. */
const NEAR = 0.07;

/** How large the page of these corners becomes, in pixels; one that is nearly A4 or Letter is that. */
export function sizeOf(corners: Quad): { width: number; height: number } {
  const [a, b, c, d] = corners;
  let width = Math.max(1, (distance(a, b) + distance(d, c)) / 2);
  let height = Math.max(1, (distance(b, c) + distance(a, d)) / 2);
  const ratio = Math.max(width, height) / Math.min(width, height);
  const sheet = SHEETS.filter((one) => Math.abs(ratio / one - 1) < NEAR).sort(
    (one, other) => Math.abs(ratio / one - 1) - Math.abs(ratio / other - 1),
  )[0];
  if (sheet && height >= width) height = width * sheet;
  else if (sheet) width = height * sheet;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Left out at each side: a line of the desk is darker than any print. */
const RIM = 0.004;

/** What lies between the corners, in pixels of the photo, as if it had been seen from straight above. */
export function straighten(photo: Pixels, corners: Quad): Pixels {
  const { width, height } = sizeOf(corners);
  const [a, b, c, d, e, f, g, h] = squareTo(corners) as number[];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const v = withoutRim((row + 0.5) / height);
    for (let column = 0; column < width; column++) {
      const u = withoutRim((column + 0.5) / width);
      const depth = g! * u + h! * v + 1;
      const x = (a! * u + b! * v + c!) / depth - 0.5;
      const y = (d! * u + e! * v + f!) / depth - 0.5;
      mix(photo, x, y, data, (row * width + column) * 4);
    }
  }
  return { data, width, height };
}

function withoutRim(part: number): number {
  return RIM + part * (1 - 2 * RIM);
}

/** The four pixels around a place, each by how near it is. */
function mix(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  into: Uint8ClampedArray,
  at: number,
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const below = Math.min(height - 1, top + 1);
  const across = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const [one, two] = [(top * width + left) * 4, (top * width + right) * 4];
  const [three, four] = [(below * width + left) * 4, (below * width + right) * 4];
  for (let part = 0; part < 3; part++) {
    const upper = data[one + part]! * (1 - across) + data[two + part]! * across;
    const lower = data[three + part]! * (1 - across) + data[four + part]! * across;
    into[at + part] = upper * (1 - down) + lower * down;
  }
  into[at + 3] = 255;
}
