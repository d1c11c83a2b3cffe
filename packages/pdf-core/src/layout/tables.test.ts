import { expect, test } from 'vitest';
import { layoutPage } from './layout-page.ts';
import type { PageInput } from './page-input.ts';
import type { Table } from './page-layout.ts';
import { makePage, makeProse } from './testing/make-page.ts';
import { textOf } from './tidy-table.ts';
import { writeText } from './write-text.ts';

const findTables = (page: PageInput) =>
  layoutPage(page).blocks.filter((block): block is Table => block.kind === 'table');
const rowsOf = ({ cells, rows }: Table) =>
  Array.from({ length: rows }, (_, row) => cells.filter((cell) => cell.row === row).map(textOf));

/** Lines around cells of 100 by 20 points, from 50, 100 on. */
function drawGrid({ rule }: ReturnType<typeof makePage>, rows: number, columns: number): void {
  for (let row = 0; row <= rows; row++) rule(false, 100 + row * 20, 50, 50 + columns * 100);
  for (let column = 0; column <= columns; column++) rule(true, 50 + column * 100, 100, 100 + rows * 20);
}

test('a table with lines around its cells, text above and below it', () => {
  const made = makePage();
  const { page, write } = made;
  drawGrid(made, 3, 3);
  write(50, 80, 'Prices of the year');
  for (const [row, cells] of [
    ['Part', '2025', '2026'],
    ['Rent', '2,100', '2,150'],
    ['Heating', '180', '195'],
  ].entries())
    for (const [column, text] of cells.entries()) write(55 + column * 100, 114 + row * 20, text);
  write(50, 200, 'Afterwards comes text.');
  const [table] = findTables(page);
  expect(table).toMatchObject({ rows: 3, columns: 3, ruled: true, headerRows: 1 });
  expect(writeText(layoutPage(page).blocks).text).toBe(
    'Prices of the year\n\nPart | 2025 | 2026\nRent | 2,100 | 2,150\nHeating | 180 | 195\n\nAfterwards comes text.',
  );
});

test('cells over several columns and rows', () => {
  const { page, write, rule } = makePage();
  for (const y of [100, 140, 160]) rule(false, y, 50, 350);
  rule(false, 120, 150, 350);
  for (const x of [50, 150, 350]) rule(true, x, 100, 160);
  rule(true, 250, 120, 160);
  write(55, 124, 'Year');
  write(220, 114, 'Income');
  write(155, 134, 'Net');
  write(255, 134, 'Gross');
  write(55, 154, '2026');
  write(155, 154, '10');
  write(255, 154, '12');
  const [table] = findTables(page);
  const spans = table!.cells.map((cell) => [textOf(cell), cell.row, cell.column, cell.rows, cell.columns]);
  expect(spans).toContainEqual(['Year', 0, 0, 2, 1]);
  expect(spans).toContainEqual(['Income', 0, 1, 1, 2]);
  expect(spans).toContainEqual(['Gross', 1, 2, 1, 1]);
  expect(table).toMatchObject({ rows: 3, columns: 3 });
});

test('rows and columns that no line parts are told by their words', () => {
  const { page, write, rule } = makePage();
  for (const y of [100, 120, 190]) rule(false, y, 50, 400);
  for (const x of [50, 150, 400]) rule(true, x, 100, 190);
  write(55, 114, 'Name');
  write(160, 114, 'Male');
  write(300, 114, 'Female');
  for (const [row, name] of ['Anna', 'Bert', 'Carl', 'Dora'].entries()) {
    write(55, 134 + row * 14, name);
    write(160, 134 + row * 14, `1${row}`);
    write(300, 134 + row * 14, `2${row}`);
  }
  const [table] = findTables(page);
  expect(rowsOf(table!)).toEqual([
    ['Name', 'Male', 'Female'],
    ['Anna', '10', '20'],
    ['Bert', '11', '21'],
    ['Carl', '12', '22'],
    ['Dora', '13', '23'],
  ]);
});

test('a table without any lines, its labels of two lines whole, and a head over two columns', () => {
  const { page, write } = makePage();
  write(330, 100, 'Ships that came');
  write(60, 112, 'Port');
  write(300, 112, '2025');
  write(400, 112, '2026');
  const rows = [
    ['Harwich', '120', '131'],
    ['Ports of the northern'],
    ['coast and its islands', '1,204', '998'],
    ['Dover', '77', '80'],
  ];
  for (const [row, [label, ...numbers]] of rows.entries()) {
    write(60, 124 + row * 12, label!);
    for (const [column, number] of numbers.entries()) write(300 + column * 100, 124 + row * 12, number);
  }
  const [table] = findTables(page);
  expect(table).toMatchObject({ columns: 3, ruled: false });
  expect(rowsOf(table!)).toEqual([
    ['Ships that came'],
    ['Port', '2025', '2026'],
    ['Harwich', '120', '131'],
    ['Ports of the northern coast and its islands', '1,204', '998'],
    ['Dover', '77', '80'],
  ]);
  expect(table!.cells[0]).toMatchObject({ column: 1, columns: 2 });
});

/** A label with dots of their own that lead to its numbers. */
function writeLed({ write }: ReturnType<typeof makePage>, y: number, label: string, numbers: string[]): void {
  write(50, y, `${label}.${' .'.repeat((38 - label.length) / 2)}`);
  for (const [column, text] of numbers.entries()) write(290 + column * 60 - text.length * 5, y, text);
}

test('dots that lead to numbers are no words, and keep a table in one piece', () => {
  const made = makePage();
  // The gap between the heads of two groups is wider than those between the numbers.
  for (const [x, head] of [
    [250, 'Men'],
    [370, 'Women'],
  ] as const) {
    made.write(x, 100, head);
    made.write(x - 10, 112, 'Young Old');
  }
  made.write(50, 112, 'Offense charged');
  for (const [row, label] of ['Total', 'Robbery', 'Fraud'].entries())
    writeLed(made, 126 + row * 12, label, [`1,2${row}0`, `1,4${row}0`, `2,2${row}0`, `2,4${row}0`]);
  made.write(54, 162, 'Murder and');
  writeLed(made, 174, ' manslaughter', ['12', '14', '22', '24']);
  const [table, ...others] = findTables(made.page);
  expect(others).toEqual([]);
  expect(rowsOf(table!).slice(2)).toEqual([
    ['Total', '1,200', '1,400', '2,200', '2,400'],
    ['Robbery', '1,210', '1,410', '2,210', '2,410'],
    ['Fraud', '1,220', '1,420', '2,220', '2,420'],
    ['Murder and manslaughter', '12', '14', '22', '24'],
  ]);
  expect(writeText(layoutPage(made.page).blocks).text).toContain(
    '\nRobbery | 1,210 | 1,410 | 2,210 | 2,410\n',
  );
});

test('a list of prices with dots is a table, and a contents page is none', () => {
  const prices = makePage();
  for (const [row, price] of ['2.50', '3.20', '12.00', '4.10'].entries()) {
    prices.write(50, 100 + row * 14, `Dish ${row} ${'. '.repeat(20)}`);
    prices.write(300, 100 + row * 14, price);
  }
  expect(rowsOf(findTables(prices.page)[0]!)[1]).toEqual(['Dish 1', '3.20']);
  const contents = makePage();
  for (let at = 0; at < 8; at++) {
    contents.write(50, 100 + at * 14, `Chapter ${at} ${'. '.repeat(20)}`);
    contents.write(300, 100 + at * 14, `${at * 7 + 3}`);
  }
  expect(findTables(contents.page)).toEqual([]);
});

test.each([
  [
    'a frame around text',
    (made: ReturnType<typeof makePage>) => {
      drawGrid(made, 1, 4);
      made.writeLines(55, 110, makeProse('Framed', 1));
    },
  ],
  [
    'a contents page',
    ({ write }: ReturnType<typeof makePage>) => {
      for (let at = 0; at < 8; at++) write(50, 100 + at * 14, `Chapter ${at} ${'.'.repeat(60)} ${at + 3}`);
    },
  ],
  [
    'a list',
    ({ write }: ReturnType<typeof makePage>) => {
      for (let at = 0; at < 6; at++)
        write(50, 100 + at * 14, `${at + 1}.     Do thing number ${at} with care`);
    },
  ],
  [
    'columns of text',
    ({ writeLines }: ReturnType<typeof makePage>) => {
      writeLines(40, 100, makeProse('Left', 15));
      writeLines(310, 100, makeProse('Right', 15));
    },
  ],
])('%s is no table', (_, draw) => {
  const made = makePage();
  draw(made);
  expect(findTables(made.page)).toEqual([]);
});

test('lines of which none was wrapped are rows, though no line is drawn between them', () => {
  const { page, writeLines, rule } = makePage();
  for (const y of [100, 120, 180]) rule(false, y, 50, 450);
  for (const x of [50, 150, 350, 450]) rule(true, x, 100, 180);
  for (const [x, head] of [
    [55, 'Knob'],
    [155, 'What it does'],
    [355, 'Range'],
  ] as const)
    writeLines(x, 114, [head]);
  writeLines(55, 132, ['LFO1', 'DUTY', 'GLIDE', 'BEND']);
  writeLines(155, 132, ['Modulation by LFO1', 'Duty cycle', 'Glide time', 'Bend wheel']);
  writeLines(355, 132, ['0 to 99', '0 to 3', '0 to 99', '0 to 24']);
  expect(rowsOf(findTables(page)[0]!)).toEqual([
    ['Knob', 'What it does', 'Range'],
    ['LFO1', 'Modulation by LFO1', '0 to 99'],
    ['DUTY', 'Duty cycle', '0 to 3'],
    ['GLIDE', 'Glide time', '0 to 99'],
    ['BEND', 'Bend wheel', '0 to 24'],
  ]);
});

test('cells whose lines had to be wrapped stay whole', () => {
  const { page, writeLines, rule } = makePage();
  for (const y of [100, 160, 220]) rule(false, y, 50, 350);
  for (const x of [50, 200, 350]) rule(true, x, 100, 220);
  for (const [row, word] of ['tenant', 'landlord'].entries())
    for (const x of [55, 205])
      writeLines(x, 114 + row * 60, [
        `Whatever the ${word} has to pay`,
        'for in advance is returned to',
        'whoever has paid it at the end',
      ]);
  expect(findTables(page)[0]).toMatchObject({ rows: 2, columns: 2 });
});

test('a head in the middle over several columns is over all of them', () => {
  const { page, write } = makePage();
  write(190, 100, 'Men');
  write(305, 100, 'Women');
  for (const [column, head] of ['Offense', 'Young', 'Old', 'Young', 'Old'].entries())
    write([50, 160, 220, 280, 340][column]!, 112, head);
  for (const [row, label] of ['Robbery', 'Fraud', 'Arson'].entries())
    for (const [column, text] of [label, `12${row}`, `14${row}`, `22${row}`, `24${row}`].entries())
      write([50, 160, 220, 280, 340][column]!, 124 + row * 12, text);
  const [table] = findTables(page);
  const spanOf = (text: string) => table!.cells.find((cell) => textOf(cell) === text);
  expect(spanOf('Men')).toMatchObject({ column: 1, columns: 2 });
  expect(spanOf('Women')).toMatchObject({ column: 3, columns: 2 });
});
