import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { dictFrom } from '../model/access.ts';
import { deflateAside } from '../model/decode-stream.ts';
import { Name } from '../model/values.ts';
import type { Dict } from '../model/values.ts';
import type { Pixels } from './draw-image.ts';

/** Encoded samples and the dictionary entries that say how to read them. */
export type EncodedImage = { raw: Buffer; entries: Dict };

export async function encodeJpeg(image: Sharp, quality: number): Promise<EncodedImage> {
  const raw = await image.jpeg({ quality, mozjpeg: true }).toBuffer();
  return { raw, entries: dictFrom({ Filter: Name.of('DCTDecode') }) };
}

/** Lossless: rows predicted as PNG does it, or plain where that is smaller, as for drawings of few colours. */
export async function encodeLossless(pixels: Pixels): Promise<EncodedImage> {
  const { data, width, height, channels } = pixels;
  const asPng = sharp(data, { raw: { width, height, channels } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  const [png, plain] = await Promise.all([asPng, deflateAside(data)]);
  const predicted = pngData(png);
  const filter = Name.of('FlateDecode');
  if (plain.length <= predicted.length) return { raw: plain, entries: dictFrom({ Filter: filter }) };
  const parms = dictFrom({ Predictor: 15, Colors: channels, BitsPerComponent: 8, Columns: width });
  return { raw: predicted, entries: dictFrom({ Filter: filter, DecodeParms: parms }) };
}

/** What a PNG's IDAT chunks hold together is exactly a FlateDecode stream with predictor 15. */
function pngData(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

export function sharpOf({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } }).toColourspace(channels === 1 ? 'b-w' : 'srgb');
}

export function resized(image: Sharp, width: number, height: number): Sharp {
  return image.resize(width, height, { fit: 'fill', kernel: 'cubic' });
}
