import { expect, test } from 'vitest';
import { SEEN, findCorners } from './find-corners.ts';
import { makePhoto } from './make-photo.ts';
import { pageOfBlocks } from './page-of-blocks.ts';
import { type Quad, distance, scaleQuad } from './quad.ts';

const quads: Record<string, Quad> = {
  'nearly straight': [
    { x: 0.12, y: 0.1 },
    { x: 0.88, y: 0.12 },
    { x: 0.9, y: 0.92 },
    { x: 0.1, y: 0.9 },
  ],
  'from below, so that it narrows': [
    { x: 0.27, y: 0.14 },
    { x: 0.76, y: 0.17 },
    { x: 0.93, y: 0.88 },
    { x: 0.08, y: 0.84 },
  ],
  'turned by fifteen degrees': [
    { x: 0.3, y: 0.1 },
    { x: 0.87, y: 0.22 },
    { x: 0.7, y: 0.9 },
    { x: 0.1, y: 0.77 },
  ],
};

const [WIDTH, HEIGHT] = [SEEN * 0.75, SEEN];

function farthest(found: Quad | null, wanted: Quad): number {
  if (!found) return Infinity;
  const [one, other] = [found, wanted].map((quad) => scaleQuad(quad, WIDTH, HEIGHT));
  return Math.max(...one!.map((point, index) => distance(point, other![index]!)));
}

for (const [name, corners] of Object.entries(quads))
  test(`the corners of a page are found within two pixels: ${name}`, () => {
    const photo = makePhoto(pageOfBlocks(), { width: WIDTH, height: HEIGHT, corners });
    expect(farthest(findCorners(photo), corners)).toBeLessThan(2);
  });

test('they are found on a light desk, with more noise and a deep shadow', () => {
  const corners = quads['from below, so that it narrows']!;
  const light = makePhoto(pageOfBlocks(), { width: WIDTH, height: HEIGHT, corners, desk: [176, 168, 160] });
  expect(farthest(findCorners(light), corners)).toBeLessThan(3);
  const poor = makePhoto(pageOfBlocks(), { width: WIDTH, height: HEIGHT, corners, noise: 25, shadow: 0.65 });
  expect(farthest(findCorners(poor), corners)).toBeLessThan(3);
});

test('a page in a wide photo is found as well', () => {
  const corners: Quad = [
    { x: 0.3, y: 0.08 },
    { x: 0.68, y: 0.1 },
    { x: 0.7, y: 0.93 },
    { x: 0.27, y: 0.9 },
  ];
  const found = findCorners(makePhoto(pageOfBlocks(), { width: SEEN, height: SEEN * 0.75, corners }));
  for (const [index, { x, y }] of corners.entries()) {
    expect(found?.[index]?.x).toBeCloseTo(x, 2);
    expect(found?.[index]?.y).toBeCloseTo(y, 2);
  }
});

test('nothing is found where there is no page', () => {
  const blank = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(128);
  expect(findCorners({ data: blank, width: WIDTH, height: HEIGHT })).toBeNull();
  const outside: Quad = [
    { x: 2, y: 2 },
    { x: 3, y: 2 },
    { x: 3, y: 3 },
    { x: 2, y: 3 },
  ];
  const desk = makePhoto(pageOfBlocks(), { width: WIDTH, height: HEIGHT, corners: outside });
  expect(findCorners(desk)).toBeNull();
});
