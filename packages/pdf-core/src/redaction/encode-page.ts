import type { Pixels } from '../compress/images/draw-image.ts';
import { encodeJbig2 } from '../compress/images/jbig2.ts';
import { deflateAside } from '../pdf/graph/read-stream.ts';
import type { PageImage } from '../pdfium/render.ts';
import type { GrayImage } from '../tools/ocr/gray-image.ts';
import { countColours, indexColours } from './page-colours.ts';
import { giveBack, takeFilled } from './spare-memory.ts';
import { hasColour, listBlankRows, readShades, wholePixels } from './page-shades.ts';

/** A picture of a page: the entries of its dictionary but for its size, and its samples. */
export type EncodedPage = { entries: string; samples: Buffer; width: number; height: number };

const JPEG_QUALITY = 85;
const PALETTE_QUALITY = 90;
/** More colours than these are a photograph. */
const COLOURS_OF_DRAWING = 8192;
/** A page of letters is paper and ink; of a photograph more pixels than this share are neither, or another than the pixel before. */
const SHADES = 0.2;
/** Pages come out a sixth larger than at the highest level, in a nineteenth of the time. */
const QUICK_LEVEL = 3;
/** The bytes that a page of letters comes to: results of a megabyte each would be kept until all pages are there. */
const EXPECTED = 128 * 1024;
const PAPER = 240;
const INK = 48;

/** Most pages are letters, for which no encoder of pictures is loaded. */
const imageEncoders = () => import('../compress/images/encode-image.ts');

/**
 * A page in the encoding that suits it: letters without loss or in 16 shades, drawings by a palette, photographs as JPEG.
 * Its pixels are read before the promise is there, so that they may be gone then.
 */
export function encodePage(image: PageImage): Promise<EncodedPage> {
  if (image.channels === 1) return sized(image, encodeGray(image));
  const blank = listBlankRows(image);
  if (hasColour(image, blank)) return sized(image, encodeColour(image, blank));
  return sized(image, encodeGray(readShades(image, blank)));
}

/** The same of a page that shows a colour; nothing of one that does not. */
export function encodeIfColoured(image: PageImage): Promise<EncodedPage> | undefined {
  const blank = listBlankRows(image);
  return hasColour(image, blank) ? sized(image, encodeColour(image, blank)) : undefined;
}

async function sized({ width, height }: PageImage, encoding: Promise<Encoded>): Promise<EncodedPage> {
  return { ...(await encoding), width, height };
}

type Encoded = Pick<EncodedPage, 'entries' | 'samples'>;

async function encodeGray(image: GrayImage): Promise<Encoded> {
  const { data, width, height } = image;
  const { packed, between, hasGray } = packShades(image);
  if (!hasGray) {
    const bits = packBits(image);
    const entries = '/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode';
    return { entries, samples: encodeJbig2(bits, width, height) };
  }
  if (between >= data.length * SHADES) {
    const pixels: Pixels = { data: Buffer.from(data), width, height, channels: 1 };
    const { encodeJpeg, sharpOf } = await imageEncoders();
    const { raw } = await encodeJpeg(sharpOf(pixels), JPEG_QUALITY);
    return { entries: '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode', samples: raw };
  }
  const samples = await deflateAside(packed, QUICK_LEVEL, EXPECTED);
  giveBack(packed);
  return { entries: '/ColorSpace/DeviceGray/BitsPerComponent 4/Filter/FlateDecode', samples };
}

async function encodeColour(image: PageImage, blank: Uint8Array): Promise<Encoded> {
  const colours = countColours(image, blank, COLOURS_OF_DRAWING);
  if (!colours) return encodePhoto(withoutAlpha(image));
  const indexed = indexColours(image, colours);
  if (!indexed) return encodeShaded(withoutAlpha(image));
  const photo = colours.runs < image.width * image.height * SHADES ? undefined : withoutAlpha(image);
  const samples = await deflateAside(indexed.runs, QUICK_LEVEL, EXPECTED);
  const drawing = { entries: entriesOf(indexed.palette, 8, '[/FlateDecode/RunLengthDecode]'), samples };
  return photo ? smaller(drawing, await encodePhoto(photo)) : drawing;
}

async function encodePhoto(pixels: Pixels): Promise<Encoded> {
  const { encodeJpeg, sharpOf } = await imageEncoders();
  const { raw } = await encodeJpeg(sharpOf(pixels), JPEG_QUALITY);
  return { entries: '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode', samples: raw };
}

/** A drawing whose colours run into each other. */
async function encodeShaded(pixels: Pixels): Promise<Encoded> {
  const photo = await encodePhoto(pixels);
  const { encodeNearPalette } = await imageEncoders();
  const drawing = await encodeNearPalette(pixels, PALETTE_QUALITY);
  if (!drawing?.palette) return photo;
  const { raw, palette, entries } = drawing;
  const bits = Number(entries.get('BitsPerComponent'));
  const predicted = entries.has('DecodeParms')
    ? `/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent ${bits}/Columns ${pixels.width}>>`
    : '';
  return smaller({ entries: `${entriesOf(palette, bits)}${predicted}`, samples: raw }, photo);
}

function entriesOf(palette: Buffer, bits: number, filter = '/FlateDecode'): string {
  const space = `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${palette.toString('hex')}>]`;
  return `/ColorSpace${space}/BitsPerComponent ${bits}/Filter${filter}`;
}

const smaller = (drawing: Encoded, photo: Encoded) =>
  drawing.samples.length + drawing.entries.length < photo.samples.length ? drawing : photo;

function withoutAlpha({ data, width, height }: PageImage): Pixels {
  const pixels = wholePixels(data);
  const rgb = Buffer.allocUnsafe(width * height * 3);
  for (let at = 0, to = 0; to < rgb.length; at += 1, to += 3) {
    const pixel = pixels[at]!;
    rgb[to] = pixel & 255;
    rgb[to + 1] = (pixel >>> 8) & 255;
    rgb[to + 2] = (pixel >>> 16) & 255;
  }
  return { data: rgb, width, height, channels: 3 };
}

/** Packed rows in which 1 is black. */
function packBits({ data, width, height }: GrayImage): Buffer {
  const rowBytes = (width + 7) >> 3;
  const bits = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x]! < 128) bits[y * rowBytes + (x >> 3)]! |= 128 >> (x & 7);
  return bits;
}

/** The soft edges of letters have no more than 16 shades to the eye. */
const sixteenth = (shade: number) => Math.floor((shade + 8) / 17);
const isBetween = (shade: number) => Number(shade > INK && shade < PAPER);
const isGray = (shade: number) => shade > 0 && shade < 255;

/** What two pixels side by side are packed to, and in higher bits how many are between paper and ink, and whether one is gray. */
const BETWEEN = 8;
const GRAY = 1 << 10;
const pairs = new Uint16Array(1 << 16);
for (let right = 0; right < 256; right++)
  for (let left = 0; left < 256; left++)
    pairs[(right << 8) | left] =
      (sixteenth(left) << 4) |
      sixteenth(right) |
      ((isBetween(left) + isBetween(right)) << BETWEEN) |
      (isGray(left) || isGray(right) ? GRAY : 0);

/** What was packed: how many pixels are between paper and ink, and all that was looked up. */
type Tally = { between: number; all: number };

function packShades({ data, width, height }: GrayImage) {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  const rowBytes = (width + 1) >> 1;
  const packed = takeFilled(rowBytes * height, 255);
  const tally: Tally = { between: 0, all: 0 };
  for (let y = 0; y < height; y++) packRow(view, y * width, width, packed, y * rowBytes, tally);
  return { packed, between: tally.between, hasGray: (tally.all & GRAY) > 0 };
}

/** Two pixels a byte. Eight are looked at together: most are paper, which is there already. */
function packRow(
  pixels: DataView,
  start: number,
  width: number,
  packed: Buffer,
  place: number,
  tally: Tally,
): void {
  const end = start + width;
  let from = start;
  let to = place;
  for (; from + 8 <= end; from += 8, to += 4) {
    const four = pixels.getInt32(from, true);
    const next = pixels.getInt32(from + 4, true);
    if ((four & next) === -1) continue;
    const first = pairs[four & 0xffff]!;
    const second = pairs[four >>> 16]!;
    const third = pairs[next & 0xffff]!;
    const fourth = pairs[next >>> 16]!;
    packed[to] = first;
    packed[to + 1] = second;
    packed[to + 2] = third;
    packed[to + 3] = fourth;
    tally.between += countBetween(first) + countBetween(second) + countBetween(third) + countBetween(fourth);
    tally.all |= first | second | third | fourth;
  }
  for (; from < end; from += 2, to++) {
    const right = from + 1 < end ? pixels.getUint8(from + 1) : 255;
    const pair = pairs[(right << 8) | pixels.getUint8(from)]!;
    packed[to] = pair;
    tally.between += countBetween(pair);
    tally.all |= pair;
  }
}

const countBetween = (pair: number) => (pair >> BETWEEN) & 3;
