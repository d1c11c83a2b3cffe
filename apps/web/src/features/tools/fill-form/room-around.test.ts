import { expect, test } from 'vitest';
import { roomAround } from './room-around.ts';

const at = (x: number, y: number, width = 10, height = 10, page = 1) => ({
  page,
  x,
  y,
  width,
  height,
  object: 1,
  tab: 1,
});
const box = at(100, 100);

test.each([
  ['nothing', [], Number.MAX_SAFE_INTEGER],
  ['itself, and a box on another page', [box, at(101, 100, 10, 10, 2)], Number.MAX_SAFE_INTEGER],
  ['a box alike beside it: from middle to middle', [at(118, 100)], 18],
  ['a box alike above it', [at(104, 130)], 30],
  ['a long field beside it: twice the way to its edge', [at(125, 100, 200, 12)], 40],
  ['the nearest of them', [at(118, 100), at(100, 114)], 14],
  ['one that lies over it: none', [at(98, 98, 40, 40)], 0],
])('%s', (_what, others, side) => {
  expect(roomAround(box, others)).toBe(side);
});
