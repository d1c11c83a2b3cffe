import { PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { toPdfOptions } from '../tools/to-pdf/options.ts';
import { toPdf } from '../tools/to-pdf/to-pdf.ts';
import { withDocument } from './document.ts';
import { styleOfProgram } from './embedded-style.ts';
import { readPageInput } from './page-input.ts';

/** Plain, bold and slanted words in embedded fonts, each with stems that are said to be so thick. */
async function readWords(stem: number, rename: boolean) {
  const html = '<p>plain words</p><p><b>heavy words</b></p><p><i>slanted words</i></p>';
  const input = { name: 'page.html', bytes: new TextEncoder().encode(html) };
  const { files } = await toPdf([input], toPdfOptions.parse({}));
  const document = await PDFDocument.load(files[0]!.bytes, { updateMetadata: false });
  for (const [at, [, object]] of document.context.enumerateIndirectObjects().entries()) {
    if (!(object instanceof PDFDict)) continue;
    if (object.has(PDFName.of('StemV'))) object.set(PDFName.of('StemV'), PDFNumber.of(stem));
    if (rename)
      for (const key of ['BaseFont', 'FontName'])
        if (object.has(PDFName.of(key))) object.set(PDFName.of(key), PDFName.of(`CIDFont+F${at}`));
  }
  const read = await withDocument(await document.save(), {}, (opened) => readPageInput(opened, 0));
  return read.words
    .filter(({ text }) => text !== 'words')
    .map(({ text, bold, italic }) => [text, bold, italic]);
}

const AS_WRITTEN = [
  ['plain', false, false],
  ['heavy', true, false],
  ['slanted', false, true],
];

test('thick stems make no font bold whose program says that it is not', async () => {
  expect(await readWords(150, false)).toEqual(AS_WRITTEN);
  // Microsoft Print to PDF writes such stems.
  expect(await readWords(900, false)).toEqual(AS_WRITTEN);
});

test('fonts that a printer driver left without their names are bold and italic as their programs say', async () => {
  expect(await readWords(900, true)).toEqual(AS_WRITTEN);
  expect(await readWords(80, true)).toEqual(AS_WRITTEN);
});

test('a program that ends anywhere says nothing', () => {
  expect(styleOfProgram(Buffer.alloc(3))).toBeUndefined();
  const cut = Buffer.alloc(30);
  cut.writeUInt16BE(9, 4);
  cut.write('head', 12, 'latin1');
  cut.writeUInt32BE(4_000_000_000, 20);
  expect(styleOfProgram(cut)).toEqual({ bold: false, italic: false });
});
