import { expect, test } from 'vitest';
import { formatAgo, formatBytes, formatDate, formatNumber } from './format.ts';

test('sizes are those of the messages, in the language of the page', () => {
  expect(formatBytes(1_048_575)).toBe('1 MB');
});

test('numbers have separators', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});

test('dates are written out', () => {
  expect(formatDate('2026-11-21T12:00:00.000Z')).toBe('21 November 2026');
});

const now = Date.parse('2026-11-21T12:00:00.000Z');
test.each([
  [0, 'now'],
  [30, 'now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3600, '1 hour ago'],
  [23 * 3600, '23 hours ago'],
  [24 * 3600, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [14 * 86_400, '2 weeks ago'],
  [90 * 86_400, '3 months ago'],
  [800 * 86_400, '2 years ago'],
])('%d seconds ago is %s', (seconds, text) => {
  expect(formatAgo(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
});
