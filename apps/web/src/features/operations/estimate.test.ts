import { expect, test } from 'vitest';
import { estimateRemaining, percentOf } from './estimate.ts';

test('a share of what is to be done', () => {
  expect(percentOf(null)).toBe(0);
  expect(percentOf({ done: 3, total: 12 })).toBe(25);
  expect(percentOf({ done: 3, total: 0 })).toBe(0);
  expect(percentOf({ done: 13, total: 12 })).toBe(100);
});

test('the remaining time is estimated once enough is known', () => {
  expect(estimateRemaining({ done: 1, total: 4 }, 10, 10)).toBe(30);
  expect(estimateRemaining({ done: 1, total: 4 }, 1, 1)).toBeNull();
  expect(estimateRemaining({ done: 1, total: 400 }, 10, 10)).toBeNull();
  expect(estimateRemaining({ done: 4, total: 4 }, 10, 10)).toBeNull();
  expect(estimateRemaining(null, 0, 10)).toBeNull();
});

test('it counts down between two pieces, to what the others take, and never up', () => {
  const at = (elapsed: number) => estimateRemaining({ done: 4, total: 40 }, 60, elapsed);
  expect([at(60), at(70), at(75), at(95), at(600)]).toEqual([540, 530, 525, 525, 525]);
  // The last one takes as long as it takes.
  const last = (elapsed: number) => estimateRemaining({ done: 3, total: 4 }, 30, elapsed);
  expect([last(30), last(39), last(40), last(90)]).toEqual([10, 1, null, null]);
});
