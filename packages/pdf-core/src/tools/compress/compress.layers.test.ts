import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { withDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import { qpdfComplaints, runPeer } from '../../testing/index.ts';
import { ocr } from '../ocr/ocr.ts';
import { ocrOptions } from '../ocr/options.ts';
import { closeReaders } from '../ocr/readers.ts';
import { compress } from './compress.ts';
import { compressOptions } from './options.ts';

afterAll(closeReaders);

const LINES = [
  'The harbour master wrote every arrival',
  'into a heavy book bound in green cloth.',
  'Seventeen vessels came before the storm,',
  'and only eleven of them left in April.',
];
const SIZE: [number, number] = [420, 500];

/** A page that was printed in black and blue on yellow paper with grain, as a color scan. */
async function makeColourScan(lines = LINES) {
  const printed = await PDFDocument.create();
  const font = await printed.embedFont(StandardFonts.TimesRoman);
  const page = printed.addPage(SIZE);
  lines.forEach((line, i) => page.drawText(line, { x: 40, y: 420 - i * 30, size: 18, font }));
  const image = await withDocument(await printed.save(), {}, (open) =>
    renderPage(open, 0, { scale: 300 / 72 }),
  );
  const { width, height } = image;
  const data = Buffer.alloc(width * height * 3);
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let at = 0; at < width * height; at++) {
    const shade = image.data[at * 4]! / 255;
    const isBlue = at > (width * height) / 4;
    const ink = isBlue ? [30, 40, 160] : [20, 20, 20];
    const grain = (random() - 0.5) * 16;
    for (const [i, paper] of [245, 235, 205].entries())
      data[at * 3 + i] = Math.max(0, Math.min(255, ink[i]! + (paper - ink[i]!) * shade + grain));
  }
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  const document = await PDFDocument.create();
  document
    .addPage(SIZE)
    .drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, width: SIZE[0], height: SIZE[1] });
  return { name: 'scan.pdf', bytes: await document.save() };
}

const layered = compressOptions.parse({ layerScans: true });

async function drawSmall(bytes: Uint8Array): Promise<Buffer> {
  const { data, width, height } = await withDocument(bytes, {}, (open) =>
    renderPage(open, 0, { scale: 0.5 }),
  );
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
}

test('a color scan becomes stencils of text over coarse paper, looks the same and reads the same', async () => {
  const scan = await makeColourScan();
  const plain = await compress([scan], compressOptions.parse({}));
  const { files, report } = await compress([scan], layered);
  const [file] = files;
  expect(report.imagesChanged).toBe(1);
  expect(file!.bytes.length).toBeLessThan(0.5 * plain.files[0]!.bytes.length);
  expect(await qpdfComplaints(file!.bytes)).toBe('');
  const { stdout } = await runPeer('pdfimages', ['-list', 'FILE'], file!.bytes);
  expect(stdout).toMatch(/stencil .* jbig2/);
  const [before, after] = [await drawSmall(scan.bytes), await drawSmall(file!.bytes)];
  const difference = before.reduce((sum, shade, at) => sum + Math.abs(shade - after[at]!), 0) / before.length;
  expect(difference).toBeLessThan(4);
  const read = async (bytes: Uint8Array) =>
    (await ocr([{ name: 'scan.pdf', bytes }], ocrOptions.parse({ searchable: false }))).report.text;
  expect((await read(file!.bytes)).split(/\s+/)).toEqual(LINES.join(' ').split(' '));
  // Black and blue ink stay two inks.
  expect(stdout.match(/stencil/g)).toHaveLength(2);
});

test('a picture without text, and level low, stay without layers', async () => {
  const empty = await makeColourScan([]);
  const photo = await compress([empty], layered);
  expect((await runPeer('pdfimages', ['-list', 'FILE'], photo.files[0]!.bytes)).stdout).not.toContain(
    'stencil',
  );
  const scan = await makeColourScan();
  const low = await compress([scan], compressOptions.parse({ layerScans: true, compressionLevel: 'low' }));
  expect((await runPeer('pdfimages', ['-list', 'FILE'], low.files[0]!.bytes)).stdout).not.toContain(
    'stencil',
  );
});
