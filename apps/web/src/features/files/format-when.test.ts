import { expect, test } from 'vitest';
import { formatWhen } from './format-when.ts';

const now = new Date(2026, 10, 21, 12, 0);

test.each([
  [new Date(2026, 10, 21, 9, 12), 'Today, 09:12'],
  [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 19, 23, 59), '19 Nov'],
  [new Date(2025, 10, 21, 12, 0), '21 Nov 2025'],
])('%s', (date, text) => {
  expect(formatWhen(date.toISOString(), now)).toBe(text);
});
