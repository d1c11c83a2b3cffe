import { describe, expect, it } from 'vitest';
import { objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { watermark } from './watermark.ts';
import { watermarkOptions } from './options.ts';

const HOSTILE = [
  ') Tj ET Q /JavaScript (x',
  '>> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> endobj',
  'a\0b\u0007c\\) (\\',
  '\u202Egnp.exe\u202C',
  'EMC Q Q Q q BI ID EI \n endstream endobj\r\ntrailer << /Root 9 0 R >>',
  '\ud800 lone surrogate',
];

describe('watermark', () => {
  it('has the bounds and defaults of the product', () => {
    expect(watermarkOptions.parse({})).toMatchObject({ text: 'CONFIDENTIAL', opacity: 0.3, rotation: 45 });
    for (const wrong of [
      { opacity: 0.05 },
      { opacity: 1.1 },
      { rotation: 95 },
      { text: ' ' },
      { color: 'red' },
    ]) {
      expect(watermarkOptions.safeParse(wrong).success).toBe(false);
    }
  });

  it.each(HOSTILE)('draws %j as text and nothing else', async (text) => {
    const options = watermarkOptions.parse({ text, rotation: 0 });
    const { files } = await watermark([{ name: 'a.pdf', bytes: makeDocument() }], options);
    const { bytes } = files[0]!;
    expect(await qpdfComplaints(bytes)).toBe('');
    const stdout = await objectsJson(bytes);
    expect(stdout).not.toMatch(/"\/(OpenAction|JS|JavaScript)"/);
    const visible = text
      .replace(/\p{Cc}|[\u202a-\u202e]/gu, '')
      .toWellFormed()
      .split(/\s+/)[0]!;
    expect((await pdfToText(bytes)).normalize('NFC')).toContain(visible);
    expect(await pdfToText(bytes)).toContain('Page 1 body');
  });

  it('refuses to guess among several documents', async () => {
    const input = { name: 'a.pdf', bytes: makeDocument() };
    const options = watermarkOptions.parse({});
    await expect(watermark([input, input], options)).rejects.toMatchObject({ code: 'invalid_options' });
    await expect(watermark([], options)).rejects.toMatchObject({ code: 'invalid_options' });
  });
});
