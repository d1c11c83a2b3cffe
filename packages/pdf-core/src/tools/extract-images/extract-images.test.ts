import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { BLUE, RED, twoTone } from '../../testing/images.ts';
import { runPeer } from '../../testing/index.ts';
import { imagesToPdf } from '../images-to-pdf/images-to-pdf.ts';
import { imagesToPdfOptions } from '../images-to-pdf/options.ts';
import { extractImages } from './extract-images.ts';
import { extractImagesOptions } from './options.ts';

const run = (bytes: Uint8Array, options: object = {}) =>
  extractImages([{ name: 'a.pdf', bytes }], extractImagesOptions.parse(options));
async function documentOf(...images: Uint8Array[]): Promise<Uint8Array> {
  const inputs = images.map((bytes, index) => ({ name: `${index}.img`, bytes }));
  const { files } = await imagesToPdf(inputs, imagesToPdfOptions.parse({ imageQuality: 100 }));
  return files[0]!.bytes;
}
const pixelAt = async (bytes: Uint8Array, left: number) => [
  ...(await sharp(bytes).extract({ left, top: 5, width: 1, height: 1 }).raw().toBuffer()),
];

it('gives back the very JPEG that is in the document, as poppler finds it', async () => {
  const jpeg = await twoTone().jpeg({ quality: 90 }).toBuffer();
  const bytes = await documentOf(jpeg);
  const { stdout } = await runPeer('pdfimages', ['-list', 'FILE'], bytes);
  expect(stdout).toMatch(/image +80 +40 +rgb +3 +8 +jpeg/);
  const { files, report } = await run(bytes);
  expect(files.map(({ name }) => name)).toEqual(['a-image-1.jpg']);
  expect(Buffer.from(files[0]!.bytes).equals(jpeg)).toBe(true);
  expect(report).toEqual({
    images: [{ name: 'a-image-1.jpg', width: 80, height: 40, kept: true }],
    skipped: 0,
  });
});

/** A red image of 60 by 30 pixels, half of which shines through. */
function seeThrough(): Uint8Array {
  const image = (colours: string, pixel: string, more: string) => {
    const data = `${pixel.repeat(1800)}>`;
    const size = '/Type /XObject /Subtype /Image /Width 60 /Height 30 /BitsPerComponent 8';
    return `<< ${size} /ColorSpace /${colours} ${more} /Filter /ASCIIHexDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
  };
  const entries = '/Resources << /XObject << /I 10 0 R >> >>';
  return makeDocument({
    pages: [{ content: '60 0 0 30 0 0 cm /I Do', entries }],
    objects: [image('DeviceRGB', 'ff0000', '/SMask 11 0 R'), image('DeviceGray', '80', '')],
  });
}

it('other images come as PNG with every pixel as it was, and with what shines through', async () => {
  const plain = await run(await documentOf(await twoTone().png().toBuffer()));
  const [bytes] = plain.files.map((file) => file.bytes);
  expect([await pixelAt(bytes!, 2), await pixelAt(bytes!, 77)]).toEqual([RED, BLUE]);
  const { files, report } = await run(seeThrough());
  expect(report.images).toEqual([{ name: 'a-image-1.png', width: 60, height: 30, kept: false }]);
  expect(await pixelAt(files[0]!.bytes, 5)).toEqual([255, 0, 0, 128]);
});

it('all become PNG, come in a zip, and small ones are left out where that is asked for', async () => {
  const bytes = await documentOf(await twoTone().jpeg().toBuffer(), await twoTone(20, 10).png().toBuffer());
  const { files, report } = await run(bytes, { format: 'png', outputFormat: 'zip' });
  expect(files.map(({ name }) => name)).toEqual(['a-images.zip']);
  const entries = unzipSync(files[0]!.bytes);
  expect(Object.keys(entries)).toEqual(report.images.map(({ name }) => name));
  expect(report.images).toMatchObject([{ width: 80, height: 40, kept: false }]);
});

it('a document without images has nothing to take out', async () => {
  expect(await run(makeDocument(), { outputFormat: 'zip' })).toEqual({
    files: [],
    report: { images: [], skipped: 0 },
  });
});
