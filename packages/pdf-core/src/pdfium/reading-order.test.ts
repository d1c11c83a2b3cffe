import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { textOptions } from '../tools/text/options.ts';
import { text } from '../tools/text/text.ts';

/** The words of a page in Helvetica (F1), and in a copy of it whose A, B, C and so on stand for `letters` (F2). */
async function readPage(content: string, letters = ''): Promise<string> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.node.setFontDictionary(PDFName.of('F1'), font.ref);
  const rows = [...letters].map(
    (letter, index) =>
      `<${(65 + index).toString(16)}> <${letter.charCodeAt(0).toString(16).padStart(4, '0')}>`,
  );
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar ${rows.join(' ')} endbfchar endcmap`;
  const mapped = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    ToUnicode: context.register(context.stream(map)),
  });
  page.node.setFontDictionary(PDFName.of('F2'), context.register(mapped));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  const { report } = await text([{ name: 'page.pdf', bytes: await document.save() }], textOptions.parse({}));
  return report.pages[0]!.text;
}

test('Latin words and brackets in a line of Arabic stay whole, and stand where they are read', async () => {
  const line = (latin: string) => `BT 20 200 Td /F1 20 Tf (${latin} ) Tj /F2 20 Tf (IHGFEDCBA) Tj ET`;
  expect(await readPage(line('\\(january\\)'), 'كاملشهرين')).toBe('كاملشهرين (january)');
  expect(await readPage(line('This is Jeremy'), 'كاملشهرين')).toBe('This is Jeremy كاملشهرين');
});

test('columns beside Arabic are read by themselves', async () => {
  const content = 'BT /F1 12 Tf 20 200 Td (14-april-1434) Tj /F2 12 Tf 200 0 Td (CBA) Tj ET';
  expect((await readPage(content, 'شهر')).split(/\s/).toSorted()).toEqual(['14-april-1434', 'شهر']);
});

test('a line that was written from its end is read from its beginning', async () => {
  const backwards = Object.entries({ e: 200, t: 195.6, a: 186.7, D: 175.1 }).map(
    ([letter, x]) => `1 0 0 1 ${x} 200 Tm (${letter}) Tj`,
  );
  expect(await readPage(`BT /F1 16 Tf ${backwards.join(' ')} ET`)).toBe('Date');
});

test('words drawn on top of themselves are read once, repeated words twice', async () => {
  const word = (x: number, y: number) => `BT /F1 20 Tf ${x} ${y} Td (Bold) Tj ET `;
  expect(await readPage(word(20, 200) + word(90, 100) + word(20.4, 200))).toBe('Bold\n\nBold');
});

test('labels of buttons are read, contents of password fields are not', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  page.drawText('Order', { x: 20, y: 150, size: 12 });
  const form = document.getForm();
  form.createButton('send').addToPage('Send it', page, { x: 20, y: 50, width: 100, height: 30 });
  const secret = form.createTextField('secret');
  secret.enablePassword();
  secret.setText('hunter2');
  secret.addToPage(page, { x: 20, y: 100, width: 100, height: 20 });
  const input = { name: 'form.pdf', bytes: await document.save() };
  const [read] = (await text([input], textOptions.parse({ words: true }))).report.pages;
  expect(read!.text).toBe('Order\n\nSend it');
  expect(read!.words!.at(-1)!.y).toBeGreaterThan(115);
});
