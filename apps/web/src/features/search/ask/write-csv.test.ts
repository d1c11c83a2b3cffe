import { expect, test } from 'vitest';
import { askMessages } from './ask.messages.ts';
import { type LibraryRow, sortRows } from './rows.ts';
import { writeCsv } from './write-csv.ts';

const row = (filename: string, more: Partial<LibraryRow> = {}): LibraryRow => ({
  file: { id: filename, filename, type: 'application/pdf' },
  outcome: 'answered',
  fit: 'yes',
  quote: 'It says so.',
  page: 1,
  label: null,
  confidence: 1,
  ...more,
});

test('cells that a spreadsheet would run are text, and commas and quotes stay in their cell', () => {
  const rows = [
    row('=cmd.pdf', { quote: 'He said "no", twice.', value: { text: '+1', amount: -5.5, currency: 'EUR' } }),
    row('@sum.pdf', { quote: '-2 and\nmore' }),
    row(' =a.pdf', { quote: "Rent;-2+cmd|'/C calc'!A0;＝b" }),
  ];
  const [head, first, ...rest] = writeCsv(rows, askMessages.en).split('\r\n');
  expect(head).toBe('\uFEFFFile,Result,Match,Answer,Date,Amount,Currency,Passage,Page');
  expect(first).toBe(`'=cmd.pdf,Answer,Yes,'+1,,-5.5,EUR,"He said ""no"", twice.",1`);
  expect(rest[1]).toBe(`' =a.pdf,Answer,Yes,,,,,"Rent;'-2+cmd|'/C calc'!A0;'＝b",1`);
  expect(rest[0]).toBe(`'@sum.pdf,Answer,Yes,,,,,"'-2 and\nmore",1`);
});

test('rows are sorted by the value that is meant, those without one at the end', () => {
  const amount = (name: string, value: number) =>
    row(name, { value: { text: String(value), amount: value } });
  const rows = [amount('b', 1000), row('none'), amount('a', 90), amount('c', 5)];
  const names = (order: 'asc' | 'desc') => sortRows(rows, 'value', order).map(({ file }) => file.filename);
  expect(names('asc')).toEqual(['c', 'a', 'b', 'none']);
  expect(names('desc')).toEqual(['b', 'a', 'c', 'none']);
  expect(sortRows(rows, 'file', 'asc').map(({ file }) => file.filename)).toEqual(['a', 'b', 'c', 'none']);
});
