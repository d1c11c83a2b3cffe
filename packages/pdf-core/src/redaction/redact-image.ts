import sharp from 'sharp';
import { colourKind } from '../compress/images/colour-space.ts';
import { drawImage } from '../compress/images/draw-image.ts';
import {
  addObject,
  lookup,
  lookupArray,
  lookupNumber,
  lookupNumbers,
  resolve,
} from '../compress/model/access.ts';
import { readToImage, deflateAside, withoutEncoding } from '../compress/model/read-stream.ts';
import { limits } from '../limits.ts';
import { blankPixels, type Samples } from './blank-pixels.ts';
import type { ImageJob } from './redaction-job.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, PdfStream, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** Blanks what boxes touch of each image; the rest of it keeps its samples. */
export async function redactImages(graph: PdfGraph, jobs: ImageJob[]): Promise<void> {
  for (const job of jobs) graph.objects.set(job.ref.number, (await redactImage(graph, job)) ?? null);
}

/** The image without those pixels; undefined where it cannot be read, so that nothing of it is kept. */
async function redactImage(graph: PdfGraph, job: Omit<ImageJob, 'ref'>): Promise<PdfStream | undefined> {
  const { stream } = job;
  const width = lookupNumber(graph, stream.dict, 'Width') ?? 0;
  const height = lookupNumber(graph, stream.dict, 'Height') ?? 0;
  if (!(width >= 1 && height >= 1) || width * height > limits.imagePixels) return undefined;
  const read = await readSamples(graph, stream, { width, height });
  if (!read) return undefined;
  const { samples, dict } = read;
  const fill = isWhiteHigh(graph, dict) ? 255 : 0;
  blankPixels(samples, job.matrix, job.boxes, fill);
  for (const key of ['SMask', 'Mask']) {
    const mask = lookup(graph, dict, key);
    if (!(mask instanceof PdfStream)) continue;
    const redacted = await redactImage(graph, {
      ...job,
      stream: new PdfStream(new Map(mask.dict), mask.raw),
    });
    if (redacted) dict.set(key, addObject(graph, redacted));
    else dict.delete(key);
  }
  for (const key of ['Metadata', 'PieceInfo', 'LastModified']) dict.delete(key);
  dict.set('Filter', new PdfName('FlateDecode'));
  return new PdfStream(dict, await deflateAside(samples.data), true);
}

type Read = { samples: Samples; dict: PdfDict };
type Size = { width: number; height: number };

async function readSamples(graph: PdfGraph, stream: PdfStream, size: Size): Promise<Read | undefined> {
  const decoded = readToImage(graph, stream);
  if (!decoded) return undefined;
  const dict = withoutEncoding(stream.dict);
  if (!decoded.imageFilter) {
    const bitsPerPixel = bitsOf(graph, dict);
    if (!bitsPerPixel) return undefined;
    const length = Math.ceil((size.width * bitsPerPixel) / 8) * size.height;
    const data = Buffer.alloc(length);
    decoded.bytes.copy(data, 0, 0, length);
    return { samples: { data, ...size, bitsPerPixel }, dict };
  }
  if (decoded.imageFilter.name === 'DCTDecode' && !decoded.imageFilter.parms?.has('ColorTransform')) {
    const read = await readJpeg(graph, decoded.bytes, dict, size);
    if (read) return read;
  }
  return readDrawn(graph, stream, dict, size);
}

function bitsOf(graph: PdfGraph, dict: PdfDict): number {
  if (lookup(graph, dict, 'ImageMask') === true) return 1;
  const bits = lookupNumber(graph, dict, 'BitsPerComponent') ?? 8;
  return bits * componentsOf(graph, dict.get('ColorSpace'));
}

function componentsOf(graph: PdfGraph, space: PdfValue | undefined): number {
  const known = { gray: 1, rgb: 3, cmyk: 4, indexed: 1, other: 0 }[colourKind(graph, space)];
  if (known) return known;
  const list = resolve(graph, space);
  const [family, second] = Array.isArray(list) ? list.map((item) => resolve(graph, item)) : [];
  if (!(family instanceof PdfName)) return 0;
  if (family.name === 'Separation') return 1;
  if (family.name === 'DeviceN') return Array.isArray(second) ? second.length : 0;
  return family.name === 'Lab' ? 3 : 0;
}

/** The samples of a JPEG as they are, where they mean what the image says. */
async function readJpeg(
  graph: PdfGraph,
  bytes: Buffer,
  dict: PdfDict,
  size: Size,
): Promise<Read | undefined> {
  const channels = componentsOf(graph, dict.get('ColorSpace'));
  if (channels !== 1 && channels !== 3) return undefined;
  const settings = { failOn: 'none', ignoreIcc: true, limitInputPixels: limits.imagePixels } as const;
  try {
    const image = sharp(bytes, settings).toColourspace(channels === 1 ? 'b-w' : 'srgb');
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    if (info.channels !== channels || info.width !== size.width || info.height !== size.height)
      return undefined;
    dict.set('BitsPerComponent', 8);
    return { samples: { data, ...size, bitsPerPixel: 8 * channels }, dict };
  } catch {
    return undefined;
  }
}

/** Other images as PDFium shows them: black and white ones bit by bit. */
async function readDrawn(
  graph: PdfGraph,
  stream: PdfStream,
  dict: PdfDict,
  size: Size,
): Promise<Read | undefined> {
  const isMask = lookup(graph, dict, 'ImageMask') === true;
  const decode = lookupNumbers(graph, dict, 'Decode');
  const source = new Map(stream.dict);
  // A stencil is read as an image of black and white, whose bits are those of the stencil.
  if (isMask)
    source.set('ImageMask', false).set('ColorSpace', new PdfName('DeviceGray')).set('BitsPerComponent', 1);
  if (isMask) source.delete('Decode');
  const drawn = await drawImage(graph, new PdfStream(source, stream.raw), size.width, size.height);
  if (drawn.width !== size.width || drawn.height !== size.height) return undefined;
  for (const key of ['Decode', 'SMaskInData', 'Intent']) dict.delete(key);
  if (Array.isArray(lookupArray(graph, dict, 'Mask'))) dict.delete('Mask');
  const isBilevel =
    isMask || (drawn.channels === 1 && drawn.data.every((value) => value === 0 || value === 255));
  if (isMask && decode) dict.set('Decode', decode);
  if (!isMask) dict.set('ColorSpace', new PdfName(drawn.channels === 1 ? 'DeviceGray' : 'DeviceRGB'));
  if (!isBilevel) {
    dict.set('BitsPerComponent', 8);
    return { samples: { data: drawn.data, ...size, bitsPerPixel: 8 * drawn.channels }, dict };
  }
  dict.set('BitsPerComponent', 1);
  const gray = drawn.channels === 1 ? drawn.data : drawn.data.filter((_, index) => index % 3 === 0);
  return { samples: { data: packBits(gray, size), ...size, bitsPerPixel: 1 }, dict };
}

function packBits(gray: Uint8Array, { width, height }: Size): Buffer {
  const row = Math.ceil(width / 8);
  const data = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (gray[y * width + x]! >= 128) data[y * row + (x >> 3)]! |= 128 >> (x % 8);
  return data;
}

/** Paper rather than ink, where the colours tell which that is: what is seen beside the box then looks like a page. */
function isWhiteHigh(graph: PdfGraph, dict: PdfDict): boolean {
  const kind = colourKind(graph, dict.get('ColorSpace'));
  const decode = lookupNumbers(graph, dict, 'Decode');
  const isTurned = decode !== undefined && decode[0]! > decode[1]!;
  const isStencil = lookup(graph, dict, 'ImageMask') === true;
  return isStencil ? !isTurned : (kind === 'gray' || kind === 'rgb') && !isTurned;
}
