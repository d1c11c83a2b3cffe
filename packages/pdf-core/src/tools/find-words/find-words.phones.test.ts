import { expect, it } from 'vitest';
import { find, lines } from '../../redaction/testing/find-sample.ts';

it.each<[string, string[], string[]]>([
  [
    'phone numbers',
    [lines('1-800-555-0199', 'Tel.:0301234567', '+49 30 1234567', '12345678')],
    ['1-800-555-0199', '0301234567', '+49 30 1234567'],
  ],
  [
    'numbers behind what says that they are called',
    [lines('Tel. 612 345 678', 'Fax: 5551234', 'Telefon Nr. 4711', 'phone no. 12 34 56 78', 'hotel 12345')],
    ['612 345 678', '5551234', '4711', '12 34 56 78'],
  ],
  [
    'numbers in groups as they are written at home',
    [
      lines('612 345 678 home', '912 34 567 home', '475 12 34 56', '532 123 45 67', '912 345-67-89'),
      lines('79 123 45 67', '50 123 4567', '11 91234-5678', '98765 43210', '138 1234 5678', '555-0123'),
    ],
    [
      '612 345 678',
      '912 34 567',
      '475 12 34 56',
      '532 123 45 67',
      '912 345-67-89',
      '79 123 45 67',
      '50 123 4567',
      '11 91234-5678',
      '98765 43210',
      '138 1234 5678',
      '555-0123',
    ],
  ],
  [
    'no amounts, rows of numbers and pages',
    [
      lines(
        'EUR 612 345 678 in all',
        '612 345 678 euros',
        '125 000 000 in all',
        '40 123 4567 89',
        'pages 998-1003',
      ),
      lines('12 612 345 678', 'ISBN 978-3-16-148410-0', '612.345.678', '1990-2005', 'A-555-0123-X'),
    ],
    [],
  ],
])('finds %s', async (_, pages, expected) => {
  const found = (await find(pages, { patterns: ['phone'] })).map(({ text }) => text);
  expect([...found].sort()).toEqual([...expected].sort());
});
