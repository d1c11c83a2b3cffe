import { addObject, lookupName } from '../../pdf/graph/access.ts';
import { filtersOf } from '../../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, PdfString, type PdfValue } from '../../pdf/values.ts';
import type { Pixels } from './draw-image.ts';
import { encodeSmallest } from './encode-smallest.ts';
import type { EncodedPixels } from './encode-smallest.ts';
import type { ImageSettings } from './image-settings.ts';
import type { PdfImage } from './list-images.ts';
import { readPixels } from './read-pixels.ts';

const SMALLEST = 2000;
/** A new loss is worth it only for this much: below, the image stays as it is. */
const WORTHWHILE = 0.92;
/** Images a little finer than asked for stay: making them smaller blurs more than it saves. */
const RESIZE_BELOW = 0.9;

/** The image in fewer bytes, or undefined when it is best as it is. */
export async function recodeImage(
  graph: PdfGraph,
  image: PdfImage,
  settings: ImageSettings,
): Promise<PdfStream | undefined> {
  const mustChange = settings.gray && image.kind !== 'gray';
  if (image.isTiedToMask && !mustChange) return undefined;
  if (!mustChange && image.stream.raw.length < SMALLEST) return undefined;
  if (!mustChange && !settings.lossy && isLossy(graph, image)) return undefined;
  const target = targetSize(image, settings);
  if (!mustChange && !settings.recode && target.width === image.width) return undefined;
  const read = await readPixels(graph, image, target);
  // Losslessly only samples that are taken as they are: drawing may round them.
  if (!read || (!settings.lossy && !mustChange && !read.sameSpace)) return undefined;
  const keepsSpaces = settings.keepSpaces && !settings.gray;
  if (keepsSpaces && !read.sameSpace) return undefined;
  const pixels = settings.gray ? toGray(read.pixels) : read.pixels;
  const mayBecomeGray = settings.lossy && !keepsSpaces && (!read.sameSpace || isDeviceRgb(graph, image));
  const source = { image, pixels, target, wasLossless: read.lossless, mayBecomeGray };
  const encoded = await encodeSmallest(source, settings);
  const limit = image.stream.raw.length * (settings.lossy ? WORTHWHILE : 1);
  if (!mustChange && encoded.raw.length >= limit) return undefined;
  const keepSpace = read.sameSpace && encoded.channels === read.pixels.channels;
  return imageStream(graph, image, encoded, keepSpace);
}

function isDeviceRgb(graph: PdfGraph, { stream }: PdfImage): boolean {
  return lookupName(graph, stream.dict, 'ColorSpace') === 'DeviceRGB';
}

function isLossy(graph: PdfGraph, image: PdfImage): boolean {
  const last = filtersOf(graph, image.stream.dict).at(-1)?.name;
  return last === 'DCTDecode' || last === 'JPXDecode';
}

function targetSize({ width, height, shown }: PdfImage, { maxDpi, lossy }: ImageSettings) {
  if (!lossy || !maxDpi || !shown || !(shown.width > 1 && shown.height > 1)) return { width, height };
  const across = ((shown.width / 72) * maxDpi) / width;
  const down = ((shown.height / 72) * maxDpi) / height;
  const scale = Math.max(across, down);
  if (scale >= RESIZE_BELOW) return { width, height };
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The same weights as for colours of text and drawings: what was one colour stays one gray. */
export function toGray(pixels: Pixels): Pixels {
  if (pixels.channels === 1) return pixels;
  const { data } = pixels;
  const gray = Buffer.allocUnsafe(pixels.width * pixels.height);
  for (let to = 0, from = 0; to < gray.length; to++, from += 3) {
    gray[to] =
      0.5 + 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { ...pixels, data: gray, channels: 1 };
}

function imageStream(
  graph: PdfGraph,
  image: PdfImage,
  { raw, entries, palette, width, height, channels }: EncodedPixels,
  keepSpace: boolean,
): PdfStream {
  const dict = new Map(image.stream.dict);
  for (const key of ['Filter', 'DecodeParms', 'SMaskInData', 'Decode']) dict.delete(key);
  if (Array.isArray(dict.get('Mask'))) dict.delete('Mask');
  for (const [key, value] of entries) dict.set(key, value);
  dict.set('Width', width).set('Height', height);
  const own = keepSpace ? dict.get('ColorSpace') : undefined;
  const space: PdfValue = own ?? new PdfName(channels === 1 ? 'DeviceGray' : 'DeviceRGB');
  dict.set('ColorSpace', palette ? indexedSpace(graph, space, palette) : space);
  return new PdfStream(dict, raw, true);
}

/** The colours stand in an object of their own, so that they are packed with the others and shared by equal ones. */
function indexedSpace(graph: PdfGraph, base: PdfValue, palette: Buffer): PdfValue {
  const colours = addObject(graph, new PdfString(Buffer.from(`<${palette.toString('hex')}>`)));
  return [new PdfName('Indexed'), base, palette.length / 3 - 1, colours];
}
