import { expect, test } from 'vitest';
import { createCalendar, listDays } from './usage.days.ts';

test.each([
  ['UTC', '2026-11-20'],
  ['Asia/Kathmandu', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-20'],
])('in %s it is %s', (zone, day) => {
  expect(createCalendar(zone)(new Date('2026-11-20T18:20:00Z'))).toBe(day);
});

test('a month has all the days it touches, once each, also where clocks are set', () => {
  const days = listDays('2026-10-15T22:30:00Z', '2026-11-15T22:30:00Z', createCalendar('Europe/Berlin'));
  expect(days).toHaveLength(31);
  expect([days[0], days.at(-1)]).toEqual(['2026-10-16', '2026-11-15']);
  expect(days).toEqual([...new Set(days)].sort());
});
