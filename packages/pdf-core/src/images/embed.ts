import { asBytes } from '../pdf/as-bytes.ts';
import { deflatedStream } from '../pdf/deflated-stream.ts';
import { addObject } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { bytesString, makeDict, type Plain } from '../pdf/make-value.ts';
import { type PdfRef, PdfStream } from '../pdf/values.ts';
import type { Picture, PixelStream } from './picture.ts';

/** Puts a picture into a document and gives its reference. Its bytes stay as they are. */
export function embedPicture(graph: PdfGraph, { pixels, alpha }: Picture): PdfRef {
  const mask = alpha && addObject(graph, makeImage(graph, alpha, undefined));
  return addObject(graph, makeImage(graph, pixels, mask));
}

function makeImage(graph: PdfGraph, pixels: PixelStream, mask: PdfRef | undefined): PdfStream {
  const { width, height, components, filter, bytes, inverted, bits = 8 } = pixels;
  const rows = { Predictor: 15, Colors: components, BitsPerComponent: bits, Columns: width };
  const dict = makeDict({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: bits,
    ColorSpace: colourSpace(graph, pixels),
    Filter: filter,
    DecodeParms: filter === 'FlateDecode' ? rows : undefined,
    Decode: inverted ? [1, 0, 1, 0, 1, 0, 1, 0] : undefined,
    SMask: mask,
  });
  return new PdfStream(dict, asBytes(bytes));
}

function colourSpace(graph: PdfGraph, { components, profile, palette }: PixelStream): Plain {
  if (palette) return ['Indexed', 'DeviceRGB', palette.length / 3 - 1, bytesString(palette)];
  const device = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[components];
  if (!profile) return device;
  return ['ICCBased', addObject(graph, deflatedStream(profile, { N: components, Alternate: device }))];
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
