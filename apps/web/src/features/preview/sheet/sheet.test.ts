import { expect, test } from 'vitest';
import { findQuotedRows } from './find-row.ts';
import { moveCell } from './move-cell.ts';
import { columnName, openSheet, spanArea, writeCells } from './sheet.ts';

const sheet = openSheet({
  sheets: [{ name: 'One', isHidden: false }],
  sheet: 1,
  rows: 4,
  columns: 4,
  isPart: false,
  cells: ['Title', 'a\tb\tc\td', '', '1\t2'],
  looks: [{}, { bold: true }],
  marks: ['1', '', '', '01'],
  widths: [10, 0, 10, 10],
  merges: [[0, 0, 1, 3]],
});

test('columns have letters', () => {
  expect([0, 25, 26, 51, 701, 702, 16_383].map(columnName)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'ZZ',
    'AAA',
    'XFD',
  ]);
});

test('cells have their look, and columns their place', () => {
  expect([sheet.lookOf(0, 0), sheet.lookOf(3, 1), sheet.lookOf(3, 3)]).toEqual([
    { bold: true },
    { bold: true },
    {},
  ]);
  expect(sheet.lefts).toEqual([0, 96, 96, 192, 288]);
  expect([0, 95, 96, 191, 192, 9999].map(sheet.columnAt)).toEqual([0, 0, 2, 2, 3, 3]);
});

test('an area is copied with tabs, in whole merged cells', () => {
  expect(writeCells(sheet, { row: 1, column: 1, rows: 3, columns: 2 })).toBe('b\tc\n\t\n2\t');
  expect(spanArea(sheet, { row: 0, column: 1 }, { row: 1, column: 1 })).toEqual({
    row: 0,
    column: 0,
    rows: 2,
    columns: 3,
  });
});

test('keys go around merged and hidden cells, and not past the edges', () => {
  const press = (key: string, row: number, column: number, ctrlKey = false) =>
    moveCell(sheet, { row, column }, { key, ctrlKey, metaKey: false }, 2);
  expect(press('ArrowRight', 0, 0)).toEqual({ row: 0, column: 3 });
  expect(press('ArrowRight', 1, 0)).toEqual({ row: 1, column: 2 });
  expect(press('ArrowLeft', 1, 2)).toEqual({ row: 1, column: 0 });
  expect(press('ArrowLeft', 1, 0)).toEqual({ row: 1, column: 0 });
  expect(press('PageDown', 1, 2)).toEqual({ row: 3, column: 2 });
  expect(press('End', 1, 0)).toEqual({ row: 1, column: 3 });
  expect(press('End', 1, 0, true)).toEqual({ row: 3, column: 3 });
  expect(press('a', 1, 0)).toBeUndefined();
});

const openCells = (cells: string[]) =>
  openSheet({
    sheets: [{ name: 'One', isHidden: false }],
    sheet: 1,
    rows: cells.length,
    columns: 4,
    isPart: false,
    cells,
    looks: [{}],
    marks: [],
    widths: [10, 10, 10, 10],
    merges: [],
  });

test('a quote is found in its rows, however numbers and days are shown', () => {
  const rents = openCells([
    'Rents of 2026',
    'Tenant\tRent\tSince\tShare',
    'Ada\t1,205.50 €\t01/05/2026\t12.50%',
    'Bea\t1,250.50 €\t02/05/2026\t12.50%',
    'Bea\t1.250,50 €\t2.6.2026\t12,50 %',
    '',
    '\tPaid late',
    '\tin June',
  ]);
  const find = (quote: string) => findQuotedRows(rents, quote);
  expect(find('Tenant | Rent | Since | Share')).toEqual({ row: 1, last: 1, column: 0 });
  expect(find('Ada | 1205.5 | 2026-05-01 | 0.125')).toEqual({ row: 2, last: 2, column: 0 });
  expect(find('Bea | 1250.5 | 2026-05-02 | 0.125')).toEqual({ row: 3, last: 3, column: 0 });
  expect(find('Bea | 1250.5 | 2026-06-02 | 0.125')).toEqual({ row: 4, last: 4, column: 0 });
  expect(find(' | Paid late in June')).toEqual({ row: 6, last: 7, column: 1 });
  expect(find('Cleo | 900 | 2026-07-01 | 0.5')).toBeNull();
  expect(find(' | ')).toBeNull();
});
