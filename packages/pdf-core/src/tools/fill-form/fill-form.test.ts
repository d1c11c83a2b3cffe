import { describe, expect, it } from 'vitest';
import { formFields, objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { createForm } from '../create-form/create-form.ts';
import { createFormOptions } from '../create-form/options.ts';
import { fillForm } from './fill-form.ts';
import { fillFormOptions } from './options.ts';

async function blank(): Promise<Uint8Array> {
  const fields = [
    { type: 'text', name: 'name', x: 50, y: 700 },
    { type: 'text', name: 'story', x: 50, y: 560, height: 90 },
    { type: 'checkbox', name: 'agree', x: 50, y: 520 },
    { type: 'radio', name: 'size', x: 50, y: 420, height: 60, options: ['small', 'large'] },
    { type: 'dropdown', name: 'colour', x: 50, y: 370, options: ['rot', 'grün'] },
    { type: 'button', name: 'send', x: 50, y: 330 },
    { type: 'signature', name: 'sign', x: 50, y: 200 },
  ];
  const { files } = await createForm([], createFormOptions.parse({ formFields: fields }));
  return files[0]!.bytes;
}

async function filled(bytes: Uint8Array, fields: object, more: object = {}): Promise<Uint8Array> {
  const { files } = await fillForm([{ name: 'a.pdf', bytes }], fillFormOptions.parse({ fields, ...more }));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return files[0]!.bytes;
}

const valuesOf = async (bytes: Uint8Array) =>
  Object.fromEntries((await formFields(bytes)).map((field) => [field.fullname, field.value]));

const widget = (more: string, y: number) =>
  `<< /Type /Annot /Subtype /Widget /Rect [50 ${y} 250 ${y + 40}] ${more} >>`;

describe('fill-form', () => {
  it('fills every kind of field and shows what it filled in, in any script', async () => {
    const values = {
      name: 'Żółć สวัสดี',
      story: 'First line\nSecond שורה',
      agree: true,
      size: 'large',
      colour: 'grün',
    };
    const bytes = await filled(await blank(), values);
    expect(await valuesOf(bytes)).toMatchObject({
      name: 'u:Żółć สวัสดี',
      agree: '/Yes',
      size: '/1',
      colour: 'u:grün',
    });
    const text = (await pdfToText(bytes)).replace(/\p{Cf}/gu, '');
    for (const words of ['Żółć สวัสดี', 'First line', 'Second', 'grün']) expect(text).toContain(words);
    const again = await filled(bytes, { agree: false, size: 'small', name: '' });
    expect(await valuesOf(again)).toMatchObject({ agree: '/Off', size: '/0' });
    expect(await pdfToText(again)).not.toContain('Żółć');
  });

  it('refuses names and values that the form does not have', async () => {
    const bytes = await blank();
    const wrong = [
      { nmae: 'x' },
      { colour: 'blau' },
      { size: 'huge' },
      { send: 'x' },
      { sign: 'x' },
      { name: true },
      { size: true },
    ];
    for (const fields of wrong) {
      await expect(filled(bytes, fields)).rejects.toMatchObject({
        code: 'invalid_options',
        reason: expect.stringMatching(/^(form_)?field_/),
      });
    }
    await expect(filled(makeDocument(), { a: 'x' })).rejects.toMatchObject({ code: 'invalid_options' });
  });

  it('fills forms made by others: parents and kids, lists, combs, widgets without appearance', async () => {
    const bytes = makeDocument({
      catalog:
        '/AcroForm << /Fields [10 0 R 13 0 R 14 0 R] /NeedAppearances true /XFA (x) /DA (/Helv 9 Tf 1 0 0 rg) >>',
      objects: [
        '<< /T (person) /FT /Tx /Kids [11 0 R 12 0 R] >>',
        widget('/T (first) /Parent 10 0 R', 600),
        widget('/T (code) /Parent 10 0 R /Ff 16777216 /MaxLen 6 /MK << /BC [0 0 1] /R 90 >>', 500),
        widget('/T (list) /FT /Ch /Opt [[(a) (Apple)] [(b) (Bread)] (Corn)] /Ff 2097152', 400),
        widget('/T (tick) /FT /Btn /MK << /BC [0] >>', 300),
      ],
      pages: [{ entries: '/Annots [11 0 R 12 0 R 13 0 R 14 0 R]', content: '' }],
    });
    const result = await filled(bytes, {
      'person.first': 'Ada',
      'person.code': 'ABC123',
      list: ['Apple', 'Corn'],
      tick: true,
    });
    expect(await valuesOf(result)).toMatchObject({
      'person.first': 'u:Ada',
      'person.code': 'u:ABC123',
      list: ['u:a', 'u:Corn'],
      tick: '/Yes',
    });
    const text = await pdfToText(result);
    for (const words of ['Ada', 'Apple', 'Corn']) expect(text).toContain(words);
    const stdout = await objectsJson(result);
    expect(stdout).not.toContain('/XFA');
    await expect(filled(bytes, { 'person.code': 'ABC1234' })).rejects.toMatchObject({
      code: 'invalid_options',
    });
  });

  it('can leave a page that is no form any more', async () => {
    const bytes = await filled(await blank(), { name: 'Stays here', agree: true }, { flatten: true });
    expect(await formFields(bytes)).toEqual([]);
    expect(await pdfToText(bytes)).toContain('Stays here');
  });

  it('takes hostile values as words', async () => {
    const evil = ') Tj ET Q EMC >> /JS (x) /JavaScript \0\u202Eendstream endobj';
    const bytes = await filled(await blank(), { name: evil, story: evil.repeat(2000) });
    const stdout = await objectsJson(bytes);
    expect(stdout).not.toMatch(/"\/(JS|JavaScript)"/);
    expect(await pdfToText(bytes)).toContain(') Tj ET Q EMC');
  });
});
