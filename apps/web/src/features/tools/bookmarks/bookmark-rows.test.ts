import { expect, test } from 'vitest';
import {
  addRow,
  canIndent,
  canMove,
  findWrongRow,
  indentRow,
  listVisible,
  moveRow,
  removeRow,
  type Row,
  toEntries,
  toRows,
} from './bookmark-rows.ts';

/** `2 a` is a on the second level, `2 a-` the same folded. */
const rowsOf = (...lines: string[]): Row[] =>
  lines.map((line) => {
    const [level = '', title = ''] = line.replace('-', '').split(' ');
    return { id: title, title, level: Number(level), page: '1', open: !line.endsWith('-') };
  });
const show = (rows: Row[]) => rows.map(({ level, title, open }) => `${level} ${title}${open ? '' : '-'}`);
const tree = rowsOf('1 a', '2 b', '3 c', '2 d', '1 e-', '2 f', '1 g');

test('what is below a folded bookmark is not listed', () => {
  expect(listVisible(tree)).toEqual([0, 1, 2, 3, 4, 6]);
});

test('a bookmark is indented with those below it, and opens the one above', () => {
  expect(show(indentRow(tree, 6, 1, 9))).toEqual(['1 a', '2 b', '3 c', '2 d', '1 e', '2 f', '2 g']);
  expect(show(indentRow(tree, 1, -1, 9))).toEqual(['1 a', '1 b', '2 c', '2 d', '1 e-', '2 f', '1 g']);
  expect([0, 1, 3, 5].map((index) => canIndent(tree, index, 1, 9))).toEqual([false, false, true, false]);
  expect(indentRow(tree, 0, -1, 9)).toBe(tree);
  expect(canIndent(tree, 4, 1, 2)).toBe(false);
});

test('it changes places with its neighbour on the same level, each with those below it', () => {
  expect(show(moveRow(tree, 1, 1))).toEqual(['1 a', '2 d', '2 b', '3 c', '1 e-', '2 f', '1 g']);
  expect(show(moveRow(tree, 4, -1))).toEqual(['1 e-', '2 f', '1 a', '2 b', '3 c', '2 d', '1 g']);
  expect([0, 1, 2, 3, 6].map((index) => [canMove(tree, index, -1), canMove(tree, index, 1)])).toEqual([
    [false, true],
    [false, true],
    [false, false],
    [true, false],
    [true, false],
  ]);
});

test('a new one comes after it, or below it where those are shown', () => {
  const places = [0, 2, 4, -1].map((index) => addRow(tree, index, 3));
  expect(places.map(({ at, rows }) => [at, rows[at]!.level, rows[at]!.page])).toEqual([
    [1, 2, '3'],
    [3, 3, '3'],
    [6, 1, '3'],
    [7, 1, '3'],
  ]);
});

test('those below a deleted one go too', () => {
  expect(show(removeRow(tree, 0))).toEqual(['1 e-', '2 f', '1 g']);
});

test('the tool is told only what was changed', () => {
  const rows = toRows([
    { title: 'Kept', level: 1, page: 2, open: false, bold: true, original: 1 },
    { title: 'Site', level: 2, original: 2 },
    { title: 'Heading', level: 1, page: 3, top: 40.5 },
  ]);
  expect(toEntries(rows)).toEqual([
    { level: 1, open: false, original: 1 },
    { level: 2, open: true, original: 2 },
    { level: 1, open: true, title: 'Heading', page: 3, top: 40.5 },
  ]);
  const changed = rows.map((row) => ({ ...row, title: `${row.title}!`, page: '1' }));
  expect(toEntries(changed)).toEqual([
    { level: 1, open: false, original: 1, title: 'Kept!', page: 1 },
    { level: 2, open: true, original: 2, title: 'Site!', page: 1 },
    { level: 1, open: true, title: 'Heading!', page: 1 },
  ]);
  expect(toEntries([{ ...rows[0]!, page: '' }])).toEqual([
    { level: 1, open: false, original: 1, page: null },
  ]);
});

test('a bookmark needs a title, and a page of the document', () => {
  const [row] = rowsOf('1 a') as [Row];
  expect(findWrongRow([row, { ...row, page: '' }], 3)).toBeNull();
  expect(findWrongRow([row, { ...row, title: ' ' }], 3)).toEqual({ index: 1, problem: 'title' });
  for (const page of ['0', '4', 'x', '1.5'])
    expect(findWrongRow([{ ...row, page }], 3)).toEqual({ index: 0, problem: 'page' });
});
