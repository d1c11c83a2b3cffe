import { readToImage } from '../../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream } from '../../pdf/values.ts';
import { drawImage } from './draw-image.ts';
import { encodeJbig2 } from './jbig2.ts';
import type { PdfImage } from './list-images.ts';

/** Below this JBIG2's own headers outweigh what it saves. */
const SMALLEST = 200;

/** The same black and white pixels as JBIG2, or undefined when that is not smaller. */
export async function compressBilevel(graph: PdfGraph, image: PdfImage): Promise<PdfStream | undefined> {
  if (image.stream.raw.length < SMALLEST) return undefined;
  const bits = await readBits(graph, image);
  if (!bits) return undefined;
  const inverted = Buffer.allocUnsafe(bits.length);
  for (let at = 0; at < bits.length; at++) inverted[at] = (bits[at] ?? 0) ^ 255;
  const coded = encodeJbig2(inverted, image.width, image.height);
  if (coded.length >= image.stream.raw.length) return undefined;
  const dict = new Map(image.stream.dict);
  dict.delete('DecodeParms');
  dict.set('Filter', new PdfName('JBIG2Decode')).set('BitsPerComponent', 1);
  return new PdfStream(dict, coded, true);
}

async function readBits(graph: PdfGraph, image: PdfImage): Promise<Buffer | undefined> {
  const decoded = readToImage(graph, image.stream);
  if (!decoded || (decoded.imageFilter && decoded.imageFilter.name !== 'CCITTFaxDecode')) return undefined;
  if (decoded.imageFilter) return drawBits(graph, image);
  const size = ((image.width + 7) >> 3) * image.height;
  return decoded.bytes.length >= size ? decoded.bytes.subarray(0, size) : undefined;
}

/** Shown to PDFium as plain gray at its own size, so that neither stencil colours nor Decode come between. */
async function drawBits(graph: PdfGraph, { stream, width, height }: PdfImage): Promise<Buffer | undefined> {
  const dict = new Map(stream.dict);
  for (const key of ['ImageMask', 'Decode', 'Intent', 'Interpolate']) dict.delete(key);
  dict.set('ColorSpace', new PdfName('DeviceGray')).set('BitsPerComponent', 1);
  const pixels = await drawImage(graph, new PdfStream(dict, stream.raw), width, height);
  if (pixels.width !== width || pixels.height !== height || pixels.channels !== 1) return undefined;
  const rowBytes = (width + 7) >> 3;
  const bits = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels.data[y * width + x] ?? 0) < 128) continue;
      const at = y * rowBytes + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (128 >> (x & 7));
    }
  }
  return bits;
}
