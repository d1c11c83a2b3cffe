import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { pdfInfo, qpdfComplaints } from '../../testing/index.ts';
import { compressOne, imageStream, photoSamples, setContent } from './testing/samples.ts';

async function photo(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  const image = imageStream(document.context, photoSamples(1200, 1200, 3), {
    Width: 1200,
    Height: 1200,
    ColorSpace: 'DeviceRGB',
  });
  page.node.setXObject(PDFName.of('Photo'), document.context.register(image));
  setContent(document, 'q 300 0 0 300 0 0 cm /Photo Do Q');
  return document.save();
}

test('levels rise until the result is within the target', async () => {
  const source = await photo();
  const usual = await compressOne(source, {});
  const least = await compressOne(source, {
    compressionLevel: 'maximum',
    imageQuality: 20,
    maxImageDPI: 72,
  });
  const targetBytes = Math.round((usual.bytes.length + least.bytes.length) / 2);
  expect(usual.bytes.length).toBeGreaterThan(targetBytes);
  const { bytes, report } = await compressOne(source, { targetBytes });
  expect(bytes.length).toBeLessThanOrEqual(targetBytes);
  expect(report.compressedSize).toBe(bytes.length);
  expect(await pdfInfo(bytes)).toMatchObject({ Pages: '1' });
  expect(await qpdfComplaints(bytes)).toBe('');
});

test('a target that the given options reach changes nothing of their result', async () => {
  const source = await photo();
  const usual = await compressOne(source, {});
  const { bytes } = await compressOne(source, { targetBytes: usual.bytes.length });
  expect(bytes.length).toBe(usual.bytes.length);
});

test('a target out of reach is refused with the smallest size', async () => {
  const source = await photo();
  const least = await compressOne(source, {
    compressionLevel: 'maximum',
    imageQuality: 20,
    maxImageDPI: 72,
  });
  await expect(compressOne(source, { targetBytes: 100 })).rejects.toMatchObject({
    reason: 'target_size_unreachable',
    params: { smallest: least.bytes.length, target: 100 },
  });
});
