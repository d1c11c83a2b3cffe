import { describe, expect, it } from 'vitest';
import { formFields as fieldsOf, objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { pdfInfo, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { createForm } from './create-form.ts';
import { createFormOptions } from './options.ts';

const KINDS = [
  { type: 'text', name: 'name', label: 'Имя', x: 50, y: 700, default: 'Łukasz 你好' },
  {
    type: 'text',
    name: 'story',
    label: 'Story',
    x: 50,
    y: 560,
    height: 90,
    default: 'many words '.repeat(20),
  },
  { type: 'checkbox', name: 'agree', label: 'I agree', x: 50, y: 520, default: true },
  {
    type: 'radio',
    name: 'size',
    label: 'Size',
    x: 50,
    y: 420,
    height: 60,
    options: ['small', 'شاسع', 'large'],
    default: 'large',
  },
  {
    type: 'dropdown',
    name: 'colour',
    label: 'Colour',
    x: 50,
    y: 370,
    options: ['rot', 'grün', '青'],
    default: '青',
  },
  { type: 'button', name: 'send', label: 'Send', x: 50, y: 330 },
  { type: 'date', name: 'day', label: 'Day', x: 50, y: 290, default: '2026-11-21', required: true },
  { type: 'signature', name: 'sign', label: 'Sign here', x: 50, y: 200, height: 60, page: 2 },
];

async function form(options: object, input?: Uint8Array): Promise<Uint8Array> {
  const inputs = input ? [{ name: 'a.pdf', bytes: input }] : [];
  const { files } = await createForm(inputs, createFormOptions.parse(options));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return files[0]!.bytes;
}

describe('create-form', () => {
  it('makes every kind of field, with its value, label and appearance', async () => {
    const bytes = await form({ formFields: KINDS, title: 'Anmeldung' });
    const fields = await fieldsOf(bytes);
    const byName = Object.fromEntries(fields.map((field) => [field.fullname, field]));
    expect(byName['name']).toMatchObject({
      fieldtype: '/Tx',
      value: 'u:Łukasz 你好',
      istext: true,
      alternativename: 'Имя',
    });
    expect(byName['agree']).toMatchObject({ fieldtype: '/Btn', ischeckbox: true, value: '/Yes' });
    expect(byName['size']).toMatchObject({ isradiobutton: true, value: '/2' });
    expect(byName['colour']).toMatchObject({ fieldtype: '/Ch', value: 'u:青' });
    expect(byName['sign']).toMatchObject({ fieldtype: '/Sig', value: null });
    const info = await pdfInfo(bytes);
    expect(info).toMatchObject({ Title: 'Anmeldung', Form: 'AcroForm', Pages: '2' });
    expect(info['Page size']).toContain('A4');
    const text = await pdfToText(bytes, 1);
    for (const words of [
      'Имя',
      'Łukasz 你好',
      'I agree',
      'small',
      'شاسع',
      'Colour',
      '青',
      'Send',
      '2026-11-21',
      'many words',
    ]) {
      expect(text.replace(/\p{Cf}/gu, '')).toContain(words);
    }
    expect(await pdfToText(bytes, 2)).toContain('Sign here');
  });

  it('adds fields to a document that is given, upright on turned pages', async () => {
    const input = makeDocument({ pages: [{ rotate: 90 }] });
    const bytes = await form(
      { formFields: [{ type: 'text', name: 'a', x: 100, y: 500, default: 'Upright' }] },
      input,
    );
    const { stdout } = await runPeer('pdftotext', ['-bbox', 'FILE', '-'], bytes);
    const box = /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">Upright</
      .exec(stdout)!
      .slice(1)
      .map(Number);
    const [x1 = 0, y1 = 0, x2 = 0] = box;
    // The seen page is 792 x 612: 500 points up is 92 to 112 from the top.
    expect(x1).toBeGreaterThan(99);
    expect(x2 - x1).toBeGreaterThan(30);
    expect(y1).toBeGreaterThan(90);
    expect(y1).toBeLessThan(112);
    expect(await pdfToText(bytes)).toContain('Page 1 body');
  });

  it('has pages of the size asked for', async () => {
    const formFields = [{ type: 'text', name: 'a', x: 10, y: 10 }];
    expect((await pdfInfo(await form({ formFields, pageSize: 'A5' })))['Page size']).toContain(
      '419.53 x 595.28',
    );
  });

  it('refuses what cannot be a form', () => {
    const field = { type: 'text', name: 'a', x: 0, y: 0 };
    const wrong = [
      [],
      [field, field],
      [{ ...field, type: 'radio' }],
      [{ ...field, name: 'a.b' }],
      [{ ...field, type: 'password' }],
      [{ ...field, x: -5 }],
    ];
    for (const formFields of wrong) expect(createFormOptions.safeParse({ formFields }).success).toBe(false);
  });

  it('refuses a page that a given document does not have', async () => {
    const options = { formFields: [{ type: 'text', name: 'a', x: 0, y: 0, page: 2 }] };
    await expect(form(options, makeDocument())).rejects.toMatchObject({ code: 'invalid_options' });
  });

  it('takes hostile names, labels and options as words', async () => {
    const evil = ') >> /AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> >> \0\u202E';
    const types = ['text', 'checkbox', 'radio', 'dropdown', 'button', 'signature'];
    const formFields = types.map((type, index) => ({
      type,
      name: `${evil.replaceAll('.', '')}${type}`,
      label: evil,
      x: 9,
      y: 100 * index,
      options: [evil, '/Yes #20'],
      default: evil,
    }));
    const bytes = await form({ formFields, title: evil });
    const stdout = await objectsJson(bytes);
    expect(stdout).not.toMatch(/"\/(AA|JS|JavaScript)"/);
    expect((await fieldsOf(bytes)).length).toBeGreaterThanOrEqual(types.length);
  });
});
