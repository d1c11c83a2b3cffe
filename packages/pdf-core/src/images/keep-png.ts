import { asBytes } from '../pdf/as-bytes.ts';
import { inflateSync } from 'node:zlib';
import type { PixelStream } from './picture.ts';

/** Colour types of PNG and how many numbers they keep for a pixel; those with transparency are not kept as they are. */
const COMPONENTS: Record<number, 1 | 3> = { 0: 1, 2: 3, 3: 1 };
const PALETTE = 3;
/** Chunks that change how the pixels are to be seen: with one of them the image is decoded like any other. */
const TELLING = ['tRNS', 'eXIf', 'iCCP', 'acTL'];

/** The pixels of a plain PNG as they are: a PDF keeps rows in the very same way. Undefined where it is not plain. */
export function keepPng(bytes: Uint8Array): PixelStream | undefined {
  const file = asBytes(bytes);
  const chunks = listChunks(file);
  const header = chunks.find(({ kind }) => kind === 'IHDR')?.data;
  if (!header || header.length < 13 || chunks.some(({ kind }) => TELLING.includes(kind))) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits = 0, colourType = -1, , , interlaced] = header.subarray(8);
  const components = COMPONENTS[colourType];
  const palette = chunks.find(({ kind }) => kind === 'PLTE')?.data;
  if (!components || bits > 8 || interlaced || (colourType === PALETTE && !palette)) return undefined;
  const data = Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map((chunk) => chunk.data));
  const rowBytes = 1 + Math.ceil((width * components * bits) / 8);
  if (!inflatesTo(data, rowBytes * height)) return undefined;
  const pixels: PixelStream = { filter: 'FlateDecode', bytes: data, width, height, components, bits };
  return colourType === PALETTE ? { ...pixels, palette } : pixels;
}

type Chunk = { kind: string; data: Buffer };

function listChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at))
    chunks.push({
      kind: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + file.readUInt32BE(at)),
    });
  return chunks;
}

function inflatesTo(data: Buffer, size: number): boolean {
  try {
    return inflateSync(data, { maxOutputLength: size }).length === size;
  } catch {
    // Damaged, or larger than its header: the decoder's output is used.
    return false;
  }
}
