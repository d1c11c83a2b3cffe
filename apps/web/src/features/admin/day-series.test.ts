import { expect, test } from 'vitest';
import { partsOf, scaleLines, scaleTop } from './day-series.ts';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 10],
  [10, 10],
  [11, 20],
  [503, 600],
  [999, 1000],
])('a scale for %i ends at %i', (most, top) => {
  expect(scaleTop(most, false)).toBe(top);
});

test.each([
  [0, 1],
  [900, 1000],
  [1024, 1024],
  [3000, 4 * 1024],
  [5.5 * 1024 ** 3, 6 * 1024 ** 3],
])('a scale for %i bytes ends at %i', (most, top) => {
  expect(scaleTop(most, true)).toBe(top);
});

test('a bar of operations has three parts', () => {
  const day = { day: '2026-11-21', users: 1, files: 2, bytes: 3, tools: 4, ai: 5, filing: 6, failed: 7 };
  expect(partsOf('operations', day)).toEqual([4, 5, 6]);
  expect((['growth', 'storage', 'failures'] as const).map((name) => partsOf(name, day))).toEqual([
    [1],
    [3],
    [7],
  ]);
});

test('a chart without a bar has no lines but the one at its foot', () => {
  expect(scaleLines(0, 2)).toEqual([0]);
  expect(scaleLines(3, 4)).toEqual([4, 2, 0]);
});
