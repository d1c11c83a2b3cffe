import { createFormatter } from '@sheaf/messages/formatter';
import german from '@sheaf/messages/de/usage.json' with { type: 'json' };
import english from '@sheaf/messages/en/usage.json' with { type: 'json' };
import spanish from '@sheaf/messages/es/usage.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { formatMoment } from '../../lib/messages/format-day.ts';

const en = createFormatter<'usage'>('en', english as never);
const de = createFormatter<'usage'>('de', german as never);
const es = createFormatter<'usage'>('es', spanish as never);

const date = '28 Nov';

test('what charts say to screen readers counts one as one', () => {
  expect(en('chart', { total: 1, busiest: '1 on 5 Dec', date })).toBe(
    '1 operation since 28 Nov, at most 1 on 5 Dec',
  );
  expect(en('chartQuiet', { total: 1, date })).toBe('1 operation since 28 Nov');
  expect(en('filesChartOf', { used: 1, limit: '10' })).toBe('1 file uploaded so far of 10');
  expect(de('filesChart', { used: 1 })).toBe('Bisher 1 Datei hochgeladen');
  expect(es('chartQuiet', { total: 1, date })).toBe('1 operación desde el 28 Nov');
});

test('and more as more, with the separators of the language', () => {
  expect(en('chartQuiet', { total: 1200, date })).toBe('1,200 operations since 28 Nov');
  expect(de('chartQuiet', { total: 1200, date })).toBe('Vorgänge seit 28 Nov: 1.200');
});

test('a month that began in the middle of a day is named by its hour: what came earlier that day is not in it', () => {
  const [morning, afternoon] = [new Date(2026, 10, 29, 9, 5), new Date(2026, 10, 29, 14, 5)].map((start) =>
    en('addedSince', { amount: '2', date: formatMoment(start.toISOString()) }),
  );
  expect(afternoon).toMatch(/^2 added since (?:29 Nov|Nov 29), (?:14:05|2:05.PM)$/u);
  expect(afternoon).not.toBe(morning);
});
