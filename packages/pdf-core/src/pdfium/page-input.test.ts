import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { textOptions } from '../tools/text/options.ts';
import { text } from '../tools/text/text.ts';
import { withDocument } from './document.ts';
import { readPageInput } from './page-input.ts';

test('words come with how they are written, and the lines and pictures of a page with where they are', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  const bold = await document.embedFont(StandardFonts.TimesRomanBoldItalic);
  const even = await document.embedFont(StandardFonts.Courier);
  page.drawText('Heavy', { x: 20, y: 150, size: 18, font: bold });
  page.drawText('even', { x: 120, y: 150, size: 9, font: even });
  page.drawLine({ start: { x: 20, y: 100 }, end: { x: 220, y: 100 }, thickness: 1 });
  page.drawRectangle({ x: 50, y: 20, width: 1, height: 60, color: rgb(0, 0, 0) });
  page.drawRectangle({ x: 100, y: 20, width: 80, height: 60, color: rgb(1, 1, 1) });
  const read = await withDocument(await document.save(), {}, (opened) => readPageInput(opened, 0));
  expect(read.words[0]).toMatchObject({
    text: 'Heavy',
    bold: true,
    italic: true,
    fixed: false,
    turn: 0,
    place: 0,
  });
  expect(read.words[0]!.size).toBeCloseTo(18, 1);
  expect(read.words[0]!.originY).toBeCloseTo(50, 1);
  expect(read.words[1]).toMatchObject({ text: 'even', bold: false, italic: false, fixed: true, place: 1 });
  const rulings = read.rulings.map(({ upright, at, from, to }) => [
    upright,
    ...[at, from, to].map(Math.round),
  ]);
  expect(rulings).toEqual([
    [false, 100, 20, 220],
    [true, 51, 120, 180],
  ]);
});

test('on a turned page lines stand where the reader sees them', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  page.setRotation(degrees(90));
  page.drawLine({ start: { x: 20, y: 100 }, end: { x: 220, y: 100 }, thickness: 1 });
  const read = await withDocument(await document.save(), {}, (opened) => readPageInput(opened, 0));
  expect(read.rulings).toEqual([
    { upright: true, at: expect.closeTo(100, 1), from: expect.closeTo(20, 1), to: expect.closeTo(220, 1) },
  ]);
});

async function makeReport() {
  const document = await PDFDocument.create();
  for (let number = 1; number <= 4; number++) {
    const page = document.addPage([300, 400]);
    page.drawText('Harbour report', { x: 20, y: 380, size: 9 });
    page.drawText(`What page ${'abcd'[number - 1]} says of its ships`, { x: 20, y: 250, size: 12 });
    page.drawText(`${number}`, { x: 150, y: 15, size: 9 });
  }
  return { name: 'report.pdf', bytes: await document.save() };
}

test('page numbers and repeated heads are left out where only the content is wanted', async () => {
  const input = await makeReport();
  const textsOf = async (contentOnly: boolean) =>
    (await text([input], textOptions.parse({ contentOnly }))).report.pages.map((page) => page.text);
  expect((await textsOf(false))[1]).toBe('Harbour report\n\nWhat page b says of its ships\n\n2');
  expect(await textsOf(true)).toEqual([
    'Harbour report\n\nWhat page a says of its ships',
    'What page b says of its ships',
    'What page c says of its ships',
    'What page d says of its ships',
  ]);
});
