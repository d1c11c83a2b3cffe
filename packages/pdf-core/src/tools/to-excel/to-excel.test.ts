import { expect, test } from 'vitest';
import { readOffice } from '../../office/read-office.ts';
import { makeReport } from '../../reading/testing/make-report.ts';
import { drawCells, makePages } from '../../reading/testing/one-page.ts';
import { openPackage, parseXml } from '../../reading/testing/open-package.ts';
import type { DocumentFile } from '../../tool.ts';
import { toExcelOptions } from './options.ts';
import { toExcel } from './to-excel.ts';

type Cell = { type: string; value: string; formula: string; format: string };

/** The cells of a sheet by their address, as the file has them. */
function readSheet(bytes: Uint8Array, number = 1): { cells: Record<string, Cell>; merged: string[] } {
  const parts = openPackage(bytes);
  const styles = parseXml(parts.get('xl/styles.xml')!);
  const formats = new Map(
    styles
      .filter(({ name }) => name === 'numFmt')
      .map(({ attributes }) => [attributes['numFmtId'], attributes['formatCode']!]),
  );
  const looks = parts
    .get('xl/styles.xml')!
    .split('<cellXfs')[1]!
    .matchAll(/<xf numFmtId="(\d+)"/g);
  const formatOf = [...looks].map(([, id]) => formats.get(id!) ?? '');
  const cells: Record<string, Cell> = {};
  const merged: string[] = [];
  let open: Cell | undefined;
  for (const { name, attributes, text } of parseXml(parts.get(`xl/worksheets/sheet${number}.xml`)!)) {
    if (name === 'c') {
      open = {
        type: attributes['t'] ?? 'n',
        value: '',
        formula: '',
        format: formatOf[Number(attributes['s'])]!,
      };
      cells[attributes['r']!] = open;
    } else if (name === 'v' || name === 't') open!.value = text;
    else if (name === 'f') open!.formula = text;
    else if (name === 'mergeCell') merged.push(attributes['ref']!);
  }
  return { cells, merged };
}

async function convert(input: DocumentFile) {
  const { files, report } = await toExcel([input], toExcelOptions.parse({}));
  return { bytes: files[0]!.bytes, name: files[0]!.name, report };
}

test('numbers, amounts and dates are typed, sums that hold are formulas, and text is text', async () => {
  const { bytes, name, report } = await convert(await makeReport());
  const { cells } = readSheet(bytes);
  expect(name).toBe('report.xlsx');
  expect(cells['B2']).toEqual({ type: 'n', value: '46095', formula: '', format: 'yyyy\\-mm\\-dd' });
  expect(cells['C2']).toEqual({ type: 'n', value: '1200.5', formula: '', format: '"$"#,##0.00' });
  expect(cells['A4']).toMatchObject({ type: 'inlineStr', value: '=HYPERLINK("http://x")', formula: '' });
  expect(cells['E2']).toMatchObject({ formula: 'SUM(C2:D2)', value: '1440.6' });
  expect(cells['C5']).toMatchObject({ formula: 'SUM(C2:C4)', value: '2100' });
  expect(cells['E5']).toMatchObject({ formula: 'SUM(E2:E4)', value: '2520' });
  expect(report).toEqual({ tables: 1, numbers: 12, dates: 3, formulas: 6 });
  expect(
    parseXml(openPackage(bytes).get('xl/workbook.xml')!).find(({ name: tag }) => tag === 'sheet'),
  ).toMatchObject({
    attributes: { name: 'Table 1 What was paid' },
  });
  expect(readOffice(bytes)[0]!.text).toContain('Anchor');
});

test('a sum that does not hold stays the number that is written', async () => {
  const rows = [
    ['Item', 'Net', 'Tax'],
    ['Rope', '10.00', '1.00'],
    ['Chain', '20.00', '2.00'],
    ['Total', '31.00', '3.00'],
  ];
  const { bytes, report } = await convert(await makePages((page, font) => drawCells(page, font, rows)));
  const { cells } = readSheet(bytes);
  expect([cells['B4'], cells['C4']]).toMatchObject([
    { value: '31', formula: '' },
    { value: '3', formula: 'SUM(C2:C3)' },
  ]);
  expect(report.formulas).toBe(1);
});

test('a total of totals adds these, and years above a column are no part of a sum', async () => {
  const rows = [
    ['Item', '2024', '2025'],
    ['Rope', '10', '11'],
    ['Chain', '20', '21'],
    ['Subtotal', '30', '32'],
    ['Bread', '5', '6'],
    ['Wine', '6', '7'],
    ['Subtotal', '11', '13'],
    ['Total', '41', '45'],
  ];
  const { bytes } = await convert(await makePages((page, font) => drawCells(page, font, rows)));
  const { cells } = readSheet(bytes);
  expect(['B4', 'B7', 'B8'].map((place) => cells[place]!.formula)).toEqual([
    'SUM(B2:B3)',
    'SUM(B5:B6)',
    'B4+B7',
  ]);
});

test('numbers of another country are the same numbers', async () => {
  const rows = [
    ['Posten', 'Tag', 'Betrag'],
    ['Seil', '05.03.2024', '1.200,50 €'],
    ['Kette', '06.03.2024', '99,50 €'],
    ['Summe', '', '1.300,00 €'],
  ];
  const { bytes } = await convert(await makePages((page, font) => drawCells(page, font, rows)));
  const { cells } = readSheet(bytes);
  expect(cells['C2']).toMatchObject({ value: '1200.5', format: '#,##0.00\\ "€"' });
  expect(cells['B2']).toMatchObject({ value: '45356', format: 'dd\\.mm\\.yyyy' });
  expect(cells['C4']).toMatchObject({ value: '1300', formula: 'SUM(C2:C3)' });
});

test('cells that cover several places are merged', async () => {
  const rows = [
    [{ text: 'Both years', columns: 2 }, null, 'Note'],
    ['2024', '2025', { text: 'long', rows: 2 }],
    ['10', '20', null],
  ];
  const { bytes } = await convert(await makePages((page, font) => drawCells(page, font, rows)));
  expect(readSheet(bytes).merged).toEqual(['A1:B1', 'C2:C3']);
});

test('each table is a sheet, and each sheet has a name of its own', async () => {
  const rows = [
    ['a', 'b', 'c'],
    ['1', '2', '3'],
    ['4', '5', '6'],
  ];
  const input = await makePages((page, font) => {
    for (const top of [780, 500, 220]) {
      page.drawText("Table 1: It's [one] / \\ ?*", { x: 50, y: top + 10, size: 10, font });
      drawCells(page, font, rows, top);
    }
  });
  const { bytes, report } = await convert(input);
  const sheets = parseXml(openPackage(bytes).get('xl/workbook.xml')!).filter(({ name }) => name === 'sheet');
  const names = sheets.map(({ attributes }) => attributes['name']!);
  expect(report.tables).toBe(3);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  expect(readSheet(bytes, 3).cells['C3']).toMatchObject({ value: '6' });
});

test('a document without tables is refused', async () => {
  const input = await makePages((page, font) => page.drawText('No table at all', { x: 60, y: 700, font }));
  await expect(convert(input)).rejects.toMatchObject({ reason: 'document_without_tables' });
});
