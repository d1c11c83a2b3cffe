import { expect, test } from 'vitest';
import { gapAt, moveItem } from './move-item.ts';

test('an item moves before the item at the gap', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moveItem(list, 0, 4)).toEqual(['b', 'c', 'd', 'a']);
  expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveItem(list, 1, 1)).toEqual(list);
  expect(moveItem(list, 1, 2)).toEqual(list);
  expect(moveItem(list, 1, 3)).toEqual(['a', 'c', 'b', 'd']);
  expect(moveItem(list, 9, 0)).toEqual(list);
});

test('a point in a list, and in rows of a grid, has its gap', () => {
  const stack = [0, 1, 2].map((k) => ({ left: 0, right: 100, top: k * 20, bottom: k * 20 + 18 }));
  expect(gapAt(stack, { x: 50, y: -5 }, false)).toBe(0);
  expect(gapAt(stack, { x: 50, y: 12 }, false)).toBe(1);
  expect(gapAt(stack, { x: 50, y: 500 }, false)).toBe(3);
  const grid = [0, 1, 2, 3].map((k) => {
    const left = (k % 2) * 60;
    const top = Math.floor(k / 2) * 80;
    return { left, right: left + 50, top, bottom: top + 70 };
  });
  expect(gapAt(grid, { x: 10, y: 10 }, true)).toBe(0);
  expect(gapAt(grid, { x: 55, y: 10 }, true)).toBe(1);
  expect(gapAt(grid, { x: 200, y: 10 }, true)).toBe(2);
  expect(gapAt(grid, { x: 10, y: 100 }, true)).toBe(2);
  expect(gapAt(grid, { x: 100, y: 100 }, true)).toBe(4);
});
