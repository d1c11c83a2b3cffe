import { expect, test } from 'vitest';
import { layoutPage } from './layout-page.ts';
import type { PageInput } from './page-input.ts';
import type { Table } from './page-layout.ts';
import { makePage } from './testing/make-page.ts';
import { writeText } from './write-text.ts';

/** The one table of a page, each of whose places is in one cell at most. */
function findTable(page: PageInput): Table {
  const [table, ...others] = layoutPage(page).blocks.filter((block) => block.kind === 'table');
  expect(others).toEqual([]);
  const places = table!.cells.flatMap(({ row, rows, column, columns }) =>
    Array.from({ length: rows * columns }, (_, at) =>
      [row + Math.floor(at / columns), column + (at % columns)].join(),
    ),
  );
  expect(places).toHaveLength(new Set(places).size);
  return table!;
}

test('in a frame beside a chart, a heading and the lines of figures below it are rows of their own', () => {
  const { page, write, rule } = makePage();
  for (const y of [100, 120, 190, 240]) rule(false, y, 50, 400);
  // The lines of a chart that meet the frame.
  for (const y of [140, 160]) rule(false, y, 400, 500);
  rule(false, 100, 400, 500);
  rule(false, 240, 400, 500);
  for (const x of [50, 400, 500]) rule(true, x, 100, 240);
  write(60, 114, 'Market');
  write(180, 114, 'This week');
  write(300, 114, 'Last week');
  const list = (y: number, head: string, names: string[]) => {
    write(60, y, head);
    for (const [at, name] of names.entries()) {
      write(70, y + 14 + at * 14, name);
      write(180, y + 14 + at * 14, `${at + 1}.10 - ${at + 1}.42`);
      write(300, y + 14 + at * 14, `${at + 1}.12`);
    }
  };
  list(134, 'Corn by state', ['Iowa', 'Kansas', 'Utah']);
  list(204, 'Oil by state', ['Ohio', 'Texas']);
  findTable(page);
  expect(writeText(layoutPage(page).blocks).text).toBe(
    [
      'Market | This week | Last week',
      'Corn by state',
      'Iowa | 1.10 - 1.42 | 1.12',
      'Kansas | 2.10 - 2.42 | 2.12',
      'Utah | 3.10 - 3.42 | 3.12',
      'Oil by state',
      'Ohio | 1.10 - 1.42 | 1.12',
      'Texas | 2.10 - 2.42 | 2.12',
    ].join('\n'),
  );
});

test('a label whose first line reaches over the next column leaves the figure of its second line alone', () => {
  const { page, write } = makePage();
  const row = (y: number, label: string, figures: string[]) => {
    write(50, y, label);
    for (const [at, figure] of figures.entries()) write(280 + at * 80, y, figure);
  };
  row(100, 'In thousands', ['2024', '2025', '2026']);
  row(114, 'Net income', ['510', '620', '730']);
  row(128, 'Compensation of employees in shares and their taxes', []);
  row(140, 'on sale', ['116', '109', '113']);
  row(154, 'Depreciation', ['41', '42', '43']);
  row(168, 'Interest paid', ['11', '12', '13']);
  const table = findTable(page);
  expect(table.columns).toBe(4);
  expect(writeText(layoutPage(page).blocks).text).toContain(
    'Compensation of employees in shares and their taxes on sale | 116 | 109 | 113',
  );
});

test('a form with a name in each row and an empty column beside it is a table, and a framed list is none', () => {
  const draw = (xs: number[]) => {
    const { page, write, rule } = makePage();
    const rows = ['Safari number', 'From', 'People', 'Nights', 'Total'];
    for (const [row, name] of rows.entries()) write(55, 114 + row * 20, name);
    for (let row = 0; row <= rows.length; row++) rule(false, 100 + row * 20, 50, 500);
    for (const x of xs) rule(true, x, x === 150 ? 120 : 100, 200);
    return layoutPage(page).blocks;
  };
  const [table, ...others] = draw([50, 150, 500]);
  expect(others).toEqual([]);
  expect(table).toMatchObject({ kind: 'table', rows: 5, columns: 2 });
  const cells = (table as Table).cells.map(({ row, column, columns }) => [row, column, columns]);
  expect(cells).toEqual([
    [0, 0, 2],
    [1, 0, 1],
    [2, 0, 1],
    [3, 0, 1],
    [4, 0, 1],
  ]);
  expect(draw([50, 500]).some(({ kind }) => kind === 'table')).toBe(false);
});

test('labels beside the long entries of a table are a column of it, and no headings beside text', () => {
  const { page, write } = makePage();
  const entries = [
    'Business of the harbour and of its owners',
    'Risk factors that the harbour knows of',
    'Comments of the office that are not resolved',
    'Properties of the harbour and its berths',
    'Legal proceedings against the harbour office',
    'Safety of whoever works at the berths',
    'Market for the shares of the harbour',
    'Discussion of the results by the managers',
  ];
  for (const [row, entry] of entries.entries()) {
    write(50, 100 + row * 12, `Item ${row + 1}.`);
    write(120, 100 + row * 12, entry);
    write(500, 100 + row * 12, `${row * 17 + 4}`);
  }
  write(120, 196, 'Signatures of all of the members of the board');
  write(500, 196, '150');
  expect(findTable(page)).toMatchObject({ rows: 9, columns: 3 });
});
