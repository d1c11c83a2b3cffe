import { expect, test } from 'vitest';
import { createNumberFormat } from './number-format.ts';

const show = (value: number, code: string, language = 'en') =>
  createNumberFormat(code, false, language)(value);

test.each([
  [1234.5, 'General', '1234.5'],
  [0.1 + 0.2, 'General', '0.3'],
  [1 / 3, 'General', '0.333333333'],
  [123456789012, 'General', '1.23457E+11'],
  [1250.5, '#,##0.00', '1,250.50'],
  [1234567, '#,##0', '1,234,567'],
  [0, '#,##0', '0'],
  [0.5, '#.##', '.5'],
  [1.005, '0.00', '1.01'],
  [-3, '0.0', '-3.0'],
  [-0.001, '0.00', '0.00'],
  [0.125, '0%', '13%'],
  [0.125, '0.0%', '12.5%'],
  [1250.5, '"$"#,##0.00', '$1,250.50'],
  [-1250.5, '$#,##0.00;[Red]($#,##0.00)', '($1,250.50)'],
  [1250.5, '#,##0.00\\ [$€-407]', '1,250.50 €'],
  [12, '0" items"', '12 items'],
  [1234567, '#,##0.0,,"M"', '1.2M'],
  [1500, '0,', '2'],
  [5551234, '000-0000', '555-1234'],
  [7, '000', '007'],
  [12345, '0.00E+00', '1.23E+04'],
  [0, '0;-0;"none"', 'none'],
  [5, ';;;', ''],
  [150, '[>100]"much";[<=100]"little"', 'much'],
  [15, '[>100]"much";"little"', 'little'],
  [0.5, '# ?/?', '0.5'],
  [-1234.5, '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)', '(1,234.50)'],
  [0, '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)', '-'],
])('%d as %s is %s', (value, code, shown) => {
  expect(show(value, code)).toBe(shown);
});

test.each([
  [46143, 'm/d/yyyy', '5/1/2026'],
  [46143.395833, 'yyyy-mm-dd hh:mm', '2026-05-01 09:30'],
  [46143, 'd-mmm-yy', '1-May-26'],
  [46143, 'dddd, mmmm d, yyyy', 'Friday, May 1, 2026'],
  [0.75, 'h:mm AM/PM', '6:00 PM'],
  [0.5, 'mm:ss', '00:00'],
  [1.5, '[h]:mm', '36:00'],
  [0.0000115741, 'ss.0', '01.0'],
  [1, 'yyyy-mm-dd', '1900-01-01'],
  [-1, 'yyyy-mm-dd', '-1'],
])('%d as the date %s is %s', (value, code, shown) => {
  expect(show(value, code)).toBe(shown);
});

test('signs and the usual date are those of the language', () => {
  expect(show(1250.5, '#,##0.00 "€"', 'de')).toBe('1.250,50 €');
  expect(show(46143, 'm/d/yyyy', 'de')).toBe('1.5.2026');
  expect(show(46143, 'm/d/yyyy', 'fr')).toBe('01/05/2026');
  expect(show(46143, 'mmmm yyyy', 'es')).toBe('mayo 2026');
  expect(createNumberFormat('yyyy', true, 'en')(0)).toBe('1904');
});
