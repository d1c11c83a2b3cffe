import { expect, test } from 'vitest';
import { findDateOrder, readDate } from './read-date.ts';
import { findDecimal, readNumber } from './read-number.ts';

test.each([
  ['1,234.50', '.', 1234.5, '#,##0.00'],
  ['1.234,50', ',', 1234.5, '#,##0.00'],
  ["1'234.50", '.', 1234.5, '#,##0.00'],
  ['1 234 567', '.', 1_234_567, '#,##0'],
  ['12', '.', 12, '0'],
  ['2024', '.', 2024, '0'],
  ['0.5', '.', 0.5, '0.0'],
  ['-7.25', '.', -7.25, '0.00'],
  ['−7', '.', -7, '0'],
  ['(1,200)', '.', -1200, '#,##0'],
  ['300-', '.', -300, '0'],
  ['12.5%', '.', 0.125, '0.0%'],
  ['7 %', '.', 0.07, '0%'],
  ['0.000001%', '.', 1e-8, '0.000000%'],
  ['$1,200.50', '.', 1200.5, '"$"#,##0.00'],
  ['-$5', '.', -5, '"$"0'],
  ['$-5', '.', -5, '"$"0'],
  ['1.200,50 €', ',', 1200.5, '#,##0.00\\ "€"'],
  ['EUR 12,00', ',', 12, '"EUR"\\ 0.00'],
  ['CHF 1’000.05', '.', 1000.05, '"CHF"\\ #,##0.00'],
] as const)('%s is a number', (text, decimal, value, format) => {
  expect(readNumber(text, decimal)).toEqual({ kind: 'number', value, format });
});

test.each([
  '007',
  '00123',
  '12,34',
  '1,23,456',
  '1.2.3',
  '+49 30 123456',
  '555-1234',
  '4111 1111 1111 1111',
  '12345678901234567890',
  '10:30',
  '3/4',
  'A4',
  '12 kg',
  '-',
  '',
  '=1+1',
  '($5',
  '$5 €',
  '1e5',
])('%s is text', (text) => {
  expect(readNumber(text, '.')).toBeUndefined();
});

test('unambiguous numbers determine the decimal sign', () => {
  expect(findDecimal(['1.234', '12,50', '3.000'])).toBe(',');
  expect(findDecimal(['1,234', '12.50', '3,000'])).toBe('.');
  expect(findDecimal(['1.234.567', '2.000'])).toBe(',');
  expect(findDecimal(['12.03.2024', '1,5'])).toBe(',');
  expect(findDecimal(['words', '12'])).toBe('.');
});

const days = (text: string) => Math.round((Date.parse(text) - Date.UTC(1899, 11, 30)) / 86_400_000);

test.each([
  ['2024-03-05', undefined, '2024-03-05', 'yyyy\\-mm\\-dd'],
  ['05.03.2024', undefined, '2024-03-05', 'dd\\.mm\\.yyyy'],
  ['25/12/2024', undefined, '2024-12-25', 'dd\\/mm\\/yyyy'],
  ['12/25/2024', undefined, '2024-12-25', 'mm\\/dd\\/yyyy'],
  ['03/04/24', 'day', '2024-04-03', 'dd\\/mm\\/yy'],
  ['03/04/2024', 'month', '2024-03-04', 'mm\\/dd\\/yyyy'],
  ['5 March 2024', undefined, '2024-03-05', 'd\\ mmmm\\ yyyy'],
  ['5. März 2024', undefined, '2024-03-05', 'd\\ mmm\\ yyyy'],
  ['1er février 2024', undefined, undefined, ''],
  ['5 de marzo de 2024', undefined, '2024-03-05', 'd\\ mmmm\\ yyyy'],
  ['12 déc. 2024', undefined, '2024-12-12', 'd\\ mmm\\ yyyy'],
  ['Mar 5, 2024', undefined, '2024-03-05', 'mmm\\ d\\,\\ yyyy'],
  ['29.02.2024', undefined, '2024-02-29', 'dd\\.mm\\.yyyy'],
  ['29.02.2023', undefined, undefined, ''],
  ['03/04/2024', undefined, undefined, ''],
  ['31.12.1899', undefined, undefined, ''],
  ['12/2024', undefined, undefined, ''],
] as const)('%s, %s first, is a day or none', (text, order, day, format) => {
  const expected = day ? { kind: 'date', value: days(day), format } : undefined;
  expect(readDate(text, order)).toEqual(expected);
});

test('the other dates determine which number is the month', () => {
  expect(findDateOrder(['03/04/2024', '25/04/2024'], '.')).toBe('day');
  expect(findDateOrder(['03/04/2024', '04/25/2024'], '.')).toBe('month');
  expect(findDateOrder(['03/04/2024'], ',')).toBe('day');
  expect(findDateOrder(['03/04/2024', '$5.00'], '.')).toBe('month');
  expect(findDateOrder(['03/04/2024'], '.')).toBeUndefined();
});
