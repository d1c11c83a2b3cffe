import { describe, expect, test } from 'vitest';
import { gridLimits } from '../../office/sheets/grid.ts';
import { officeLimits } from '../../office/office-limits.ts';
import {
  makeWorkbook,
  makeXlsx,
  makeZip,
  readFixture,
  SAMPLE_STYLES,
} from '../../office/testing/make-office.ts';
import { runTool } from '../../runner/run-tool.ts';
import { readSheetOptions } from './options.ts';
import { readSheet } from './read-sheet.ts';

async function read(bytes: Uint8Array, options: object = {}) {
  const { report } = await readSheet([{ name: 'book.xlsx', bytes }], readSheetOptions.parse(options));
  const lookAt = (row: number, column: number) =>
    report.looks[(report.marks[row]?.charCodeAt(column) || 48) - 48];
  return { ...report, lookAt };
}

const cell = (ref: string, value: string | number, style = 0, type = 'n') =>
  `<c r="${ref}" s="${style}" t="${type}"><v>${value}</v></c>`;
const rows = (xml: string) => `<sheetData>${xml}</sheetData>`;

describe('an Excel file', () => {
  const book = makeWorkbook(
    [
      {
        name: 'Rents',
        xml:
          '<cols><col min="1" max="1" width="30.5"/><col min="3" max="3" width="9" hidden="1"/></cols>' +
          rows(
            `<row r="1">${cell('A1', 'Rents of 2026', 4, 'str')}</row>` +
              `<row r="3">${cell('A3', 0, 0, 's')}${cell('B3', 1250.5, 2)}${cell('C3', 46143, 1)}${cell('D3', 0.125, 3)}${cell('E3', 1234567890, 5)}</row>` +
              `<row r="4">${cell('A4', 1, 0, 'b')}${cell('B4', '#REF!', 0, 'e')}</row>`,
          ) +
          '<mergeCells><mergeCell ref="A1:E1"/></mergeCells>',
      },
      {
        name: 'Notes',
        xml: rows('<row r="2"><c t="inlineStr"><is><t>Second sheet</t></is></c></row>'),
        state: 'hidden',
      },
    ],
    SAMPLE_STYLES,
    ['Ada Lovelace'],
  );

  test('each cell is in its place, as Excel shows it', async () => {
    const { sheets, cells, rows: count, columns, isPart } = await read(book);
    expect(sheets).toEqual([
      { name: 'Rents', isHidden: false },
      { name: 'Notes', isHidden: true },
    ]);
    expect(cells).toEqual([
      'Rents of 2026',
      '',
      'Ada Lovelace\t1,250.50 €\t5/1/2026\t12.50%\t1,234,567,890',
      'TRUE\t#REF!',
    ]);
    expect([count, columns, isPart]).toEqual([4, 5, false]);
    expect((await read(book, { language: 'de' })).cells[2]).toBe(
      'Ada Lovelace\t1.250,50 €\t1.5.2026\t12,50%\t1.234.567.890',
    );
  });

  test('with looks, widths and merged cells', async () => {
    const { lookAt, widths, merges } = await read(book);
    expect(lookAt(0, 0)).toEqual({ align: 'center', bold: true, fill: '#fff2cc' });
    expect([lookAt(2, 0), lookAt(2, 1), lookAt(3, 0)]).toEqual([{}, { align: 'right' }, { align: 'center' }]);
    // A hidden column has no width, and a number is never wider than its column.
    expect(widths).toEqual([30.5, 10, 0, 9, 13]);
    expect(merges).toEqual([[0, 0, 1, 5]]);
  });

  test('any of its sheets is told, and none that it does not have', async () => {
    expect(await read(book, { sheet: 2 })).toMatchObject({ sheet: 2, cells: ['', 'Second sheet'] });
    await expect(read(book, { sheet: 3 })).rejects.toMatchObject({ reason: 'page_missing' });
  });

  test('colors of the theme, with their tint', async () => {
    const styles =
      '<fonts><font><color theme="4"/></font></fonts><fills><fill><patternFill patternType="solid"><fgColor theme="0" tint="-0.5"/></patternFill></fill></fills>' +
      '<cellXfs><xf numFmtId="0" fontId="0" fillId="0"/></cellXfs>';
    const theme =
      '<a:theme xmlns:a="a"><a:clrScheme><a:sysClr lastClr="000000"/><a:sysClr lastClr="FFFFFF"/><a:srgbClr val="111111"/><a:srgbClr val="222222"/><a:srgbClr val="4472C4"/></a:clrScheme></a:theme>';
    const relation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
    const bytes = makeXlsx('<row><c><v>1</v></c></row>', {
      'xl/_rels/workbook.xml.rels': `<Relationships>${relation('a', 'worksheet', 'worksheets/sheet1.xml')}${relation('b', 'styles', 'styles.xml')}${relation('c', 'theme', 'theme.xml')}</Relationships>`,
      'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
      'xl/theme.xml': theme,
    });
    expect((await read(bytes)).lookAt(0, 0)).toEqual({ align: 'right', color: '#4472c4', fill: '#808080' });
  });
});

test.each(['book.xlsx', 'book.xls'] as const)('%s, written by LibreOffice', async (name) => {
  const { sheets, cells } = await read(readFixture(name));
  expect(sheets.map((sheet) => sheet.name)).toEqual(['Rents 2026', 'Notes']);
  expect(cells.slice(0, 2)).toEqual([
    'Tenant\tRent\tSince',
    expect.stringMatching(/^Žofia Müller\t1250\.5\t/),
  ]);
  expect((await read(readFixture(name), { sheet: 2 })).cells).toEqual(['Second sheet']);
});

test('an OpenDocument file: repeated and merged cells, and amounts to the right', async () => {
  const table = (name: string, content: string) =>
    `<table:table table:name="${name}">${content}</table:table>`;
  const bytes = makeZip({
    'content.xml': `<office:spreadsheet>${table(
      'One',
      '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="2"/><table:table-cell office:value-type="currency"><text:p>5,00 €</text:p></table:table-cell></table:table-row>' +
        '<table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>Two</text:p><text:p>lines</text:p></table:table-cell><table:covered-table-cell/></table:table-row>' +
        '<table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    )}${table('Two', '<table:table-row><table:table-cell><text:p>Other</text:p></table:table-cell></table:table-row>')}</office:spreadsheet>`,
  });
  const { cells, merges, sheets, lookAt } = await read(bytes);
  expect(cells).toEqual(['\t\t5,00 €', '\t\t5,00 €', 'Two lines']);
  expect(merges).toEqual([[2, 0, 1, 2]]);
  expect(sheets.map((sheet) => sheet.name)).toEqual(['One', 'Two']);
  expect(lookAt(0, 2)).toEqual({ align: 'right' });
  expect((await read(bytes, { sheet: 2 })).cells).toEqual(['Other']);
});

test('a CSV file', async () => {
  const { cells, lookAt } = await read(new TextEncoder().encode('Name;Rent\r\n"A; B";1.250,50 €\r\n'));
  expect(cells).toEqual(['Name\tRent', 'A; B\t1.250,50 €']);
  expect([lookAt(1, 0), lookAt(1, 1)]).toEqual([{}, { align: 'right' }]);
});

describe('hostile files', () => {
  test('a sheet that claims all rows and columns that there are is told in part', async () => {
    const xml = rows(
      `<row r="1">${cell('A1', 'First', 0, 'str')}</row><row r="1048576">${cell('XFD1048576', 1)}</row>`,
    );
    const bytes = makeWorkbook([{ name: 'All', xml: `<dimension ref="A1:XFD1048576"/>${xml}` }]);
    const report = await read(bytes);
    expect(report).toMatchObject({ rows: 1_048_576, columns: 16_384, isPart: true });
    expect(report.cells.length).toBe(gridLimits.rows);
    expect(report.cells[0]).toBe('First');
  });

  test('cells at the end of each row reach the limit of characters', async () => {
    const many = Array.from({ length: 1000 }, (_, row) => `<row>${cell(`XFD${row + 1}`, 1)}</row>`);
    const report = await read(makeWorkbook([{ name: 'Far', xml: rows(many.join('')) }]));
    expect(report.isPart).toBe(true);
    expect(report.cells.join('').length).toBeLessThanOrEqual(gridLimits.characters);
  });

  test('sheets without end are refused, and a name without end is cut', async () => {
    const sheets = officeLimits.pages + 1;
    const books = [
      makeZip({ 'xl/workbook.xml': `<workbook>${'<sheet/>'.repeat(sheets)}</workbook>` }),
      makeZip({
        'content.xml': `<office:spreadsheet>${'<table:table/>'.repeat(sheets)}</office:spreadsheet>`,
      }),
    ];
    for (const bytes of books)
      await expect(read(bytes)).rejects.toMatchObject({ reason: 'document_too_complex' });
    const long = await read(makeWorkbook([{ name: 'n'.repeat(1_000_000), xml: '' }]));
    expect(long.sheets[0]!.name).toHaveLength(255);
  });

  test('references that are none, and merges and columns without end', async () => {
    const xml =
      '<cols><col min="-5" max="99999999999" width="NaN"/><col min="1" max="1e9" width="1e9"/></cols>' +
      rows(
        `<row r="x"><c r="ZZZZ1"><v>1</v></c></row><row r="2">${cell('A2', 2)}<c r="XFE2"><v>3</v></c></row>`,
      ) +
      '<mergeCells><mergeCell ref="A1:XFD1048576"/><mergeCell ref="B9"/><mergeCell ref="C3:A1"/></mergeCells>';
    const report = await read(makeWorkbook([{ name: 'Odd', xml }]));
    expect(report).toMatchObject({ cells: ['', '2'], widths: [120], merges: [[0, 0, 2, 1]] });
  });

  test('a bomb ends at the limit in its process', { timeout: 60_000 }, async () => {
    const bomb = makeXlsx('', { 'xl/worksheets/sheet1.xml': ' '.repeat(officeLimits.partBytes + 1) });
    expect(bomb.length).toBeLessThan(400_000);
    const run = runTool(
      'read-sheet',
      [{ name: 'a.xlsx', bytes: bomb }],
      {},
      { timeoutMs: 30_000, memoryMb: 1024 },
    );
    await expect(run).rejects.toMatchObject({ code: 'too_complex' });
  });
});

test('10 000 rows of 50 columns are told whole', { timeout: 60_000 }, async () => {
  const letters = Array.from({ length: 50 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26) - 1, 65 + (at % 26)).replace('@', ''),
  );
  const xml = Array.from(
    { length: 10_000 },
    (_, row) =>
      `<row r="${row + 1}">${letters.map((letter, at) => cell(`${letter}${row + 1}`, row * 50 + at, 5)).join('')}</row>`,
  );
  const bytes = makeWorkbook([{ name: 'Large', xml: rows(xml.join('')) }], SAMPLE_STYLES);
  const settings = { timeoutMs: 60_000, memoryMb: 1024, cpuMs: 30_000 };
  const { report } = await runTool('read-sheet', [{ name: 'a.xlsx', bytes }], {}, settings);
  expect(report.isPart).toBe(false);
  expect(report.cells[9999]?.split('\t')[49]).toBe('499,999');
});
