import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeReport } from '../../reading/testing/make-report.ts';
import { drawCells, makePages } from '../../reading/testing/one-page.ts';
import { toCsvOptions } from './options.ts';
import { toCsv } from './to-csv.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('a table becomes rows, and cells with a separator or quotes are quoted', async () => {
  const { files } = await toCsv([await makeReport()], toCsvOptions.parse({}));
  expect(files.map(({ name }) => name)).toEqual(['report.csv']);
  expect(textOf(files[0]!.bytes).split('\r\n')).toEqual([
    'Item,Date,Net,Tax,Total',
    'Rope,2026-03-14,"$1,200.50",$240.10,"$1,440.60"',
    'Anchor,2026-04-02,$800.00,$160.00,$960.00',
    `"'=HYPERLINK(""http://x"")",2026-04-30,$99.50,$19.90,$119.40`,
    'Total,,"$2,100.00",$420.00,"$2,520.00"',
    '',
  ]);
});

test('what a spreadsheet would take for a formula is text; a number with a sign is a number', async () => {
  const cells = ['=1+1', '+SUM(A1)', '-2+3', '@cmd', '-12.50', '+3%', 'plain', '- dash'];
  const input = await makePages((page, font) =>
    drawCells(page, font, [['a', 'b'], ...cells.map((cell) => [cell, 'x'])]),
  );
  const { files } = await toCsv([input], toCsvOptions.parse({ separator: 'semicolon' }));
  const first = textOf(files[0]!.bytes)
    .split('\r\n')
    .map((line) => line.split(';')[0]);
  expect(first).toEqual([
    'a',
    "'=1+1",
    "'+SUM(A1)",
    "'-2+3",
    "'@cmd",
    '-12.50',
    '+3%',
    'plain',
    "'- dash",
    '',
  ]);
});

test('several tables are several files, or one zip', async () => {
  const draw =
    (name: string) => (page: Parameters<typeof drawCells>[0], font: Parameters<typeof drawCells>[1]) =>
      drawCells(
        page,
        font,
        [
          [name, 'b', 'c'],
          ['1', '2', '3'],
          ['4', '5', '6'],
        ],
        600,
      );
  const input = await makePages(
    draw('one'),
    (page, font) => page.drawText('Words', { x: 60, y: 700, font }),
    draw('two'),
  );
  const { files } = await toCsv([input], toCsvOptions.parse({}));
  expect(files.map(({ name, bytes }) => [name, textOf(bytes).slice(0, 3)])).toEqual([
    ['sample-1.csv', 'one'],
    ['sample-2.csv', 'two'],
  ]);
  const packed = await toCsv([input], toCsvOptions.parse({ outputFormat: 'zip' }));
  expect(packed.files.map(({ name }) => name)).toEqual(['sample-tables.zip']);
  expect(Object.keys(unzipSync(packed.files[0]!.bytes))).toEqual(['sample-1.csv', 'sample-2.csv']);
});

test('a document without tables is refused', async () => {
  const input = await makePages((page, font) => page.drawText('No table at all', { x: 60, y: 700, font }));
  await expect(toCsv([input], toCsvOptions.parse({}))).rejects.toMatchObject({
    reason: 'document_without_tables',
    code: 'empty',
  });
});
