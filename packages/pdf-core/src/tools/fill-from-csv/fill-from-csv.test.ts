import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { formFields } from '../../edit/testing/seen-by-qpdf.ts';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pdfInfo, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { createForm } from '../create-form/create-form.ts';
import { createFormOptions } from '../create-form/options.ts';
import { fillFromCsv } from './fill-from-csv.ts';
import { fillFromCsvOptions } from './options.ts';

let form: Uint8Array;
beforeAll(async () => {
  const wanted = [
    { type: 'text', name: 'name', x: 50, y: 700 },
    { type: 'checkbox', name: 'agree', x: 50, y: 600 },
    { type: 'dropdown', name: 'colour', x: 50, y: 500, options: ['rot', 'grün'] },
  ];
  form = (await createForm([], createFormOptions.parse({ formFields: wanted }))).files[0]!.bytes;
});

async function run(table: string | Uint8Array, options: object = {}, bytes = form) {
  const base64 = Buffer.from(table).toString('base64');
  const parsed = fillFromCsvOptions.parse({ table: base64, ...options });
  const { files, report } = await fillFromCsv([{ name: 'order.pdf', bytes }], parsed);
  const made = files.filter(({ name }) => name.endsWith('.pdf'));
  const complaints = await Promise.all(made.map((file) => qpdfComplaints(file.bytes)));
  expect(complaints.join('')).toBe('');
  return { files, report };
}

const valuesOf = async (bytes: Uint8Array) =>
  Object.fromEntries((await formFields(bytes)).map((field) => [field.fullname, field.value]));

describe('fill-from-csv', () => {
  it('fills in a copy for each row, and reports what has no counterpart', async () => {
    const { files, report } = await run(
      'name,agree,phone\nAda,yes,1\n\n"Grace ""G"", Hopper\nUSN",no,2\n,x,3\n',
    );
    expect(files.map(({ name }) => name)).toEqual(['order-001.pdf', 'order-002.pdf', 'order-003.pdf']);
    expect(await valuesOf(files[0]!.bytes)).toMatchObject({ name: 'u:Ada', agree: '/Yes' });
    expect(await valuesOf(files[1]!.bytes)).toMatchObject({
      name: 'u:Grace "G", Hopper\nUSN',
      agree: '/Off',
    });
    expect(await pdfToText(files[0]!.bytes)).toContain('Ada');
    expect(await pdfToText(files[2]!.bytes)).not.toContain('Ada');
    expect(report).toEqual({
      filled: 3,
      unusedColumns: ['phone'],
      unfilledFields: ['colour'],
      missingCharacters: [],
    });
  });

  it.each([
    ['semicolons and Windows letters', Buffer.from('name;colour\r\nZo\xeb;gr\xfcn\r\n', 'latin1')],
    ['tabs and UTF-16', Buffer.from('\ufeffname\tcolour\nZoë\tgrün', 'utf16le')],
    ['a mark of UTF-8', Buffer.from('\ufeffname,colour\rZoë,grün\r')],
  ])('reads %s', async (_, table) => {
    const { files } = await run(table);
    expect(await valuesOf(files[0]!.bytes)).toMatchObject({ name: 'u:Zoë', colour: 'u:grün' });
  });

  it('what a spreadsheet would calculate is only text', async () => {
    const { files } = await run('name\n=1+1\n');
    expect(await valuesOf(files[0]!.bytes)).toMatchObject({ name: 'u:=1+1' });
  });

  it('names files by a column in one zip, each once, and joins them as pages that are no form', async () => {
    const table = 'name,file\nAda,../a\nGrace,../a\n';
    const { files } = await run(table, { outputFormat: 'zip', nameBy: 'file' });
    expect(files[0]!.name).toBe('order-filled.zip');
    expect(Object.keys(unzipSync(files[0]!.bytes))).toEqual(['a.pdf', 'a (2).pdf']);
    const merged = (await run(table, { outputFormat: 'merged' })).files;
    expect(merged.map(({ name }) => name)).toEqual(['order-filled.pdf']);
    expect(await formFields(merged[0]!.bytes)).toEqual([]);
    expect(await pdfToText(merged[0]!.bytes, 1)).toContain('Ada');
    expect(await pdfToText(merged[0]!.bytes, 2)).toContain('Grace');
  });

  it.each<[string, object]>([
    ['name\n', { reason: 'table_without_rows' }],
    ['', { reason: 'table_without_rows' }],
    ['Name\nAda', { reason: 'table_without_fields' }],
    ['name,name\nAda,Ada', { reason: 'table_head_twice', params: { column: 'name' } }],
    ['name\n"Ada', { reason: 'table_unreadable' }],
    ['name\nAda\nGrace,x', { reason: 'table_row_too_long', params: { row: 3 } }],
    ['name,colour\nAda,rot\nGrace,blau', { reason: 'table_row_wrong', params: { row: 3, field: 'colour' } }],
    ['agree\nperhaps', { reason: 'table_row_wrong', params: { row: 2, field: 'agree' } }],
    [`name\n${'x\n'.repeat(1001)}`, { reason: 'table_too_long', params: { rows: 1001, limit: 1000 } }],
    ['PK\x03\x04 a workbook', { reason: 'table_not_csv' }],
  ])('refuses the table %j', async (table, refusal) => {
    await expect(run(table || '\n')).rejects.toMatchObject(refusal);
  });

  it('refuses other columns for names, documents without a form, and forms that may not be filled in', async () => {
    await expect(run('name\nAda', { nameBy: 'no' })).rejects.toMatchObject({
      reason: 'table_column_missing',
    });
    await expect(run('name\nAda', {}, makeDocument())).rejects.toMatchObject({
      reason: 'form_without_fields',
    });
    const flags = ['--encrypt', '', 'owner', '256', '--form=n', '--annotate=n', '--modify=none', '--'];
    const locked = await encryptBy(form, flags);
    await expect(run('name\nAda', {}, locked)).rejects.toMatchObject({ code: 'encrypted' });
    const open = await encryptBy(form, ['--encrypt', '', 'owner', '256', '--print=none', '--']);
    const { files } = await run('name\nAda', { outputFormat: 'merged' }, open);
    expect(await pdfInfo(files[0]!.bytes)).toMatchObject({ Encrypted: expect.stringMatching(/print:no/) });
  });
});
