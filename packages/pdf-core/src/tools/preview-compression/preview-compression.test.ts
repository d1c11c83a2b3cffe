import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compressOne, imageStream, photoSamples } from '../compress/testing/samples.ts';
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
  const pictures = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const sizes = await Promise.all(
    [...pictures].map(async ([name, bytes]) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return `${name}: ${format} ${width}x${height}`;
    }),
  );
  expect(sizes.toSorted()).toEqual([
    'after-0.webp: webp 200x200',
    'before.webp: webp 200x200',
    'worst-after-0.webp: webp 128x128',
    'worst-before-0.webp: webp 128x128',
  ]);
  expect(pictures.get('before.webp')).not.toEqual(pictures.get('after-0.webp'));
});

test('the worst region lies where the photograph is, and both pictures show it at the same place', async () => {
  const source = await photoDocument();
  const { files, report } = await previewCompression(
    [{ name: 'a.pdf', bytes: source }],
    previewCompressionOptions.parse({ quality: 0.1, page: 1 }),
  );
  const worst = report[0]!.worst!;
  // The photograph is the lower left fifth of a page of 300 points.
  expect(worst.left).toBeLessThan(80 / 300);
  expect(worst.top + worst.height).toBeGreaterThan(220 / 300);
  expect(worst.similarity).toBeLessThan(report[0]!.similarity);
  const pixels = async (name: string) => {
    const { bytes } = files.find((file) => file.name === name)!;
    return sharp(bytes).grayscale().raw().toBuffer();
  };
  const [before, after] = [await pixels('worst-before-0.webp'), await pixels('worst-after-0.webp')];
  expect(after.length).toBe(before.length);
  const changed = before.filter((shade, at) => Math.abs(shade - after[at]!) > 4).length;
  expect(changed / before.length).toBeGreaterThan(0.05);
});

test('the documents that are kept are those that compressing makes, and progress is one percentage that rises', async () => {
  const source = await photoDocument();
  const seen: number[] = [];
  const { files, report } = await previewCompression(
    [{ name: 'a.pdf', bytes: source }],
    previewCompressionOptions.parse({ levels: ['medium', 'maximum'], keep: true }),
    { progress: (done, total, unit) => (expect([total, unit]).toEqual([100, 'percent']), seen.push(done)) },
  );
  expect(files.map(({ name }) => name)).toEqual(['result-0.pdf', 'result-1.pdf']);
  const made = await compressOne(source, { compressionLevel: 'maximum' });
  expect(Buffer.from(files[1]!.bytes).equals(made.bytes)).toBe(true);
  expect(report[1]?.made?.report).toEqual(made.report);
  expect(seen[0]).toBe(0);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(new Set(seen).size).toBeGreaterThan(4);
});

test('a page that the document does not have is refused', async () => {
  const inputs = [{ name: 'a.pdf', bytes: await photoDocument() }];
  const wanted = previewCompression(inputs, previewCompressionOptions.parse({ page: 99 }));
  await expect(wanted).rejects.toMatchObject({ code: 'invalid_options' });
});
