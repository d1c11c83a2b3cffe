import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { createForm } from '../create-form/create-form.ts';
import { createFormOptions } from '../create-form/options.ts';
import { fillForm } from '../fill-form/fill-form.ts';
import { fillFormOptions } from '../fill-form/options.ts';
import { formFields } from './form-fields.ts';

const list = async (bytes: Uint8Array) => (await formFields([{ name: 'a.pdf', bytes }], {})).report.fields;

it('reports the label, value and choices of every kind of field, in the format for filling in', async () => {
  const fields = [
    { type: 'text', name: 'name', x: 50, y: 700, required: true, default: 'Ω' },
    { type: 'checkbox', name: 'agree', x: 50, y: 520, width: 20 },
    { type: 'radio', name: 'size', x: 50, y: 420, height: 60, options: ['small', 'large'] },
    { type: 'button', name: 'send', x: 50, y: 330 },
    { type: 'signature', name: 'sign', x: 50, y: 200 },
    { type: 'dropdown', name: 'colour', x: 50, y: 370, options: ['rot', 'grün'], page: 2 },
  ];
  const { files } = await createForm([], createFormOptions.parse({ formFields: fields }));
  const values = { agree: true, size: 'large', colour: 'grün' };
  const filled = await fillForm(
    [{ name: 'a.pdf', bytes: files[0]!.bytes }],
    fillFormOptions.parse({ fields: values }),
  );
  const told = await list(filled.files[0]!.bytes);
  expect(told.map(({ name, type, value }) => [name, type, value])).toEqual([
    ['name', 'text', 'Ω'],
    ['agree', 'checkbox', true],
    ['size', 'radio', 'large'],
    ['send', 'button', ''],
    ['sign', 'signature', ''],
    ['colour', 'dropdown', 'grün'],
  ]);
  expect(told[0]).toMatchObject({ required: true, readOnly: false, places: [{ page: 1, x: 50, y: 700 }] });
  expect(told[2]).toMatchObject({ options: ['small', 'large'] });
  expect(told[2]?.places).toHaveLength(2);
  expect(told[5]).toMatchObject({ options: ['rot', 'grün'], places: [{ page: 2 }] });
});

it('a document without a form has no fields', async () => {
  expect(await list(makeDocument())).toEqual([]);
});
