import { degrees, PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { pdfInfo } from '../../testing/index.ts';
import { infoOptions } from './options.ts';
import { info } from './info.ts';

const options = infoOptions.parse({});

test('sizes, metadata, form, attachments and fonts are what was put in', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  document.addPage([300, 200]).setRotation(degrees(90));
  page.drawText('Hello', { x: 10, y: 10, font: await document.embedFont(StandardFonts.TimesRoman) });
  document.getForm().createTextField('person.name').addToPage(page);
  document.setTitle('Über alles');
  document.setAuthor('Ada');
  document.setCreationDate(new Date('2026-01-31T12:00:00Z'));
  await document.attach(new TextEncoder().encode('notes'), 'notes.txt');
  const bytes = await document.save();
  const { files, report } = await info([{ name: 'a.pdf', bytes }], options);
  expect(files).toEqual([]);
  expect(report).toMatchObject({
    name: 'a.pdf',
    bytes: bytes.length,
    version: '1.7',
    pageCount: 2,
    metadata: { title: 'Über alles', author: 'Ada', created: '2026-01-31T12:00:00Z' },
    form: { kind: 'acroform', fields: 1 },
    attachments: ['notes.txt'],
    signatures: 0,
    tagged: false,
    security: null,
    repaired: false,
  });
  expect(report.pages).toEqual([
    { page: 1, label: '1', width: 300, height: 200, rotation: 0 },
    { page: 2, label: '2', width: 200, height: 300, rotation: 90 },
  ]);
  expect(report.fonts).toContainEqual({ name: 'Times-Roman', type: 'Type1', embedded: false, subset: false });
  expect((await pdfInfo(bytes)).Pages).toBe('2');
});

test('a locked document reports its restrictions to a caller with the password', async () => {
  const document = await PDFDocument.create();
  document.addPage([300, 200]);
  document.setTitle('Secret');
  document.encrypt({
    userPassword: 'sesame',
    ownerPassword: 'owner',
    permissions: { printing: 'lowResolution', copying: false, modifying: false },
  });
  const input = { name: 'locked.pdf', bytes: await document.save() };
  await expect(info([input], options)).rejects.toMatchObject({ code: 'encrypted' });
  const { report } = await info([input], infoOptions.parse({ password: 'sesame' }));
  expect(report.metadata.title).toBe('Secret');
  expect(report.security?.permissions).toMatchObject({ printing: 'low', copying: false, modifying: false });
});

test('bookmarks are a tree and pages have the labels a viewer shows', async () => {
  const document = await PDFDocument.create();
  const pages = Array.from({ length: 6 }, () => document.addPage([300, 200]));
  const { context, catalog } = document;
  const nums = [0, { S: 'r' }, 2, { S: 'D', St: 7 }, 4, { S: 'A', P: PDFString.of('App-') }];
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: nums }));
  const child = context.register(
    context.obj({ Title: PDFHexString.fromText('Größe'), Dest: [pages[3]!.ref, 'Fit'] }),
  );
  const chapter = context.register(
    context.obj({
      Title: PDFString.of('Chapter'),
      Dest: [pages[2]!.ref, 'Fit'],
      First: child,
      Last: child,
      Count: 1,
    }),
  );
  catalog.set(
    PDFName.of('Outlines'),
    context.register(context.obj({ First: chapter, Last: chapter, Count: 2 })),
  );
  const { report } = await info([{ name: 'a.pdf', bytes: await document.save() }], options);
  expect(report.pages.map((page) => page.label)).toEqual(['i', 'ii', '7', '8', 'App-A', 'App-B']);
  const children = [{ title: 'Größe', page: 4, children: [] }];
  expect(report.outline).toEqual([{ title: 'Chapter', page: 3, children }]);
});

test('a file that is not a document is refused, and a damaged one is read with repairs', async () => {
  const document = await PDFDocument.create();
  document.addPage([300, 200]);
  const whole = await document.save({ useObjectStreams: false });
  await expect(info([{ name: 'a.pdf', bytes: new Uint8Array() }], options)).rejects.toMatchObject({
    code: 'empty',
  });
  const nonsense = { name: 'a.pdf', bytes: Buffer.from('hello') };
  await expect(info([nonsense], options)).rejects.toMatchObject({ code: 'corrupt' });
  const torn = { name: 'torn.pdf', bytes: whole.subarray(0, whole.length - 120) };
  expect((await info([torn], options)).report.pages).toHaveLength(1);
});
