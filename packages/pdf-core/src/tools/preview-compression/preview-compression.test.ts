import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compressOne, imageStream, photoSamples } from '../compress/compress.samples.ts';
import { optionsForQuality } from '../compress/options.ts';
import { previewCompressionOptions } from './options.ts';
import { previewCompression } from './preview-compression.ts';

const PIXELS = 240;

/** Two pages, each with words and a photograph that is finer than it is shown. */
async function photoDocument(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let k = 0; k < 2; k++) {
    const page = document.addPage([300, 300]);
    page.drawText(`Plate ${k + 1}`, { x: 20, y: 250, size: 18, font });
    const photo = imageStream(document.context, photoSamples(PIXELS, PIXELS, 3), {
      Width: PIXELS,
      Height: PIXELS,
      ColorSpace: 'DeviceRGB',
    });
    page.node.setXObject(PDFName.of('Photo'), document.context.register(photo));
    const content = document.context.stream('q 60 0 0 60 20 20 cm /Photo Do Q');
    page.node.addContentStream(document.context.register(content));
  }
  return document.save({ useObjectStreams: false });
}

test('a preview gives three candidates with their size and likeness, and no file', async () => {
  const source = await photoDocument();
  const { files, report } = await previewCompression(
    [{ name: 'a.pdf', bytes: source }],
    previewCompressionOptions.parse({}),
  );
  expect(files).toEqual([]);
  expect(report.map((candidate) => candidate.compressionLevel)).toEqual(['low', 'medium', 'maximum']);
  const [low, medium, maximum] = report;
  expect(low?.similarity).toBe(1);
  expect(medium?.similarity).toBeGreaterThan(0.9);
  expect(maximum?.similarity).toBeLessThanOrEqual(medium?.similarity ?? 0);
  expect(maximum?.bytes).toBeLessThan(medium?.bytes ?? 0);
  const { bytes } = await compressOne(source, { compressionLevel: 'maximum' });
  expect(maximum?.bytes).toBe(bytes.length);
});

test('a preview of one quality is what the simple tool makes of it, with its page before and after', async () => {
  const source = await photoDocument();
  const { files, report } = await previewCompression(
    [{ name: 'a.pdf', bytes: source }],
    previewCompressionOptions.parse({ quality: 0.3, page: 2, width: 200 }),
  );
  const made = await compressOne(source, optionsForQuality({ quality: 0.3 }));
  const { compressionRatio } = made.report;
  expect(report).toMatchObject([{ bytes: made.bytes.length, compressionRatio }]);
  expect(report[0]?.similarity).toBeLessThan(1);
  const pictures = files.map(({ bytes }) => bytes);
  const kinds = await Promise.all(pictures.map((bytes) => sharp(bytes).metadata()));
  expect(kinds).toMatchObject([
    { format: 'webp', width: 200, height: 200 },
    { format: 'webp', width: 200, height: 200 },
  ]);
  expect(pictures[0]).not.toEqual(pictures[1]);
});

test('a page that the document does not have is refused', async () => {
  const inputs = [{ name: 'a.pdf', bytes: await photoDocument() }];
  const wanted = previewCompression(inputs, previewCompressionOptions.parse({ page: 99 }));
  await expect(wanted).rejects.toMatchObject({ code: 'invalid_options' });
});
