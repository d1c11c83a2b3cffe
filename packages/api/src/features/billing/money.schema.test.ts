import { expect, test } from 'vitest';
import { formatMoney } from './money.schema.ts';

test.each([
  [100, 'usd', '$1.00'],
  [1234567, 'USD', '$12,345.67'],
  [1000, 'jpy', '¥1,000'],
  [1000, 'eur', '€10.00'],
  [1500, 'KWD', 'KWD\u00A01.500'],
  [-250, 'usd', '-$2.50'],
  [0, 'usd', '$0.00'],
])('%d of %s is %s', (minor, currency, words) => {
  expect(formatMoney(minor, currency)).toBe(words);
});
