import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { makeTestPdf } from '../../testing/index.ts';
import { extractAttachments } from './extract-attachments.ts';
import { extractAttachmentsOptions } from './options.ts';

const run = (bytes: Uint8Array, options: object = {}) =>
  extractAttachments([{ name: 'a.pdf', bytes }], extractAttachmentsOptions.parse(options));

const file = (text: string) => `<< /Type /EmbeddedFile /Length ${text.length} >>\nstream\n${text}\nendstream`;
const specification = (name: string, number: number) =>
  `<< /Type /Filespec /F (${name}) /EF << /F ${number} 0 R >> >>`;

it('gives back what was attached, byte for byte', async () => {
  const bytes = makeTestPdf({
    pages: [{ text: 'One' }],
    attachments: { 'a.txt': 'attached', 'b.csv': '1;2' },
  });
  const { files, report } = await run(bytes);
  expect(files.map(({ name, bytes: made }) => [name, Buffer.from(made).toString()])).toEqual([
    ['a.txt', 'attached'],
    ['b.csv', '1;2'],
  ]);
  expect(report).toEqual({
    attachments: [
      { name: 'a.txt', bytes: 8 },
      { name: 'b.csv', bytes: 3 },
    ],
    skipped: 0,
  });
  const zip = (await run(bytes, { outputFormat: 'zip' })).files;
  expect(zip.map(({ name }) => name)).toEqual(['a-attachments.zip']);
  expect(Object.keys(unzipSync(zip[0]!.bytes))).toEqual(['a.txt', 'b.csv']);
});

it('finds those on pages and of standards too, each once, under names that no file system takes for a path', async () => {
  const sample = {
    catalog: '/AF [10 0 R] /Names << /EmbeddedFiles << /Names [(x) 10 0 R (y) 14 0 R] >> >>',
    objects: [
      specification('../../etc/passwd', 11),
      file('first'),
      '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 13 0 R >>',
      specification('passwd', 15),
      specification('gone.txt', 99),
      file('second'),
    ],
    pages: [{ entries: '/Annots [12 0 R]' }],
  };
  const { files } = await run(makeDocument(sample));
  expect(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['passwd', 'first'],
    ['passwd (2)', 'second'],
  ]);
});

it('reports damaged attachments, and a document without any', async () => {
  const broken = '<< /Type /EmbeddedFile /Filter /FlateDecode /Length 4 >>\nstream\nabcd\nendstream';
  const sample = { catalog: '/AF [10 0 R]', objects: [specification('a.txt', 11), broken] };
  expect(await run(makeDocument(sample))).toMatchObject({
    files: [],
    report: { attachments: [], skipped: 1 },
  });
  expect(await run(makeDocument(), { outputFormat: 'zip' })).toEqual({
    files: [],
    report: { attachments: [], skipped: 0 },
  });
});
