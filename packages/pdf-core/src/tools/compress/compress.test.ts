import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressOptions, optionsForQuality, quickCompressOptions } from './options.ts';
import { pageImage, pdfInfo, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { compressOne, imageStream, photoSamples, setContent } from './testing/samples.ts';
import { compress } from './compress.ts';

/** Pages of text with a title, a note on the first, a bookmark, a field, and an image that every page has a copy of. */
async function fullDocument(pages = 3): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle('Yearly figures');
  document.setAuthor('Ada');
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let k = 0; k < pages; k++) {
    const page = document.addPage([300, 300]);
    page.drawText(`Page ${k + 1} of the report`, { x: 20, y: 250, size: 18, font });
    const copy = imageStream(context, photoSamples(90, 90, 3), {
      Width: 90,
      Height: 90,
      ColorSpace: 'DeviceRGB',
    });
    page.node.setXObject(PDFName.of('Logo'), context.register(copy));
    const content = context.stream('q 60 0 0 60 20 20 cm /Logo Do Q');
    page.node.addContentStream(context.register(content));
  }
  const first = document.getPage(0);
  const note = context.obj({ Type: 'Annot', Subtype: 'Square', Rect: [200, 200, 260, 260], C: [1, 0, 0] });
  first.node.addAnnot(context.register(note));
  const field = document.getForm().createTextField('remarks');
  field.setText('all well');
  field.addToPage(first, { x: 150, y: 60, width: 120, height: 24 });
  const outlines = context.nextRef();
  const entry = context.obj({ Title: PDFString.of('Start'), Parent: outlines, Dest: [first.ref, 'Fit'] });
  const entryRef = context.register(entry);
  context.assign(outlines, context.obj({ Type: 'Outlines', First: entryRef, Last: entryRef, Count: 1 }));
  document.catalog.set(PDFName.of('Outlines'), outlines);
  return document;
}

async function fullBytes(): Promise<Uint8Array> {
  return (await fullDocument()).save({ useObjectStreams: false });
}

async function outlineTitles(bytes: Uint8Array): Promise<string> {
  return (await runPeer('qpdf', ['--json', '--json-key=outlines', 'FILE'], bytes)).stdout;
}

test('identical objects become one and the document stays what it was', async () => {
  const source = await fullBytes();
  const { bytes, report } = await compressOne(source, { compressionLevel: 'low' });
  expect(bytes.length).toBeLessThan(source.length * 0.6);
  expect(report).toMatchObject({ originalSize: source.length, compressedSize: bytes.length });
  expect(report.compressionRatio).toBeCloseTo((1 - bytes.length / source.length) * 100, 0);
  expect(await pageImage(bytes, 2, 100)).toEqual(await pageImage(source, 2, 100));
  expect(await pdfToText(bytes)).toBe(await pdfToText(source));
  expect(await outlineTitles(bytes)).toContain('Start');
  const loaded = await PDFDocument.load(bytes);
  expect(loaded.getForm().getTextField('remarks').getText()).toBe('all well');
  expect(loaded.getPage(0).node.Annots()?.size()).toBe(2);
  expect(await pdfInfo(bytes)).toMatchObject({ Title: 'Yearly figures', Author: 'Ada', Pages: '3' });
  expect(await qpdfComplaints(bytes)).toBe('');
});

test('what is to be removed is gone, and nothing else', async () => {
  const source = await fullBytes();
  const noMetadata = await compressOne(source, { removeMetadata: true });
  expect(await pdfInfo(noMetadata.bytes)).not.toHaveProperty('Title');
  expect(await outlineTitles(noMetadata.bytes)).toContain('Start');
  const noNotes = await PDFDocument.load((await compressOne(source, { removeAnnotations: true })).bytes);
  expect(noNotes.getPage(0).node.Annots()?.size()).toBe(1);
  expect(noNotes.getForm().getTextField('remarks').getText()).toBe('all well');
  const noBookmarks = await compressOne(source, { removeBookmarks: true });
  expect(await outlineTitles(noBookmarks.bytes)).not.toContain('Start');
  expect(await pdfInfo(noBookmarks.bytes)).toMatchObject({ Title: 'Yearly figures' });
});

test('private data, thumbnails and objects that nothing shows are left out', async () => {
  const document = await fullDocument();
  const { context } = document;
  const waste = () => context.register(context.stream(photoSamples(100, 100, 1)));
  document.getPage(0).node.set(PDFName.of('Thumb'), waste());
  document.getPage(1).node.set(PDFName.of('PieceInfo'), context.obj({ Editor: { Private: waste() } }));
  waste();
  const wasteful = await document.save({ useObjectStreams: false });
  const lean = await compressOne(await fullBytes());
  const { bytes } = await compressOne(wasteful);
  expect(Math.abs(bytes.length - lean.bytes.length)).toBeLessThan(200);
});

test('named places keep working, and those on pages that are gone are dropped', async () => {
  const document = await fullDocument();
  const { context } = document;
  const gone = context.register(context.obj({ Type: 'Page', MediaBox: [0, 0, 10, 10] }));
  const places = Array.from({ length: 300 }, (_, k) => {
    const page = k % 3 === 0 ? document.getPage(1).ref : gone;
    return [
      PDFString.of(`place ${String(k).padStart(4, '0')}`),
      context.register(context.obj([page, 'Fit'])),
    ];
  });
  document.catalog.set(PDFName.of('Names'), context.obj({ Dests: { Names: places.flat() } }));
  const { bytes } = await compressOne(await document.save({ useObjectStreams: false }));
  const { stdout } = await runPeer('pdfinfo', ['-dests', 'FILE'], bytes);
  expect(stdout.match(/"place \d+"/g)).toHaveLength(100);
  expect(stdout).toMatch(/2 +\[ *Fit *\] +"place 0003"/);
  expect(await qpdfComplaints(bytes)).toBe('');
});

test('a result is never larger: what cannot be made smaller comes back byte for byte', async () => {
  const { bytes } = await compressOne(await fullBytes());
  const again = await compressOne(bytes);
  expect(again.bytes.length).toBeLessThanOrEqual(bytes.length);
  const third = await compressOne(again.bytes);
  expect(third.bytes).toBe(again.bytes);
  expect(third.report).toMatchObject({ compressionRatio: 0, compressedSize: again.bytes.length });
});

test('a signed document comes back untouched', async () => {
  const document = await fullDocument();
  const signature = document.context.obj({
    Type: 'Sig',
    ByteRange: [0, 1, 2, 3],
    Contents: PDFString.of('x'),
  });
  document.catalog.set(PDFName.of('Signed'), document.context.register(signature));
  const source = await document.save({ useObjectStreams: false });
  const { bytes, report } = await compressOne(source, { compressionLevel: 'maximum' });
  expect(bytes).toBe(source);
  expect(report).toMatchObject({ signedLeftAlone: 1, compressionRatio: 0 });
});

test('a locked document is refused, one that opens without a password is not', async () => {
  const locked = await fullDocument();
  locked.encrypt({ userPassword: 'sesame', ownerPassword: 'owner' });
  await expect(compressOne(await locked.save())).rejects.toMatchObject({ code: 'encrypted' });
  const readable = await fullDocument();
  readable.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: {} });
  const { bytes } = await compressOne(await readable.save());
  expect(await pdfToText(bytes)).toContain('Page 3 of the report');
});

test('a damaged document is repaired first, rubbish is refused', async () => {
  const source = await fullBytes();
  const torn = source.subarray(0, source.length - 400);
  expect(await qpdfComplaints(torn)).not.toBe('');
  const { bytes } = await compressOne(torn);
  expect(await qpdfComplaints(bytes)).toBe('');
  expect(await pdfToText(bytes)).toContain('Page 2 of the report');
  await expect(compressOne(Buffer.from('no document at all'))).rejects.toMatchObject({ code: 'corrupt' });
  await expect(compressOne(new Uint8Array())).rejects.toMatchObject({ code: 'empty' });
});

test('a stream made to fill the memory ends in a coded error, quickly', async () => {
  const document = await PDFDocument.create();
  document.addPage([100, 100]);
  setContent(document, '');
  const spaces = deflateSync(Buffer.alloc(257 * 1024 * 1024, 32), { level: 1 });
  const bomb = document.context.stream(spaces, { Filter: 'FlateDecode' });
  document.getPage(0).node.set(PDFName.of('Contents'), document.context.register(bomb));
  const source = await document.save({ useObjectStreams: false });
  expect(source.length).toBeLessThan(2_000_000);
  const start = performance.now();
  await expect(compressOne(source)).rejects.toMatchObject({ code: 'too_complex' });
  expect(performance.now() - start).toBeLessThan(12_000);
});

test('it reports progress and stops on request', async () => {
  const source = await fullBytes();
  const said: string[] = [];
  const stop = new AbortController();
  const input = [{ name: 'a.pdf', bytes: source }];
  const progress = (done: number, total: number, unit: string) => {
    expect(done).toBeLessThanOrEqual(total);
    said.push(`${done} of ${total} ${unit}`);
  };
  await compress(input, compressOptions.parse({}), { progress });
  expect(said).toContain('1 of 3 image');
  const stopping = compress(input, compressOptions.parse({}), {
    signal: stop.signal,
    progress: () => stop.abort(),
  });
  await expect(stopping).rejects.toMatchObject({ code: 'cancelled' });
});

test('options have the bounds and defaults that the product states', () => {
  expect(compressOptions.parse({})).toEqual({
    compressionLevel: 'medium',
    imageQuality: 85,
    removeMetadata: false,
    removeAnnotations: false,
    removeBookmarks: false,
    optimizeImages: true,
    downsampleImages: true,
    maxImageDPI: 150,
    layerScans: false,
    convertToGrayscale: false,
  });
  for (const wrong of [
    { imageQuality: 5 },
    { imageQuality: 87 },
    { maxImageDPI: 306 },
    { compressionLevel: 'most' },
  ]) {
    expect(compressOptions.safeParse(wrong).success).toBe(false);
  }
});

test('the one dial of the simple tool stands for full options', () => {
  expect(optionsForQuality(quickCompressOptions.parse({}))).toEqual(compressOptions.parse({}));
  for (let quality = 0.1; quality <= 1; quality += 0.05) {
    expect(compressOptions.safeParse(optionsForQuality({ quality })).success).toBe(true);
  }
  expect(optionsForQuality({ quality: 1 }).compressionLevel).toBe('low');
  expect(optionsForQuality({ quality: 0.3 }).imageQuality).toBeLessThan(50);
  expect(quickCompressOptions.safeParse({ quality: 0.05 }).success).toBe(false);
});

test('resources that are written into each of many forms are kept once', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  const { context } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  await font.embed();
  const fonts = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`Font${index}`, font.ref]));
  const names = Array.from({ length: 60 }, (_, index) => {
    const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 300], Resources: { Font: fonts } };
    const form = context.stream(
      `BT /Font${index % 40} 6 Tf 20 ${5 * index} Td (Line ${index}) Tj ET`,
      entries,
    );
    page.node.setXObject(PDFName.of(`Form${index}`), context.register(form));
    return `/Form${index} Do`;
  });
  setContent(document, names.join(' '));
  const source = await document.save();
  const { bytes } = await compressOne(source, { compressionLevel: 'low' });
  expect(source.length).toBeGreaterThan(30_000);
  expect(bytes.length).toBeLessThan(12_000);
  expect(await qpdfComplaints(bytes)).toBe('');
  expect(await pageImage(bytes)).toEqual(await pageImage(source));
});
