import sharp from 'sharp';
import { limits } from '../../limits.ts';
import { lookupNumbers } from '../../pdf/graph/access.ts';
import { readToImage } from '../../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { drawImage } from './draw-image.ts';
import type { Pixels } from './draw-image.ts';
import type { PdfImage } from './list-images.ts';

export type ReadImage = {
  pixels: Pixels;
  /** The samples are in the image's own color space; otherwise they are plain gray or RGB. */
  sameSpace: boolean;
  /** The source was stored without loss. */
  lossless: boolean;
};

/** Up to this size an image is drawn whole and made smaller with care; a larger one is drawn small at once. */
const DRAWN_WHOLE = 25_000_000;

/** An image's samples, taken as they are where possible, else as PDFium shows them. */
export async function readPixels(
  graph: PdfGraph,
  image: PdfImage,
  target: { width: number; height: number },
): Promise<ReadImage | undefined> {
  if (image.width * image.height > limits.imagePixels) return undefined;
  const decoded = readToImage(graph, image.stream);
  if (!decoded) return undefined;
  const lossless = !decoded.imageFilter;
  const channels = image.kind === 'gray' ? 1 : 3;
  if (isPlain(graph, image)) {
    const size = image.width * image.height * channels;
    if (lossless && decoded.bytes.length >= size) {
      const data = decoded.bytes.subarray(0, size);
      return {
        pixels: { data, width: image.width, height: image.height, channels },
        sameSpace: true,
        lossless,
      };
    }
    if (decoded.imageFilter?.name === 'DCTDecode' && !decoded.imageFilter.parms?.has('ColorTransform')) {
      const data = await decodeJpeg(decoded.bytes, image, channels, target);
      if (data) return { pixels: data, sameSpace: true, lossless };
    }
  }
  const whole = image.width * image.height <= DRAWN_WHOLE;
  const { width, height } = whole ? image : target;
  return { pixels: await drawImage(graph, image.stream, width, height), sameSpace: false, lossless };
}

/** Eight bits a sample, gray or RGB, and no Decode that turns them round. */
function isPlain(graph: PdfGraph, image: PdfImage): boolean {
  if (image.bits !== 8 || (image.kind !== 'gray' && image.kind !== 'rgb')) return false;
  const decode = lookupNumbers(graph, image.stream.dict, 'Decode');
  return !image.stream.dict.has('Decode') || decode?.every((value, index) => value === index % 2) === true;
}

/** JPEG samples without any colour conversion; smaller ones are decoded smaller, which is most of the time saved. */
async function decodeJpeg(
  bytes: Buffer,
  image: PdfImage,
  channels: 1 | 3,
  target: { width: number; height: number },
): Promise<Pixels | undefined> {
  const settings = { failOn: 'none', ignoreIcc: true, limitInputPixels: limits.imagePixels } as const;
  try {
    const { width, height, channels: found } = await sharp(bytes, settings).metadata();
    if (found !== channels || width !== image.width || height !== image.height) return undefined;
    const source = sharp(bytes, settings);
    if (target.width < width) source.resize(target.width, target.height, { fit: 'fill', kernel: 'cubic' });
    const { data, info } = await source
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== channels) return undefined;
    return { data, width: info.width, height: info.height, channels };
  } catch {
    // libjpeg gave up where PDFium may not.
    return undefined;
  }
}
