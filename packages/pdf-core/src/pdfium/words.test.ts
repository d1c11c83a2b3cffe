import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { textOptions } from '../tools/text/options.ts';
import { text } from '../tools/text/text.ts';

/** The words of a page that these operators write in Helvetica (F1) or Courier (F2). */
async function readContent(content: string): Promise<string> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.node.setFontDictionary(PDFName.of('F1'), font.ref);
  const even = await document.embedFont(StandardFonts.Courier);
  page.node.setFontDictionary(PDFName.of('F2'), even.ref);
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(content)));
  const input = { name: 'page.pdf', bytes: await document.save() };
  return (await text([input], textOptions.parse({}))).report.pages[0]!.text;
}

test('accents that are drawn over a letter are part of it, in either order', async () => {
  // Octal 264 is an acute accent and 250 a diaeresis in Helvetica's encoding, 333 and 556 units before the next letter.
  expect(await readContent('BT /F1 20 Tf 1 0 0 1 20 200 Tm (Lib) Tj [ (\\264) 444 (eration) ] TJ ET')).toBe(
    'Libération',
  );
  expect(
    await readContent('BT /F1 20 Tf 1 0 0 1 20 200 Tm [ (Fra) ] TJ [ (c) 420 (\\270) -90 (ade) ] TJ ET'),
  ).toBe('Fraçade');
  // Drawn when the whole line is.
  expect(
    await readContent(
      'BT /F1 20 Tf 1 0 0 1 20 200 Tm (corazon de leon) Tj 1 0 0 1 71.1 200 Tm (\\264) Tj 1 0 0 1 142.3 200 Tm (\\264) Tj ET',
    ),
  ).toBe('corazón de león');
  expect(await readContent('BT /F1 20 Tf 1 0 0 1 20 200 Tm (a ^ b and ~x) Tj ET')).toBe('a ^ b and ~x');
});

test('raised and lowered signs belong to their word', async () => {
  const content =
    'BT /F1 12 Tf 1 0 0 1 20 200 Tm (H) Tj /F1 8 Tf -3 Ts (2) Tj /F1 12 Tf 0 Ts (O and x) Tj /F1 8 Tf 5 Ts (10) Tj ET';
  expect(await readContent(content)).toBe('H2O and x10');
});

test('words are parted where a gap is seen, and only there', async () => {
  expect(
    await readContent('BT /F1 12 Tf 1 0 0 1 20 200 Tm [ (ker) -60 (ned) -250 (word) -330 (s) ] TJ ET'),
  ).toBe('kerned word s');
  expect(await readContent('BT /F1 12 Tf 0 1 -1 0 100 50 Tm [ (run) -30 (ning) -300 (up) ] TJ ET')).toBe(
    'running up',
  );
  expect(await readContent('BT /F1 -12 Tf -1 0 0 -1 20 200 Tm [ (back) -300 (wards) ] TJ ET')).toBe(
    'back wards',
  );
});

test('a word divided between lines of a column is whole, and a hyphen that is part of it stays', async () => {
  const lines = (first: string, second: string) =>
    `BT /F1 10 Tf 1 0 0 1 20 200 Tm (${first}) Tj 1 0 0 1 20 188 Tm (${second}) Tj ET`;
  expect(await readContent(lines('The two-', 'dimensional case'))).toBe('The twodimensional case');
  expect(await readContent(lines('Section 3-', '601 says'))).toBe('Section 3-601 says');
  expect(await readContent(lines('A list -', 'of things'))).toBe('A list -\nof things');
});

test.each([
  ['heading of two words', '0.3', '[ (CHAPTER) -500 (ONE) ]', 'CHAPTER ONE'],
  ['short heading', '0.2', '[ (NOTE) ]', 'NOTE'],
  ['formula', '0.3', '[ (a+b+c) ]', 'a + b + c'],
  ['row of three', '0.3', '[ (123) ]', '1 2 3'],
  ['row of a table', '0.9', '[ (12345) ]', '1 2 3 4 5'],
])('letters that stand equally far apart: a %s', async (_, apart, shown, expected) => {
  // Courier's signs are all as wide as each other, so that the space between them is even.
  const content = `BT /F2 20 Tf ${Number(apart) * 20} Tc 1 0 0 1 20 200 Tm ${shown} TJ ET`;
  expect(await readContent(content)).toBe(expected);
});
