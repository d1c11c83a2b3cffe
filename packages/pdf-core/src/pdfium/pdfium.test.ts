import { degrees, PDFDocument, PDFName, rgb } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { qpdfComplaints } from '../testing/index.ts';
import { encryptBy, lockPdf } from '../testing/locked.ts';
import { withDocument } from './document.ts';
import { loadEngine } from './engine.ts';
import { readPageSize } from './page.ts';
import { type PageImage, renderPage } from './render.ts';
import { repairDocument } from './save.ts';

/** How many pixels of the right half are nearly black. */
function countDark(image: PageImage): number {
  let dark = 0;
  for (let y = 0; y < 100; y++) for (let x = 110; x < 200; x++) if (pixelAt(image, x, y)[0]! < 80) dark++;
  return dark;
}

function openDocument(bytes: Uint8Array, password?: string): Promise<string> {
  return withDocument(bytes, { password }, () => 'opened');
}

/** A 200 x 100 page: its left half red, its right half white. */
async function makeHalfRed(change?: (document: PDFDocument) => void | Promise<void>): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawRectangle({ x: 0, y: 0, width: 100, height: 100, color: rgb(1, 0, 0) });
  await change?.(document);
  return document.save({ useObjectStreams: false });
}

function pixelAt(image: PageImage, x: number, y: number): number[] {
  const start = (y * image.width + x) * image.channels;
  return [...image.data.subarray(start, start + image.channels)];
}

test('a page is drawn at the scale asked for, in colour and in gray', async () => {
  await withDocument(await makeHalfRed(), {}, (document) => {
    expect(document.pageCount).toBe(1);
    expect(readPageSize(document, 0)).toEqual({ width: 200, height: 100 });
    const colour = renderPage(document, 0, { scale: 2 });
    expect([colour.width, colour.height]).toEqual([400, 200]);
    expect(pixelAt(colour, 100, 100)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(colour, 300, 100)).toEqual([255, 255, 255, 255]);
    const gray = renderPage(document, 0, { scale: 1, format: 'gray' });
    expect(pixelAt(gray, 50, 50)[0]).toBeLessThan(120);
    expect(pixelAt(gray, 150, 50)).toEqual([255]);
  });
});

test('a turned page stands as the reader sees it', async () => {
  const bytes = await makeHalfRed((document) => document.getPage(0).setRotation(degrees(90)));
  await withDocument(bytes, {}, (document) => {
    expect(readPageSize(document, 0)).toEqual({ width: 100, height: 200 });
    const image = renderPage(document, 0, { scale: 1 });
    expect(pixelAt(image, 50, 50)).toEqual([255, 0, 0, 255]);
    expect(pixelAt(image, 50, 150)).toEqual([255, 255, 255, 255]);
  });
});

test('a form field shows its value, unless annotations are not wanted', async () => {
  const bytes = await makeHalfRed((document) => {
    const field = document.getForm().createTextField('name');
    field.setText('MMMM');
    field.addToPage(document.getPage(0), { x: 120, y: 20, width: 60, height: 40, borderWidth: 0 });
  });
  await withDocument(bytes, {}, (document) => {
    expect(countDark(renderPage(document, 0, { scale: 1 }))).toBeGreaterThan(20);
    expect(countDark(renderPage(document, 0, { scale: 1, annotations: false }))).toBe(0);
  });
});

test('an enormous page is drawn smaller instead of filling the memory', async () => {
  const document = await PDFDocument.create();
  document.addPage([14_400, 14_400]);
  await withDocument(await document.save(), {}, (open) => {
    const image = renderPage(open, 0, { scale: 300 / 72, format: 'gray' });
    expect(image.width * image.height).toBeLessThanOrEqual(64_100_000);
    expect(image.scale).toBeCloseTo(image.width / 14_400, 3);
  });
});

test('an image that would need gigabytes is refused before it is decoded', async () => {
  const bytes = await makeHalfRed((document) => {
    const { context } = document;
    const stream = context.flateStream(new Uint8Array(1000), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 60_000,
      Height: 60_000,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
    });
    const page = document.getPage(0);
    page.node.setXObject(PDFName.of('Flood'), context.register(stream));
    const content = context.register(context.stream('q 100 0 0 100 0 0 cm /Flood Do Q'));
    page.node.set(PDFName.of('Contents'), context.obj([content]));
  });
  const drawing = withDocument(bytes, {}, (document) => renderPage(document, 0, { scale: 0.5 }));
  await expect(drawing).rejects.toMatchObject({ code: 'too_complex' });
});

test('files that cannot be opened report why', async () => {
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword: 'sesame', ownerPassword: 'owner' });
  const lockedBytes = await locked.save();
  await expect(openDocument(new Uint8Array())).rejects.toMatchObject({ code: 'empty' });
  await expect(openDocument(Buffer.from('not a document'))).rejects.toMatchObject({ code: 'corrupt' });
  await expect(openDocument(lockedBytes)).rejects.toMatchObject({ code: 'encrypted' });
  await expect(openDocument(lockedBytes, 'wrong')).rejects.toMatchObject({
    reason: 'password_wrong',
  });
  await expect(openDocument(lockedBytes, 'sesame')).resolves.toBe('opened');
});

test('a truncated document is rewritten so that qpdf finds nothing', async () => {
  const bytes = await makeHalfRed();
  const torn = bytes.subarray(0, bytes.length - 200);
  expect(await qpdfComplaints(torn)).not.toBe('');
  const repaired = await repairDocument(torn);
  expect(await qpdfComplaints(repaired)).toBe('');
  await withDocument(repaired, {}, (document) => {
    expect(pixelAt(renderPage(document, 0, { scale: 1 }), 50, 50)).toEqual([255, 0, 0, 255]);
  });
});

test('a thousand renders leave the heap as it was', async () => {
  const bytes = await makeHalfRed();
  const engine = await loadEngine();
  const draw = () => withDocument(bytes, {}, (document) => renderPage(document, 0, { scale: 2 }));
  for (let i = 0; i < 50; i++) await draw();
  const before = engine.heap().length;
  for (let i = 0; i < 1000; i++) await draw();
  expect(engine.heap().length).toBe(before);
});

test('the empty password opens a document as its owner too', async () => {
  const key = ['--encrypt', 'user', '', '256', '--allow-insecure', '--'];
  const locked = await encryptBy(await makeHalfRed(), key);
  expect(await openDocument(locked)).toBe('opened');
  await expect(openDocument(await lockPdf(await makeHalfRed(), 'user'))).rejects.toMatchObject({
    reason: 'password_needed',
  });
});
