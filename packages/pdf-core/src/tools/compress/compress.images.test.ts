import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { pageImage, qpdfComplaints } from '../../testing/index.ts';
import {
  compressOne,
  documentWithImage,
  imageStream,
  listImages,
  photoJpeg,
  photoSamples,
  pixelOf,
  readFixture,
  writingBits,
} from './testing/samples.ts';

const SIDE = 600;

function rgbDocument(): Promise<Uint8Array> {
  return documentWithImage((context) =>
    imageStream(context, photoSamples(SIDE, SIDE, 3), { Width: SIDE, Height: SIDE, ColorSpace: 'DeviceRGB' }),
  );
}

async function jpegDocument(): Promise<Uint8Array> {
  const jpeg = await photoJpeg(SIDE, SIDE);
  const entries = { Width: SIDE, Height: SIDE, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' };
  return documentWithImage((context) => imageStream(context, jpeg, entries));
}

/** Of two pixels, how far the channel that moved most has moved. */
async function pixelShift(before: Uint8Array, after: Uint8Array): Promise<number> {
  const one = await pixelOf(await pageImage(before), 80, 120);
  const other = await pixelOf(await pageImage(after), 80, 120);
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
}

test('a photograph of 300 dpi comes out at the resolution and quality of its level', async () => {
  const source = await rgbDocument();
  expect(await listImages(source)).toMatchObject([{ encoding: 'image', dpi: 300, colour: 'rgb' }]);
  const medium = await compressOne(source);
  const maximum = await compressOne(source, { compressionLevel: 'maximum' });
  expect(await listImages(medium.bytes)).toMatchObject([{ encoding: 'jpeg', dpi: 150, colour: 'rgb' }]);
  expect(await listImages(maximum.bytes)).toMatchObject([{ encoding: 'jpeg', dpi: 72 }]);
  expect(maximum.bytes.length).toBeLessThan(medium.bytes.length / 2);
  expect(medium.report.compressionRatio).toBeGreaterThan(90);
  expect(await pixelShift(source, medium.bytes)).toBeLessThan(12);
  expect(await qpdfComplaints(medium.bytes)).toBe('');
});

test('maxImageDPI is measured by the size the image is shown at', async () => {
  const { bytes } = await compressOne(await jpegDocument(), { maxImageDPI: 96 });
  expect(await listImages(bytes)).toMatchObject([{ encoding: 'jpeg', dpi: 96, width: 192 }]);
});

test('without downsampleImages an image keeps its pixels and is still stored in fewer bytes', async () => {
  const source = await jpegDocument();
  const { bytes } = await compressOne(source, { downsampleImages: false });
  expect(await listImages(bytes)).toMatchObject([{ encoding: 'jpeg', width: SIDE }]);
  expect(bytes.length).toBeLessThan(source.length / 2);
});

test('without optimizeImages only images that are too fine change', async () => {
  const source = await jpegDocument();
  const same = await compressOne(source, { optimizeImages: false, maxImageDPI: 300 });
  expect(same.report.imagesChanged).toBe(0);
  const fewer = await compressOne(source, { optimizeImages: false });
  expect(await listImages(fewer.bytes)).toMatchObject([{ dpi: 150 }]);
});

test('a lower imageQuality takes fewer bytes', async () => {
  const source = await rgbDocument();
  const fine = await compressOne(source, { imageQuality: 100 });
  const coarse = await compressOne(source, { imageQuality: 30 });
  expect(coarse.bytes.length).toBeLessThan(fine.bytes.length / 2);
});

test('level low leaves every pixel and every JPEG as it was', async () => {
  const jpeg = await jpegDocument();
  const kept = await compressOne(jpeg, { compressionLevel: 'low' });
  expect(kept.report.imagesChanged).toBe(0);
  expect(await pageImage(kept.bytes, 1, 300)).toEqual(await pageImage(jpeg, 1, 300));
  const flate = await rgbDocument();
  const packed = await compressOne(flate, { compressionLevel: 'low' });
  expect(await listImages(packed.bytes)).toMatchObject([{ encoding: 'image', width: SIDE }]);
  expect(packed.bytes.length).toBeLessThan(flate.length * 0.8);
  expect(await pageImage(packed.bytes, 1, 300)).toEqual(await pageImage(flate, 1, 300));
});

test('gray stays gray, CMYK and JPEG 2000 become what screens show', async () => {
  const gray = await documentWithImage((context) =>
    imageStream(context, photoSamples(SIDE, SIDE, 1), {
      Width: SIDE,
      Height: SIDE,
      ColorSpace: 'DeviceGray',
    }),
  );
  expect(await listImages((await compressOne(gray)).bytes)).toMatchObject([
    { encoding: 'jpeg', colour: 'gray', dpi: 150 },
  ]);
  const cmyk = await documentWithImage((context) =>
    imageStream(context, photoSamples(SIDE, SIDE, 4), {
      Width: SIDE,
      Height: SIDE,
      ColorSpace: 'DeviceCMYK',
    }),
  );
  const fromCmyk = await compressOne(cmyk);
  expect(await listImages(fromCmyk.bytes)).toMatchObject([{ encoding: 'jpeg', colour: 'rgb', dpi: 150 }]);
  const jp2 = await readFixture('gradient.jp2');
  const jpx = await documentWithImage((context) =>
    imageStream(context, jp2, { Width: 160, Height: 160, Filter: 'JPXDecode' }),
  );
  const fromJpx = await compressOne(jpx, { imageQuality: 60 });
  expect(await listImages(fromJpx.bytes)).toMatchObject([{ encoding: 'jpeg', width: 160 }]);
  expect(await pixelShift(jpx, fromJpx.bytes)).toBeLessThan(16);
});

test('an image of few colours stays without loss where that is smaller', async () => {
  const palette = Buffer.from([255, 255, 255, 200, 0, 0, 0, 0, 160, 10, 120, 40]);
  const source = await documentWithImage((context) => {
    const samples = Buffer.alloc(300 * 300);
    for (let at = 0; at < samples.length; at++) samples[at] = (at >> 5) % 97 === 0 ? at % 4 : 0;
    const entries = { Width: 300, Height: 300 };
    const colours = context.register(context.stream(palette));
    const image = imageStream(context, samples, entries);
    image.dict.set(image.dict.context.obj('ColorSpace'), context.obj(['Indexed', 'DeviceRGB', 3, colours]));
    return image;
  });
  const { bytes } = await compressOne(source);
  expect(await listImages(bytes)).toMatchObject([{ encoding: 'image', width: 300 }]);
  expect(await pageImage(bytes, 1, 150)).toEqual(await pageImage(source, 1, 150));
});

/** Bars of so many grays, stored as RGB. */
function barsDocument(shades: number): Promise<Uint8Array> {
  const samples = Buffer.alloc(300 * 300 * 3);
  for (let at = 0; at < 300 * 300; at++) {
    const shade = Math.floor((at % 300) / 3 + Math.floor(at / 3000)) % shades;
    samples.fill(Math.round((shade * 255) / (shades - 1)), at * 3, at * 3 + 3);
    if (shade === 1) samples[at * 3] = 200;
  }
  const entries = { Width: 300, Height: 300, ColorSpace: 'DeviceRGB' };
  return documentWithImage((context) => imageStream(context, samples, entries));
}

test('an image in full colour that has few colours is stored by their numbers, with every pixel as it was', async () => {
  for (const compressionLevel of ['low', 'medium'] as const) {
    const source = await barsDocument(12);
    const { bytes } = await compressOne(source, { compressionLevel });
    expect(await listImages(bytes)).toMatchObject([{ encoding: 'image', colour: 'index', bits: 4 }]);
    expect(await pageImage(bytes, 1, 150)).toEqual(await pageImage(source, 1, 150));
    expect(await qpdfComplaints(bytes)).toBe('');
  }
});

test('a drawing of many shades comes out by fewer of them, and looks as it did', async () => {
  const source = await barsDocument(90);
  const exact = await compressOne(source, { compressionLevel: 'low' });
  const { bytes } = await compressOne(source);
  expect(await listImages(bytes)).toMatchObject([{ encoding: 'image', colour: 'index' }]);
  expect(bytes.length).toBeLessThan(exact.bytes.length);
  expect(await pixelShift(source, bytes)).toBeLessThan(12);
});

test('black and white becomes JBIG2 with every pixel as it was, from plain bits and from a stencil', async () => {
  for (const entries of [{ ColorSpace: 'DeviceGray' }, { ImageMask: true, Decode: [1, 0] }]) {
    const source = await documentWithImage((context) =>
      imageStream(context, writingBits(1203, 900), {
        Width: 1203,
        Height: 900,
        BitsPerComponent: 1,
        ...entries,
      }),
    );
    const { bytes } = await compressOne(source, { compressionLevel: 'low' });
    expect(await listImages(bytes)).toMatchObject([{ encoding: 'jbig2', width: 1203, bits: 1 }]);
    expect(await pageImage(bytes, 1, 600)).toEqual(await pageImage(source, 1, 600));
    expect(bytes.length).toBeLessThan(source.length);
  }
});

test('a soft mask is reduced with its image and stays a mask', async () => {
  const source = await documentWithImage((context) => {
    const size = { Width: SIDE, Height: SIDE };
    const mask = imageStream(context, photoSamples(SIDE, SIDE, 1), { ...size, ColorSpace: 'DeviceGray' });
    const image = imageStream(context, photoSamples(SIDE, SIDE, 3), { ...size, ColorSpace: 'DeviceRGB' });
    image.dict.set(context.obj('SMask'), context.register(mask));
    return image;
  });
  const { bytes } = await compressOne(source);
  expect(await listImages(bytes)).toMatchObject([
    { type: 'image', width: 300 },
    { type: 'smask', width: 300, colour: 'gray' },
  ]);
  expect(await pixelShift(source, bytes)).toBeLessThan(16);
});

test('an image that lies about its size stays as it is', async () => {
  const source = await documentWithImage((context) =>
    imageStream(context, photoSamples(200, 200, 3), {
      Width: 50_000,
      Height: 50_000,
      ColorSpace: 'DeviceRGB',
    }),
  );
  const { report } = await compressOne(source);
  expect(report.imagesChanged).toBe(0);
});

test.each([
  ['a press', 4, 'cmyk'],
  ['a screen', 3, 'rgb'],
])('in an archive whose colors are those of %s, a picture has no others', async (_, inks, colour) => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">' +
    '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description></x:xmpmeta>';
  const source = await documentWithImage((context) => {
    const profile = context.register(context.stream('profile', { N: inks }));
    const metadata = context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' }));
    const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
    catalog.set(PDFName.of('Metadata'), metadata);
    catalog.set(PDFName.of('OutputIntents'), context.obj([{ S: 'GTS_PDFA1', DestOutputProfile: profile }]));
    const entries = { Width: SIDE, Height: SIDE, ColorSpace: 'DeviceCMYK' };
    return imageStream(context, photoSamples(SIDE, SIDE, 4), entries);
  });
  const { bytes } = await compressOne(source);
  expect(bytes.length).toBeLessThan(source.length);
  expect(await listImages(bytes)).toMatchObject([{ colour }]);
});
