import { expect, test } from 'vitest';
import { runningTotal } from './running-total.ts';

test('totals of the days end at what there is now', () => {
  expect(runningTotal([0, 3, 1], 10)).toEqual([6, 9, 10]);
  expect(runningTotal([], 10)).toEqual([]);
});
