import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { makeDict } from '../../pdf/make-value.ts';
import { deflateAside } from '../../pdf/graph/read-stream.ts';
import { PdfName, type PdfDict } from '../../pdf/values.ts';
import type { Pixels } from './draw-image.ts';
import { toPalette } from './palette.ts';

/** Encoded samples, the dictionary entries for decoding them, and their color space. */
export type EncodedImage = { raw: Buffer; entries: PdfDict; palette?: Buffer };

/**
 * Trellis quantisation and the search for scans take four times as long. At a coarse quality they save a tenth of the
 * bytes; at a fine one nothing that a quality lower by eight does not save, with as much noise.
 */
const JPEG = { progressive: true, quantisationTable: 3 };
const COARSE = 50;
const WITHOUT_TRELLIS = 8;
const FLATE = new PdfName('FlateDecode');

export async function encodeJpeg(image: Sharp, quality: number): Promise<EncodedImage> {
  // Toward 100 the two come together.
  const lower = Math.min(WITHOUT_TRELLIS, (100 - quality) * 0.4);
  const options =
    quality < COARSE ? { mozjpeg: true, quality } : { ...JPEG, quality: Math.round(quality - lower) };
  const raw = await image.jpeg(options).toBuffer();
  return { raw, entries: makeDict({ Filter: new PdfName('DCTDecode'), BitsPerComponent: 8 }) };
}

/** Lossless: rows predicted as PNG does it, or plain where that is smaller, as for drawings of few colours. */
export async function encodeLossless(pixels: Pixels): Promise<EncodedImage> {
  const { data, width, height, channels } = pixels;
  const asPng = sharp(data, { raw: { width, height, channels } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    // Level 9 takes four times as long for a hundredth of the bytes.
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .toBuffer();
  const [png, plain] = await Promise.all([asPng, deflateAside(data)]);
  const predicted = readPng(png).data;
  if (plain.length <= predicted.length) {
    return { raw: plain, entries: makeDict({ Filter: FLATE, BitsPerComponent: 8 }) };
  }
  return { raw: predicted, entries: pngEntries(width, channels, 8) };
}

/** Lossless, each pixel the number of its colour; undefined where there are too many. */
export async function encodePalette(pixels: Pixels, colours: Set<number>): Promise<EncodedImage | undefined> {
  const image = toPalette(pixels, colours);
  if (!image) return undefined;
  const entries = makeDict({ Filter: FLATE, BitsPerComponent: image.bits });
  return { raw: await deflateAside(image.indices), entries, palette: image.colours };
}

/** As encodePalette for any number of colours: those that are alike become one, as many as the quality allows. */
export async function encodeNearPalette(pixels: Pixels, quality: number): Promise<EncodedImage | undefined> {
  const options = { palette: true, quality, dither: 0, effort: 1, compressionLevel: 9 };
  const png = readPng(await sharpOf(pixels).png(options).toBuffer());
  if (!png.palette) return undefined;
  return { raw: png.data, entries: pngEntries(pixels.width, 1, png.bits), palette: png.palette };
}

/** What a PNG's IDAT chunks hold together is exactly a FlateDecode stream with predictor 15. */
function readPng(png: Buffer): { data: Buffer; bits: number; palette: Buffer | undefined } {
  const parts: Buffer[] = [];
  let palette: Buffer | undefined;
  for (let at = 8; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const chunk = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IDAT') parts.push(chunk);
    else if (kind === 'PLTE') palette = chunk;
    at += length + 12;
  }
  return { data: Buffer.concat(parts), bits: png[24] ?? 8, palette };
}

function pngEntries(width: number, channels: number, bits: number): PdfDict {
  const parms = makeDict({ Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width });
  return makeDict({ Filter: FLATE, DecodeParms: parms, BitsPerComponent: bits });
}

export function sharpOf({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } }).toColourspace(channels === 1 ? 'b-w' : 'srgb');
}

export function resized(image: Sharp, width: number, height: number): Sharp {
  return image.resize(width, height, { fit: 'fill', kernel: 'cubic' });
}
