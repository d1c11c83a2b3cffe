import { asBytes } from '../pdf/as-bytes.ts';
import { inflateSync } from 'node:zlib';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';

/** What a colour profile or a comment may inflate to. The largest profile in use is 2 MB. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Chunks of one PNG: writers make at most some thousands, of 8 KB each. */
const CHUNKS = 100_000;

/** Refuses an image that would be larger, decoded, than what anyone brings on purpose. */
export function refusePixelFlood(width: number, height: number, name: string): void {
  if (!(width > 0 && height > 0)) throw new PdfError('image_without_size', { file: name });
  if (width * height > limits.imagePixels)
    throw new PdfError('too_many_pixels', { file: name }, { details: { width, height } });
}

/** Looks through a PNG for a flood of pixels, and profiles and texts that inflate without end, before a decoder does. */
export function refusePngBombs(bytes: Uint8Array, name: string): void {
  const file = asBytes(bytes);
  if (file.length > 24) refusePixelFlood(file.readUInt32BE(16), file.readUInt32BE(20), name);
  let chunks = 0;
  let inflated = 0;
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const data = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    inflated += inflatedSize(file.toString('latin1', at + 4, at + 8), data);
    if (++chunks > CHUNKS || inflated > CHUNK_BYTES)
      throw new PdfError('too_much_hidden_data', { file: name });
  }
}

function inflatedSize(kind: string, data: Buffer): number {
  if (kind === 'tEXt') return data.length;
  if (kind !== 'iCCP' && kind !== 'zTXt' && kind !== 'iTXt') return 0;
  const afterKeyword = data.indexOf(0) + 1;
  if (kind === 'iTXt' && data[afterKeyword] !== 1) return data.length;
  const start =
    kind === 'iTXt' ? data.indexOf(0, data.indexOf(0, afterKeyword + 2) + 1) + 1 : afterKeyword + 1;
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: CHUNK_BYTES }).length;
  } catch (error) {
    // Too large is what we look for; anything else is the decoder's to judge.
    return error instanceof RangeError ? CHUNK_BYTES + 1 : 0;
  }
}
