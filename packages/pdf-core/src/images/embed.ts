import { type PDFDict, type PDFDocument, PDFHexString, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import type { Picture, PixelStream } from './picture.ts';

/** Puts a picture into a document and gives its reference. Its bytes stay as they are. */
export function embedPicture(document: PDFDocument, { pixels, alpha }: Picture): PDFRef {
  const { context } = document;
  const mask: Record<string, PDFRef> = alpha
    ? { SMask: context.register(makeImage(document, alpha, {})) }
    : {};
  return context.register(makeImage(document, pixels, mask));
}

function makeImage(document: PDFDocument, pixels: PixelStream, more: Record<string, PDFRef>): PDFRawStream {
  const { width, height, components, filter, bytes, inverted, bits = 8 } = pixels;
  const rows = { Predictor: 15, Colors: components, BitsPerComponent: bits, Columns: width };
  const dict = document.context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: bits,
    ColorSpace: colourSpace(document, pixels),
    Filter: filter,
    Length: bytes.length,
    ...(filter === 'FlateDecode' ? { DecodeParms: rows } : {}),
    ...(inverted ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}),
    ...more,
  }) as PDFDict;
  return PDFRawStream.of(dict, bytes);
}

function colourSpace(document: PDFDocument, { components, profile, palette }: PixelStream) {
  const { context } = document;
  if (palette) {
    const colours = PDFHexString.of(palette.toString('hex'));
    return context.obj(['Indexed', 'DeviceRGB', palette.length / 3 - 1, colours]);
  }
  const device = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[components];
  if (!profile) return device;
  const stream = context.flateStream(profile, { N: components, Alternate: device });
  return context.obj(['ICCBased', context.register(stream)]);
}

/**
 * The matrix that stands a stored picture upright in the unit square, by its EXIF orientation: a, b, c, d, e, f of
 * x' = ax + cy + e and y' = bx + dy + f.
 */
const UPRIGHT: Record<number, [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

export function uprightMatrix(orientation: number): [number, number, number, number, number, number] {
  return UPRIGHT[orientation] ?? UPRIGHT[1]!;
}

/** The size in points at which a picture has its own density, as it stands upright. */
export function naturalSize({ pixels, orientation, density }: Picture): { width: number; height: number } {
  const width = (pixels.width * 72) / density;
  const height = (pixels.height * 72) / density;
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
