import { expect, test } from 'vitest';
import { dayOfLimit, daysSoFar, growth, nameToday } from './month-days.ts';

test('days that have not begun are left out', () => {
  const day = (name: string) => ({ day: name, uploads: 0, files: 0, bytes: 0, operations: 0, ai: 0 });
  const days = [day('2026-11-30'), day('2026-12-01'), day('2026-12-02')];
  expect(daysSoFar(days, nameToday(new Date(2026, 11, 1, 0, 5)))).toEqual(days.slice(0, 2));
});

test.each([
  [112, 100, 12],
  [0, 4, -100],
  [5, 5, 0],
  [5, 0, null],
])('%i after %i is %j per cent more', (now, before, percent) => {
  expect(growth(now, before)).toBe(percent);
});

test.each([
  [388, 500, 20, 30, 27],
  [388, 500, 20, 26, null],
  [10, 500, 20, 30, null],
  [500, 500, 20, 30, null],
  [0, 10, 20, 30, null],
  [9, 10, 1, 30, null],
])('%i of %i by day %i of %i: the limit is reached on %j', (used, limit, today, days, day) => {
  expect(dayOfLimit(used, limit, today, days)).toBe(day);
});
