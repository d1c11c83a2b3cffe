import { streamFilters } from '../model/decode-stream.ts';
import { Name, Stream } from '../model/values.ts';
import type { PdfGraph } from '../model/values.ts';
import type { Pixels } from './draw-image.ts';
import { encodeJpeg, encodeLossless, resized, sharpOf } from './encode-image.ts';
import type { EncodedImage } from './encode-image.ts';
import type { PdfImage } from './list-images.ts';
import { readPixels } from './read-pixels.ts';

export type ImageSettings = {
  /** Without it every pixel keeps its value. */
  lossy: boolean;
  /** Store images anew that keep their size. */
  recode: boolean;
  /** JPEG quality, 1 to 100. */
  quality: number;
  /** Pixels an inch at the size the image is shown; undefined keeps all of them. */
  maxDpi: number | undefined;
  gray: boolean;
};

const SMALLEST = 2000;
/** A new loss is worth it only for this much: below, the image stays as it is. */
const WORTHWHILE = 0.92;
/** Images a little finer than asked for stay: making them smaller blurs more than it saves. */
const RESIZE_BELOW = 0.9;
/** Masks are edges: what is hardly seen in a picture shows in its outline. */
const SOFT_MASK_QUALITY = 85;

/** The image in fewer bytes, or undefined when it is best as it is. */
export async function recodeImage(
  graph: PdfGraph,
  image: PdfImage,
  settings: ImageSettings,
): Promise<Stream | undefined> {
  const mustChange = settings.gray && image.kind !== 'gray';
  if (image.isTiedToMask && !mustChange) return undefined;
  if (!mustChange && image.stream.raw.length < SMALLEST) return undefined;
  if (!mustChange && !settings.lossy && isLossy(graph, image)) return undefined;
  const target = targetSize(image, settings);
  if (!mustChange && !settings.recode && target.width === image.width) return undefined;
  const read = await readPixels(graph, image, target);
  // Losslessly only samples that are taken as they are: drawing may round them.
  if (!read || (!settings.lossy && !mustChange && !read.sameSpace)) return undefined;
  const pixels = settings.gray ? toGray(read.pixels) : read.pixels;
  const encoded = await encodeSmallest(pixels, image, target, settings, read.lossless);
  const limit = image.stream.raw.length * (settings.lossy ? WORTHWHILE : 1);
  if (!mustChange && encoded.raw.length >= limit) return undefined;
  const keepSpace = read.sameSpace && pixels.channels === read.pixels.channels;
  return imageStream(image, encoded, { ...target, channels: pixels.channels, keepSpace });
}

function isLossy(graph: PdfGraph, image: PdfImage): boolean {
  const last = streamFilters(graph, image.stream.dict).at(-1)?.name;
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
function toGray(pixels: Pixels): Pixels {
  if (pixels.channels === 1) return pixels;
  const { data } = pixels;
  const gray = Buffer.allocUnsafe(pixels.width * pixels.height);
  for (let to = 0, from = 0; to < gray.length; to++, from += 3) {
    gray[to] =
      0.5 + 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { ...pixels, data: gray, channels: 1 };
}

async function encodeSmallest(
  pixels: Pixels,
  image: PdfImage,
  target: { width: number; height: number },
  settings: ImageSettings,
  wasLossless: boolean,
): Promise<EncodedImage> {
  const fits = pixels.width === target.width && pixels.height === target.height;
  const small = fits ? pixels : await resizePixels(pixels, target);
  if (!settings.lossy && wasLossless) return encodeLossless(small);
  const quality = image.isSoftMask ? Math.max(settings.quality, SOFT_MASK_QUALITY) : settings.quality;
  const jpeg = await encodeJpeg(sharpOf(small), quality);
  if (!wasLossless || !mayBeDrawing(image, target, jpeg)) return jpeg;
  const lossless = await encodeLossless(small);
  return lossless.raw.length <= jpeg.raw.length ? lossless : jpeg;
}

/** Drawings and screenshots are smaller, and better, without loss; photographs are not worth the attempt. */
function mayBeDrawing(
  image: PdfImage,
  target: { width: number; height: number },
  jpeg: EncodedImage,
): boolean {
  const share = (target.width * target.height) / (image.width * image.height);
  return image.stream.raw.length * share < jpeg.raw.length * 4;
}

async function resizePixels(
  pixels: Pixels,
  { width, height }: { width: number; height: number },
): Promise<Pixels> {
  const data = await resized(sharpOf(pixels), width, height).raw().toBuffer();
  return { data, width, height, channels: pixels.channels };
}

function imageStream(
  image: PdfImage,
  encoded: EncodedImage,
  facts: { width: number; height: number; channels: 1 | 3; keepSpace: boolean },
): Stream {
  const dict = new Map(image.stream.dict);
  for (const key of ['Filter', 'DecodeParms', 'SMaskInData', 'Decode']) dict.delete(key);
  if (Array.isArray(dict.get('Mask'))) dict.delete('Mask');
  for (const [key, value] of encoded.entries) dict.set(key, value);
  dict.set('Width', facts.width).set('Height', facts.height).set('BitsPerComponent', 8);
  const device = facts.channels === 1 ? 'DeviceGray' : 'DeviceRGB';
  if (!facts.keepSpace) dict.set('ColorSpace', Name.of(device));
  return new Stream(dict, encoded.raw);
}
