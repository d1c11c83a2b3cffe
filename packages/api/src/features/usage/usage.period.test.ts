import { expect, test } from 'vitest';
import { endOfPeriod, startOfPeriod } from './usage.period.ts';

test.each([
  ['2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z', '2026-01-15T10:00:00Z'],
  ['2026-01-15T10:00:00Z', '2026-02-15T09:59:59Z', '2026-01-15T10:00:00Z'],
  ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z', '2026-02-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-03-30T23:00:00Z', '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', '2026-03-31T10:00:00Z', '2026-03-31T10:00:00Z'],
  ['2024-02-29T00:00:00Z', '2025-03-01T00:00:00Z', '2025-02-28T00:00:00Z'],
  ['2025-12-20T00:00:00Z', '2026-01-05T00:00:00Z', '2025-12-20T00:00:00Z'],
])('from %s, the month that %s lies in began on %s', (anchor, now, start) => {
  expect(startOfPeriod(new Date(anchor), new Date(now))).toEqual(new Date(start));
});

test('a month ends where the next begins, also after a short one', () => {
  const anchor = new Date('2026-01-31T10:00:00Z');
  const ends = (now: string) => endOfPeriod(anchor, new Date(now)).toISOString();
  expect(ends('2026-02-10T00:00:00Z')).toBe('2026-02-28T10:00:00.000Z');
  expect(ends('2026-02-28T10:00:00Z')).toBe('2026-03-31T10:00:00.000Z');
  expect(ends('2026-12-31T10:00:00Z')).toBe('2027-01-31T10:00:00.000Z');
});
