import { PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { pageImage, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import {
  colourfulness,
  compressOne,
  imageStream,
  listImages,
  photoSamples,
  pixelOf,
  setContent,
} from './testing/samples.ts';

const GRAY = { convertToGrayscale: true } as const;

/** A 200 x 200 page with the given content and resources. */
async function pageOf(
  content: string,
  resources: (document: PDFDocument) => Record<string, unknown> = () => ({}),
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const entries = document.context.obj(resources(document) as Record<string, string>);
  page.node.set(PDFName.of('Resources'), entries);
  setContent(document, content);
  return document.save({ useObjectStreams: false });
}

/** Padding that compresses away, so that a tiny document becomes smaller whatever is done to it. */
const PADDING = `% ${'padding '.repeat(200)}\n`;

async function grayPage(source: Uint8Array): Promise<Uint8Array> {
  expect(await colourfulness(await pageImage(source))).toBeGreaterThan(60);
  const { bytes } = await compressOne(source, GRAY);
  expect(await qpdfComplaints(bytes)).toBe('');
  return pageImage(bytes);
}

test('colours of text and drawings become the gray they look like, and text stays text', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([200, 200]);
  page.drawRectangle({ x: 0, y: 100, width: 100, height: 100, color: rgb(1, 0, 0) });
  page.drawRectangle({ x: 100, y: 100, width: 100, height: 100, color: rgb(0, 1, 0) });
  page.drawText('Blue words', { x: 20, y: 40, size: 20, font, color: rgb(0, 0, 1) });
  const source = await document.save({ useObjectStreams: false });
  const { bytes } = await compressOne(source, GRAY);
  const image = await pageImage(bytes);
  expect(await colourfulness(image)).toBe(0);
  expect((await pixelOf(image, 50, 50))[0]).toBeCloseTo(76, -1);
  expect((await pixelOf(image, 150, 50))[0]).toBeCloseTo(150, -1);
  expect(await pdfToText(bytes)).toContain('Blue words');
});

test('CMYK, spot colours, patterns and colours inside forms lose their colour', async () => {
  const source = await pageOf(
    `${PADDING}0 1 1 0 k 0 0 50 50 re f /Spot cs 1 scn 50 0 50 50 re f /Form Do ` +
      `/Pattern cs /Own scn 0 100 50 50 re f /Base cs 0 0 1 /Bare scn 50 100 50 50 re f 1 0 0 RG 8 w 150 0 m 150 200 l S`,
    ({ context }) => {
      const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 0, 0, 0], N: 1 };
      const tile = {
        PatternType: 1,
        TilingType: 1,
        BBox: [0, 0, 10, 10],
        XStep: 10,
        YStep: 10,
        Resources: {},
      };
      const own = context.stream('1 0.5 0 rg 0 0 10 10 re f', { ...tile, PaintType: 1 });
      const bare = context.stream('0 0 10 10 re f', { ...tile, PaintType: 2 });
      const form = context.stream('0.2 0 1 rg 100 0 40 50 re f', {
        Subtype: 'Form',
        BBox: [0, 0, 200, 200],
        Resources: {},
      });
      return {
        ColorSpace: { Spot: ['Separation', 'Sea', 'DeviceCMYK', tint], Base: ['Pattern', 'DeviceRGB'] },
        Pattern: { Own: context.register(own), Bare: context.register(bare) },
        XObject: { Form: context.register(form) },
      };
    },
  );
  const image = await grayPage(source);
  expect(await colourfulness(image)).toBe(0);
  // Pure blue, painted through the pattern that has no colour of its own, is dark but not black.
  const [blue = 0] = await pixelOf(image, 75, 75);
  expect(blue).toBeGreaterThan(15);
  expect(blue).toBeLessThan(60);
});

test('gradients keep their course', async () => {
  const source = await pageOf(`${PADDING}/Across sh`, () => ({
    Shading: {
      Across: {
        ShadingType: 2,
        ColorSpace: 'DeviceRGB',
        Coords: [0, 0, 200, 0],
        Function: { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 0], C1: [0, 0, 1], N: 1 },
      },
    },
  }));
  const image = await grayPage(source);
  expect(await colourfulness(image)).toBe(0);
  const [left = 0] = await pixelOf(image, 10, 100);
  const [right = 0] = await pixelOf(image, 190, 100);
  expect(left).toBeGreaterThan(200);
  expect(right).toBeLessThan(50);
});

test('images become gray, those written inside content too', async () => {
  const source = await pageOf(
    'q 100 0 0 100 0 0 cm /Photo Do Q q 50 0 0 50 120 120 cm BI /W 2 /H 1 /BPC 8 /CS /RGB /F /AHx ID ff000000ff00> EI Q',
    ({ context }) => {
      const entries = { Width: 120, Height: 120, ColorSpace: 'DeviceRGB' };
      return {
        XObject: { Photo: context.register(imageStream(context, photoSamples(120, 120, 3), entries)) },
      };
    },
  );
  const { bytes } = await compressOne(source, GRAY);
  expect(await colourfulness(await pageImage(bytes))).toBe(0);
  expect((await listImages(bytes)).map((image) => image.colour)).toEqual(['gray', 'gray']);
  const [left = 0] = await pixelOf(await pageImage(bytes), 130, 60);
  expect(left).toBeCloseTo(76, -1);
});

test('at level low images turn gray without any other loss', async () => {
  const source = await pageOf('q 100 0 0 100 0 0 cm /Photo Do Q', ({ context }) => {
    const entries = { Width: 120, Height: 120, ColorSpace: 'DeviceRGB' };
    return { XObject: { Photo: context.register(imageStream(context, photoSamples(120, 120, 3), entries)) } };
  });
  const { bytes } = await compressOne(source, { ...GRAY, compressionLevel: 'low' });
  expect(await listImages(bytes)).toMatchObject([{ colour: 'gray', encoding: 'image', width: 120 }]);
});

test('a note that a viewer draws itself is gray as well', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const note = document.context.obj({
    Type: 'Annot',
    Subtype: 'Square',
    Rect: [20, 20, 100, 100],
    C: [1, 0, 0],
  });
  note.set(PDFName.of('Contents'), PDFString.of('look here '.repeat(100)));
  page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(note)]));
  const { bytes } = await compressOne(await document.save({ useObjectStreams: false }), GRAY);
  const loaded = await PDFDocument.load(bytes);
  const annotation = loaded.getPage(0).node.Annots()?.lookup(0);
  expect(String(annotation)).toMatch(/\/C \[ 0?\.299 \]/);
});
