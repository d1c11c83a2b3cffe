import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { makeDrawn, SIGNS_AND_SYMPTOMS } from '../../testing/drawn-letters.ts';
import { pdfToText } from '../../testing/index.ts';
import { textOptions } from './options.ts';
import { text } from './text.ts';

async function makeDocument(draw: (document: PDFDocument) => void | Promise<void>) {
  const document = await PDFDocument.create();
  await draw(document);
  return { name: 'letter.pdf', bytes: await document.save() };
}

test('text is read page by page, and pages without any are named', async () => {
  const input = await makeDocument((document) => {
    document
      .addPage([300, 200])
      .drawText('Dear reader,\nhow are you?', { x: 20, y: 150, size: 12, lineHeight: 16 });
    document.addPage([300, 200]);
    document.addPage([300, 200]).drawText('Farewell', { x: 20, y: 150, size: 12 });
  });
  const { files, report } = await text([input], textOptions.parse({}));
  expect(report.pages.map((page) => page.text)).toEqual(['Dear reader,\nhow are you?', '', 'Farewell']);
  expect(report.pagesWithoutText).toEqual([2]);
  const some = await text([input], textOptions.parse({ pages: '3,1' }));
  expect(some.report.pages.map((page) => page.page)).toEqual([3, 1]);
  expect(new TextDecoder().decode(some.files[0]!.bytes)).toMatch(/^Farewell\n\fDear reader/);
  expect(report.pages[0]).toMatchObject({ page: 1, width: 300, height: 200 });
  expect(files[0]!.name).toBe('letter.txt');
  expect(new TextDecoder().decode(files[0]!.bytes)).toBe('Dear reader,\nhow are you?\n\f\fFarewell\n\f');
  const theirs = await pdfToText(input.bytes);
  expect(theirs.split(/\s+/).filter(Boolean)).toEqual(
    report.pages.flatMap((page) => page.text.split(/\s+/)).filter(Boolean),
  );
});

test('each word has its box, in points from the top left corner, and its place in the text', async () => {
  const input = await makeDocument(async (document) => {
    const font = await document.embedFont(StandardFonts.Courier);
    document.addPage([300, 200]).drawText('one three', { x: 50, y: 100, size: 10, font });
  });
  const { report } = await text([input], textOptions.parse({ words: true }));
  const [{ text: whole, words = [] } = { text: '' }] = report.pages;
  expect(words.map((word) => whole.slice(word.start, word.end))).toEqual(['one', 'three']);
  const [one, three] = words;
  expect(one).toMatchObject({ x: expect.closeTo(50, 0), width: expect.closeTo(18, 0) });
  expect(three).toMatchObject({ x: expect.closeTo(74, 0), width: expect.closeTo(30, 0) });
  // The baseline is 100 points from the top; the box reaches from above the letters to below them.
  expect(three!.y).toBeGreaterThan(86);
  expect(three!.y).toBeLessThan(94);
  expect(three!.y + three!.height).toBeGreaterThan(100);
  expect(three!.y + three!.height).toBeLessThan(105);
});

test('on a turned page boxes stand where the reader sees the words', async () => {
  const input = await makeDocument((document) => {
    const page = document.addPage([300, 200]);
    page.setRotation(degrees(90));
    page.drawText('corner', { x: 10, y: 185, size: 10 });
  });
  const { report } = await text([input], textOptions.parse({ words: true }));
  const [page] = report.pages;
  expect(page).toMatchObject({ width: 200, height: 300, text: 'corner' });
  const [word] = page!.words!;
  // Top left of the unturned page is top right after a quarter turn clockwise.
  expect(word!.x).toBeGreaterThan(180);
  expect(word!.y).toBeLessThan(12);
  expect(word!.height).toBeGreaterThan(word!.width);
});

test('text outside the visible page is not read, and words divided at the end of a line are made whole', async () => {
  const input = await makeDocument((document) => {
    const page = document.addPage([300, 200]);
    page.drawText('We read extra-\nordinary books', { x: 20, y: 150, size: 12, lineHeight: 14 });
    page.drawText('Hidden', { x: 20, y: 400, size: 12 });
  });
  const { report } = await text([input], textOptions.parse({}));
  expect(report.pages[0]!.text).toBe('We read extraordinary books');
});

test('what was filled into a form is read too', async () => {
  const input = await makeDocument((document) => {
    const page = document.addPage([300, 200]);
    page.drawText('Name:', { x: 20, y: 150, size: 12 });
    const field = document.getForm().createTextField('name');
    field.setText('Ada Lovelace');
    field.addToPage(page, { x: 80, y: 145, width: 120, height: 20 });
  });
  const { report } = await text([input], textOptions.parse({ words: true }));
  expect(report.pages[0]!.text).toBe('Name: Ada Lovelace');
  expect(report.pages[0]!.words!.at(-1)).toMatchObject({
    text: 'Lovelace',
    x: expect.closeTo(80, -1),
    width: expect.closeTo(120, -1),
  });
});

test('a locked document opens with its password only', async () => {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText('Secret', { x: 20, y: 150 });
  document.encrypt({ userPassword: 'sesame', ownerPassword: 'owner' });
  const input = { name: 'locked.pdf', bytes: await document.save() };
  await expect(text([input], textOptions.parse({}))).rejects.toMatchObject({ code: 'encrypted' });
  const { report } = await text([input], textOptions.parse({ password: 'sesame' }));
  expect(report.pages[0]!.text).toBe('Secret');
});

test('letters that are drawings are read by their names', async () => {
  const input = makeDrawn(...SIGNS_AND_SYMPTOMS);
  const { report, notices } = await text([input], textOptions.parse({ words: true }));
  const [{ text: whole, words = [] } = { text: '' }] = report.pages;
  expect(whole).toBe('Signs and Symptoms');
  expect((await pdfToText(input.bytes)).trim()).toBe(whole);
  expect(words.map((word) => Math.round(word.x))).toEqual([90, 148, 186]);
  expect([report.pagesWithoutText, notices]).toEqual([[], []]);
});

test('names that only count drawings are no letters', async () => {
  const { report } = await text([makeDrawn('030102', ['a', 'b', 'c'])], textOptions.parse({}));
  expect(report.pagesWithoutText).toEqual([1]);
});
