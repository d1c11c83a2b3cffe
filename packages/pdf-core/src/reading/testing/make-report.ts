import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { DocumentFile } from '../../tool.ts';

type Fonts = { plain: PDFFont; bold: PDFFont };

/** Rows of a table with its total, whose amounts are written as in English. */
export const AMOUNTS = [
  ['Item', 'Date', 'Net', 'Tax', 'Total'],
  ['Rope', '2026-03-14', '$1,200.50', '$240.10', '$1,440.60'],
  ['Anchor', '2026-04-02', '$800.00', '$160.00', '$960.00'],
  ['=HYPERLINK("http://x")', '2026-04-30', '$99.50', '$19.90', '$119.40'],
  ['Total', '', '$2,100.00', '$420.00', '$2,520.00'],
];

const COLUMNS = [50, 210, 290, 370, 450, 545];
const ROW = 22;

/** Draws rows with lines around their cells, from a height downwards. */
export function drawTable(page: PDFPage, rows: string[][], top: number, font: PDFFont): void {
  const bottom = top - rows.length * ROW;
  for (let row = 0; row <= rows.length; row++) {
    const y = top - row * ROW;
    page.drawLine({ start: { x: COLUMNS[0]!, y }, end: { x: COLUMNS.at(-1)!, y }, thickness: 0.7 });
  }
  for (const x of COLUMNS) page.drawLine({ start: { x, y: top }, end: { x, y: bottom }, thickness: 0.7 });
  for (const [row, cells] of rows.entries())
    for (const [column, text] of cells.entries())
      if (text) page.drawText(text, { x: COLUMNS[column]! + 5, y: top - row * ROW - 15, size: 10, font });
}

function drawLines(page: PDFPage, lines: string[], top: number, font: PDFFont): void {
  for (const [row, text] of lines.entries())
    page.drawText(text, { x: 50, y: top - row * 14, size: 10.5, font });
}

/** A report of two pages: headings, prose over the end of a page, lists, a table, a picture, and what both pages repeat. */
export async function makeReport(): Promise<DocumentFile> {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const fonts: Fonts = { plain, bold };
  drawFirst(document.addPage([595, 842]), fonts);
  await drawSecond(document, fonts);
  return { name: 'report.pdf', bytes: await document.save() };
}

function drawEdges(page: PDFPage, number: number, { plain }: Fonts): void {
  page.drawText('Harbour office, internal', { x: 50, y: 812, size: 8, font: plain });
  page.drawText(`Page ${number} of 2`, { x: 270, y: 24, size: 8, font: plain });
}

function drawFirst(page: PDFPage, fonts: Fonts): void {
  const { plain, bold } = fonts;
  drawEdges(page, 1, fonts);
  page.drawText('Harbour report', { x: 50, y: 740, size: 24, font: bold });
  page.drawText('1 Ropes & <anchors>', { x: 50, y: 700, size: 15, font: bold });
  const prose = [
    'The harbour has bought ropes and anchors for the coming year, as it does in each spring before the',
    'first ships arrive. What was paid for them stands in the table below, and each of the amounts was com-',
    'pared with the invoice that came with the goods on the day on which they were delivered to the pier.',
  ];
  drawLines(page, prose, 675, plain);
  page.drawText('• Ropes of hemp', { x: 62, y: 615, size: 10.5, font: plain });
  page.drawText('• Anchors of steel', { x: 62, y: 599, size: 10.5, font: plain });
  page.drawText('– with a chain', { x: 84, y: 583, size: 10.5, font: plain });
  page.drawText('1. Order', { x: 62, y: 553, size: 10.5, font: plain });
  page.drawText('2. Pay', { x: 62, y: 537, size: 10.5, font: plain });
  page.drawText('Table 1: What was paid', { x: 50, y: 500, size: 10.5, font: plain });
  drawTable(page, AMOUNTS, 490, plain);
  page.drawText('2 Ships', { x: 50, y: 330, size: 15, font: bold });
  const ships = [
    'Of all the ships that were expected in the spring most have arrived by now, and those that have not',
    'were seen off the coast in the last week of the month by the pilot, who says of them that they wait',
  ];
  drawLines(page, ships, 305, plain);
}

async function drawSecond(document: PDFDocument, fonts: Fonts): Promise<void> {
  const { plain, bold } = fonts;
  const page = document.addPage([595, 842]);
  drawEdges(page, 2, fonts);
  drawLines(page, ['for the tide and for a berth that is free.'], 740, plain);
  const raw = { width: 60, height: 40, channels: 3 as const, background: { r: 200, g: 40, b: 40 } };
  const picture = await document.embedPng(await sharp({ create: raw }).png().toBuffer());
  page.drawImage(picture, { x: 50, y: 560, width: 180, height: 120 });
  page.drawText('Figure 1: A red sail', { x: 50, y: 540, size: 10.5, font: plain });
  page.drawText('3 People', { x: 50, y: 490, size: 15, font: bold });
  const people = [
    'Whoever has a question about this report may write to the harbour master, at the address below.',
  ];
  drawLines(page, people, 465, plain);
  drawLines(page, ['The harbour master', 'Ada Lovelace, of Pier 4', 'London'], 430, plain);
}
