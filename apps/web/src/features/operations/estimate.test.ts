import { expect, test } from 'vitest';
import { estimateRemaining, percentOf } from './estimate.ts';

test('a share of what is to be done', () => {
  expect(percentOf(null)).toBe(0);
  expect(percentOf({ done: 3, total: 12 })).toBe(25);
  expect(percentOf({ done: 3, total: 0 })).toBe(0);
  expect(percentOf({ done: 13, total: 12 })).toBe(100);
});

test('the remaining time is estimated once enough is known', () => {
  expect(estimateRemaining({ done: 1, total: 4 }, 10)).toBe(30);
  expect(estimateRemaining({ done: 1, total: 4 }, 1)).toBeNull();
  expect(estimateRemaining({ done: 1, total: 400 }, 10)).toBeNull();
  expect(estimateRemaining({ done: 4, total: 4 }, 10)).toBeNull();
  expect(estimateRemaining(null, 10)).toBeNull();
});
