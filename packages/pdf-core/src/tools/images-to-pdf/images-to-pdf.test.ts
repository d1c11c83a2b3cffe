import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openDocument } from '../../pdf/open.ts';
import { isDict, nameOf } from '../../pdf/values.ts';
import { BLUE, type Colour, makeBmp, RED, twoTone } from '../../testing/images.ts';
import { pdfInfo, pdfToText } from '../../testing/index.ts';
import { coloursAt, convert, expectClose, WHITE } from './images-to-pdf.samples.ts';

/** The image streams of a document, in order, with their dictionaries. */
function imagesOf(bytes: Uint8Array) {
  const { document } = openDocument(bytes);
  return Array.from({ length: document.size }, (_, number) => {
    const dict = document.value(number);
    if (!isDict(dict) || nameOf(dict.get('Subtype')) !== 'Image') return [];
    return [
      {
        filter: nameOf(dict.get('Filter')),
        width: dict.get('Width'),
        hasMask: dict.has('SMask'),
        bytes: document.rawStream(number)!,
      },
    ];
  }).flat();
}

// On A4 (595 x 842) with a margin of 50 a 2:1 image is 495 x 248 points, from 297 to 545 downwards.
const LEFT: [number, number] = [150, 420];
const RIGHT: [number, number] = [450, 420];
const ABOVE: [number, number] = [300, 280];

test.each([
  ['JPEG', () => twoTone().jpeg({ quality: 95 }).toBuffer()],
  ['PNG', () => twoTone().png().toBuffer()],
  ['WebP', () => twoTone().webp({ lossless: true }).toBuffer()],
  ['TIFF', () => twoTone().tiff().toBuffer()],
  ['GIF', () => twoTone().gif().toBuffer()],
  ['BMP', makeBmp],
])('a %s stands whole on its page', async (_, make) => {
  const { bytes, report } = await convert([await make()]);
  expect(report).toEqual({ pages: 1, images: 1 });
  expectClose(await coloursAt(bytes, [LEFT, RIGHT, ABOVE]), [RED, BLUE, WHITE]);
});

test('what is transparent stays so, whatever colour it has', async () => {
  const background = { r: 255, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 80, height: 40, channels: 4, background } });
  const { bytes } = await convert([await clear.png().toBuffer()]);
  expect(await coloursAt(bytes, [LEFT])).toEqual([WHITE]);
});

test('a JPEG goes in byte for byte; at a lower quality it becomes smaller', async () => {
  const noise = sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const jpeg = await noise.jpeg({ quality: 98 }).toBuffer();
  const kept = imagesOf((await convert([jpeg])).bytes);
  expect(kept).toHaveLength(1);
  expect(kept[0]!.filter).toBe('DCTDecode');
  expect(Buffer.compare(kept[0]!.bytes, jpeg)).toBe(0);
  const smaller = imagesOf((await convert([jpeg], { imageQuality: 50 })).bytes);
  expect(smaller[0]!.bytes.length).toBeLessThan(jpeg.length / 2);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'EXIF orientation %i is obeyed without decoding the JPEG',
  async (orientation) => {
    const quarters: Colour[] = [RED, BLUE, [0, 160, 0], [230, 200, 0]];
    const data = Buffer.alloc(80 * 40 * 3);
    for (let i = 0; i < 80 * 40; i++)
      data.set(quarters[(i >= 80 * 20 ? 2 : 0) + (i % 80 >= 40 ? 1 : 0)]!, i * 3);
    const raw = { width: 80, height: 40, channels: 3 as const };
    const jpeg = await sharp(data, { raw })
      .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation })
      .toBuffer();
    const { bytes } = await convert([jpeg], { margin: 0, imageLayout: 'stretch' });
    expect(Buffer.compare(imagesOf(bytes)[0]!.bytes, jpeg)).toBe(0);
    const upright = await sharp(jpeg)
      .autoOrient()
      .resize(4, 4, { fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer();
    const wanted = [0, 3, 12, 15].map((pixel) => [...upright.subarray(pixel * 3, pixel * 3 + 3)] as Colour);
    expectClose(
      await coloursAt(bytes, [
        [100, 100],
        [500, 100],
        [100, 750],
        [500, 750],
      ]),
      wanted,
    );
  },
);

test.each([
  ['of true colours', () => twoTone().png().toBuffer()],
  ['with a palette', () => twoTone().png({ palette: true, colours: 4 }).toBuffer()],
  ['of shades of gray', () => twoTone().grayscale().toColourspace('b-w').png().toBuffer()],
  ['interlaced', () => twoTone().png({ progressive: true }).toBuffer()],
])('a PNG %s looks the same in the document, to the last pixel', async (_, make) => {
  const png = await make();
  const { bytes } = await convert([png], { imageLayout: 'stretch', margin: 0 });
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)] as Colour;
  expect(
    await coloursAt(bytes, [
      [10, 10],
      [580, 10],
    ]),
  ).toEqual([colour(0), colour(79)]);
});

test('what is transparent shows the page', async () => {
  const clear = await twoTone().ensureAlpha(0).png().toBuffer();
  const { bytes } = await convert([clear], { backgroundColor: '#00ff00' });
  expect(imagesOf(bytes).some((image) => image.hasMask)).toBe(true);
  expectClose(await coloursAt(bytes, [LEFT, [10, 10]]), [
    [0, 255, 0],
    [0, 255, 0],
  ]);
});

test('each page of a TIFF is an image of its own', async () => {
  const frames = await Promise.all([twoTone(), twoTone().flop()].map((frame) => frame.png().toBuffer()));
  const tiff = await sharp(frames, { join: { animated: true } })
    .tiff()
    .toBuffer();
  const { bytes, report } = await convert([tiff]);
  expect(report).toEqual({ pages: 2, images: 2 });
  expectClose(await coloursAt(bytes, [LEFT, RIGHT], 2), [BLUE, RED]);
});

test.each([
  ['fit', [RED, BLUE, WHITE, WHITE]],
  ['fill', [RED, BLUE, RED, WHITE]],
  ['stretch', [RED, BLUE, RED, WHITE]],
  ['center', [WHITE, WHITE, WHITE, WHITE]],
])('the layout %s', async (imageLayout, colours) => {
  const { bytes } = await convert([await twoTone().png().toBuffer()], { imageLayout });
  expectClose(await coloursAt(bytes, [LEFT, RIGHT, [280, 100], [20, 420]]), colours as Colour[]);
  const [{ width } = { width: 0 }] = imagesOf(bytes);
  expect(width).toBe(80);
});

test('an image in its own size is as large as its resolution implies', async () => {
  const png = await twoTone(200, 100).withMetadata({ density: 72 }).png().toBuffer();
  const { bytes, report } = await convert([png], { imageLayout: 'center' });
  expect(report.images).toBe(1);
  expectClose(
    await coloursAt(bytes, [
      [205, 421],
      [390, 421],
      [190, 421],
      [405, 421],
    ]),
    [RED, BLUE, WHITE, WHITE],
  );
});

test('border, page numbers, time and metadata', async () => {
  const options = {
    addBorder: true,
    borderWidth: 10,
    borderColor: '#00ff00',
    addPageNumbers: true,
    addTimestamp: true,
    metadata: { title: 'Ferien Ü', author: 'Ada', subject: 'Sea' },
  };
  const image = await twoTone().png().toBuffer();
  const { bytes } = await convert([image, image], options);
  const GREEN: Colour = [0, 255, 0];
  const border: [number, number][] = [
    [50, 421],
    [54, 421],
  ];
  expectClose(await coloursAt(bytes, border), [GREEN, GREEN]);
  const thin = await convert([image], { ...options, borderWidth: 2 });
  expectClose(await coloursAt(thin.bytes, border), [GREEN, RED]);
  const second = await pdfToText(bytes, 2);
  expect(second).toMatch(/2 ?\/ ?2/);
  expect(second).toContain(new Date().toISOString().slice(0, 10));
  expect(await pdfInfo(bytes)).toMatchObject({ Title: 'Ferien Ü', Author: 'Ada', Subject: 'Sea' });
});
