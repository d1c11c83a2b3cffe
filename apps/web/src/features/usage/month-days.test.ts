import { expect, test } from 'vitest';
import { daysSoFar, growth, nameToday, runningTotal } from './month-days.ts';

test('days that have not begun are left out', () => {
  const day = (name: string) => ({ day: name, files: 0, bytes: 0, operations: 0, ai: 0 });
  const days = [day('2026-11-30'), day('2026-12-01'), day('2026-12-02')];
  expect(daysSoFar(days, nameToday(new Date(2026, 11, 1, 0, 5)))).toEqual(days.slice(0, 2));
});

test('totals of the days end at what there is now', () => {
  expect(runningTotal([0, 3, 1], 10)).toEqual([6, 9, 10]);
  expect(runningTotal([], 10)).toEqual([]);
});

test.each([
  [112, 100, 12],
  [0, 4, -100],
  [5, 5, 0],
  [5, 0, null],
])('%i after %i is %j per cent more', (now, before, percent) => {
  expect(growth(now, before)).toBe(percent);
});
