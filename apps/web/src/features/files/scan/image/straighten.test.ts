import { expect, test } from 'vitest';
import { finishPage } from './even-light.ts';
import { makePhoto } from './make-photo.ts';
import { pageOfBlocks } from './page-of-blocks.ts';
import { type Quad, areaOf, isConvex, scaleQuad, turnQuad } from './quad.ts';
import { sizeOf, straighten } from './straighten.ts';

const [WIDTH, HEIGHT] = [900, 1200];
const corners: Quad = [
  { x: 0.2, y: 0.1 },
  { x: 0.82, y: 0.13 },
  { x: 0.93, y: 0.9 },
  { x: 0.08, y: 0.87 },
];
const inPixels = scaleQuad(corners, WIDTH, HEIGHT);
const photo = makePhoto(pageOfBlocks(), { width: WIDTH, height: HEIGHT, corners, shadow: 0.6 });

/** Brightness at a place of the page, in parts of it, as the mean of what is around. */
function brightAt({ data, width, height }: ReturnType<typeof straighten>, x: number, y: number): number {
  let sum = 0;
  for (let down = -2; down <= 2; down++)
    for (let across = -2; across <= 2; across++)
      sum += data[((Math.round(y * height) + down) * width + Math.round(x * width) + across) * 4]!;
  return sum / 25;
}

test('words are where they were printed, and the shadow over the lower part is gone', () => {
  const page = straighten(photo, inPixels);
  expect(page.height / page.width).toBeCloseTo(Math.SQRT2, 2);
  const shaded = brightAt(page, 0.05, 0.95);
  finishPage(page, 'gray', true);
  const places = { paperAbove: [0.5, 0.04], paperBelow: [0.05, 0.95], gap: [0.08, 0.83] } as const;
  for (const [x, y] of Object.values(places)) expect(brightAt(page, x, y)).toBeGreaterThan(225);
  expect(shaded).toBeLessThan(190);
  // The first word of the first line and of the last.
  expect(brightAt(page, 85 / 700, 86 / 990)).toBeLessThan(90);
  expect(brightAt(page, 85 / 700, (86 + 29 * 28) / 990)).toBeLessThan(110);
});

test('black and white leaves paper white and ink black', () => {
  const page = straighten(photo, inPixels);
  finishPage(page, 'ink', false);
  expect(brightAt(page, 0.05, 0.95)).toBeGreaterThan(245);
  expect(brightAt(page, 85 / 700, 86 / 990)).toBeLessThan(30);
});

test('a turned page is as wide as it was high, and four quarters are none', () => {
  const { width, height } = sizeOf(inPixels);
  expect(sizeOf(turnQuad(inPixels, 1))).toEqual({ width: height, height: width });
  expect(turnQuad(corners, 4)).toEqual(corners);
  const page = straighten(photo, turnQuad(inPixels, 1));
  finishPage(page, 'gray', true);
  // What was at the left above is at the right above.
  expect(brightAt(page, 1 - 86 / 990, 85 / 700)).toBeLessThan(90);
});

test('corners that cross are no page', () => {
  const [a, b, c, d] = corners;
  expect(isConvex(corners)).toBe(true);
  expect(isConvex([b, a, c, d])).toBe(false);
  expect(areaOf(corners)).toBeGreaterThan(0.4);
});
