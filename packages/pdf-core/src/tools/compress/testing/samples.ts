import { readFile } from 'node:fs/promises';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { runPeer } from '../../../testing/index.ts';
import { compressOptions } from '../options.ts';
import type { CompressOptions } from '../options.ts';
import { compress } from '../compress.ts';
import type { CompressReport } from '../report.ts';

type Entries = Parameters<PDFContext['stream']>[1];

/** Photograph-like samples: smooth shapes with a little noise, the same at every run. */
export function photoSamples(width: number, height: number, channels: number): Buffer {
  const samples = Buffer.alloc(width * height * channels);
  let seed = 7;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      for (let c = 0; c < channels; c++) {
        const wave = Math.sin((x + c * 40) / 31) * Math.cos((y - c * 25) / 43);
        samples[(y * width + x) * channels + c] = 128 + 100 * wave + (seed % 9);
      }
    }
  }
  return samples;
}

/** Something like writing: a round blot of its own size in each cell of a grid, one bit a pixel, 0 is black. */
export function writingBits(width: number, height: number): Buffer {
  const rowBytes = (width + 7) >> 3;
  const bits = Buffer.alloc(rowBytes * height, 0xff);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = (Math.floor(x / 24) * 7919 + Math.floor(y / 24) * 104_729) % 251;
      const radius = 4 + (cell % 8);
      const isInk = ((x % 24) - 8 - (cell % 9)) ** 2 + ((y % 24) - 12) ** 2 < radius ** 2;
      const at = y * rowBytes + (x >> 3);
      if (isInk) bits[at] = (bits[at] ?? 0) & ~(128 >> (x & 7));
    }
  }
  return bits;
}

export function photoJpeg(width: number, height: number, quality = 95): Promise<Buffer> {
  return sharp(photoSamples(width, height, 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** An image object; bytes without a Filter of their own are deflated. */
export function imageStream(context: PDFContext, bytes: Uint8Array, entries: Entries): PDFRawStream {
  const filtered = entries && 'Filter' in entries;
  return context.stream(filtered ? bytes : deflateSync(bytes, { level: 1 }), {
    Type: 'XObject',
    Subtype: 'Image',
    BitsPerComponent: 8,
    ...(filtered ? {} : { Filter: 'FlateDecode' }),
    ...entries,
  });
}

/** A page that shows one image two inches wide and two high, in the lower left corner. */
export async function documentWithImage(
  make: (context: PDFContext) => PDFRawStream | Promise<PDFRawStream>,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const image = await make(document.context);
  page.node.setXObject(PDFName.of('Photo'), document.context.register(image));
  setContent(document, 'q 144 0 0 144 10 10 cm /Photo Do Q');
  return document.save({ useObjectStreams: false });
}

export function setContent(document: PDFDocument, content: string): void {
  const stream = document.context.register(document.context.stream(content));
  document.getPage(0).node.set(PDFName.of('Contents'), stream);
}

export type PartOptions = Partial<CompressOptions>;

export async function compressOne(
  bytes: Uint8Array,
  options: PartOptions = {},
): Promise<{ bytes: Uint8Array; report: CompressReport }> {
  const { files, report } = await compress([{ name: 'a.pdf', bytes }], compressOptions.parse(options));
  return { bytes: files[0]?.bytes ?? new Uint8Array(), report };
}

export type ListedImage = {
  type: string;
  width: number;
  colour: string;
  bits: number;
  encoding: string;
  dpi: number;
};

/** The output of poppler's pdfimages for a document. */
export async function listImages(bytes: Uint8Array): Promise<ListedImage[]> {
  const { stdout } = await runPeer('pdfimages', ['-list', 'FILE'], bytes);
  const rows = stdout.trim().split('\n').slice(2);
  return rows.map((row) => {
    const cells = row.trim().split(/\s+/);
    return {
      type: cells[2] ?? '',
      width: Number(cells[3]),
      colour: cells[5] ?? '',
      bits: Number(cells[7]),
      encoding: cells[8] ?? '',
      dpi: Number(cells[12]),
    };
  });
}

/** The colour of one pixel of a page as poppler draws it at 72 dpi, from the upper left. */
export async function pixelOf(png: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const pixel = [...data.subarray(at, at + info.channels)];
  return pixel.length === 1 ? [pixel[0] ?? 0, pixel[0] ?? 0, pixel[0] ?? 0] : pixel;
}

/** The largest distance of any pixel from gray: 0 is a page without colour. */
export async function colourfulness(png: Uint8Array): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let most = 0;
  if (info.channels < 3) return 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    most = Math.max(most, Math.abs(red - green), Math.abs(green - blue));
  }
  return most;
}

export function readFixture(name: string): Promise<Buffer> {
  return readFile(new URL(`../fixtures/${name}`, import.meta.url));
}
