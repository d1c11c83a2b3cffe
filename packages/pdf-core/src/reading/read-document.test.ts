import { degrees, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeTestPdf } from '../testing/index.ts';
import { type Part, textOfRuns, type TextPart } from './document.ts';
import { readDocument } from './read-document.ts';
import { drawTable, makeReport } from './testing/make-report.ts';
import { makePages } from './testing/one-page.ts';

function lineOf(part: Part): string {
  if (part.kind === 'picture') return 'picture';
  if (part.kind === 'table') return `table ${part.rows}x${part.columns}`;
  return `${part.kind} ${part.marker}${part.marker && ' '}${textOfRuns(part.runs).slice(0, 24)}`;
}

test('a document is read in its order, over the end of a page, without what its pages repeat', async () => {
  const document = await readDocument(await makeReport(), { pages: 'all', pictures: true });
  expect(document.title).toBe('Harbour report');
  expect(document.parts.map(lineOf)).toEqual([
    'heading Harbour report',
    'heading 1 Ropes & <anchors>',
    'paragraph The harbour has bought r',
    'item • Ropes of hemp',
    'item • Anchors of steel',
    'item – with a chain',
    'item 1. Order',
    'item 2. Pay',
    'caption Table 1: What was paid',
    'table 5x5',
    'heading 2 Ships',
    'paragraph Of all the ships that we',
    'picture',
    'caption Figure 1: A red sail',
    'heading 3 People',
    'paragraph Whoever has a question a',
    'paragraph The harbour master\nAda L',
  ]);
  const [, , prose, , , nested] = document.parts;
  expect(textOfRuns((prose as TextPart).runs)).toContain('each of the amounts was compared with the');
  expect(nested).toMatchObject({ level: 2 });
  const ships = document.parts[11] as TextPart;
  expect(textOfRuns(ships.runs)).toMatch(/who says of them that they wait for the tide and for a berth/);
  expect(document.parts[9]).toMatchObject({ caption: 'Table 1: What was paid', headerRows: 1 });
  expect(document.header).toEqual([{ before: 'Harbour office, internal', number: false, after: '' }]);
  expect(document.footer).toEqual([{ before: 'Page ', number: true, after: ' of 2' }]);
});

test('a picture has the colours that its page shows', async () => {
  const { parts } = await readDocument(await makeReport(), { pages: 'all', pictures: true });
  const picture = parts.find((part) => part.kind === 'picture');
  const { width, height, bytes } = picture!.file!;
  expect([width, height]).toEqual([501, 334]);
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ left: 200, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.abs(red - 200) + Math.abs(green - 40) + Math.abs(blue - 40)).toBeLessThan(8);
});

test('page by page, what goes on over the end of a page is not joined', async () => {
  const { parts } = await readDocument(await makeReport(), { pages: 'all', byPage: true });
  expect(parts.filter((part) => part.page === 1).map(lineOf)[0]).toBe('paragraph for the tide and for a b');
});

test('a table that goes on is one, and its header stands in it once', async () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => [`Row ${from + at}`, '2026-01-01', '1.00', '2.00', '3.00']);
  const head = ['Item', 'Date', 'Net', 'Tax', 'Total'];
  const input = await makePages(
    (page, font) => drawTable(page, [head, ...rows(0, 30)], 760, font),
    (page, font) => drawTable(page, [head, ...rows(30, 50)], 760, font),
  );
  const { parts } = await readDocument(input, { pages: 'all' });
  expect(parts.map(lineOf)).toEqual(['table 51x5']);
  const [table] = parts;
  expect(table).toMatchObject({ headerRows: 1, repeatsHeader: true });
  const first = table!.kind === 'table' ? table!.cells.filter(({ column }) => column === 0) : [];
  expect(first.map(({ row, runs }) => [row, textOfRuns(runs)])).toEqual([
    [0, 'Item'],
    ...Array.from({ length: 50 }, (_, at) => [at + 1, `Row ${at}`]),
  ]);
});

test('a document without text is refused, and single pages without it are counted', async () => {
  const scan = await makePages((page) =>
    page.drawRectangle({ width: 300, height: 300, color: rgb(1, 0, 0) }),
  );
  await expect(readDocument(scan, { pages: 'all' })).rejects.toMatchObject({
    reason: 'document_without_text',
    code: 'empty',
  });
  const bytes = makeTestPdf({ pages: [{ text: 'Words' }, {}, {}] });
  expect(await readDocument({ name: 'some.pdf', bytes }, { pages: 'all' })).toMatchObject({
    pagesWithoutText: 2,
  });
});

test('text that stands on its side, and on a turned page, is there', async () => {
  const input = await makePages((page, font) => {
    page.drawText('upright words', { x: 60, y: 700, size: 12, font });
    page.drawText('words on their side', { x: 500, y: 300, size: 12, font, rotate: degrees(90) });
    page.setRotation(degrees(90));
  });
  const { parts, pages } = await readDocument(input, { pages: 'all' });
  expect(pages[0]).toEqual({ number: 1, width: 842, height: 595 });
  expect(parts.map(lineOf).toSorted()).toEqual(['paragraph upright words', 'paragraph words on their side']);
});
