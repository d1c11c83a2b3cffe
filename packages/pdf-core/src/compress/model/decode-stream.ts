import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { lookup, lookupNumber, resolve } from './access.ts';
import { decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength } from './old-filters.ts';
import { undoPredictor } from './predictor.ts';
import { isDict, Name } from './values.ts';
import type { Dict, PdfGraph, Stream, Value } from './values.ts';

const deflateInThread: (bytes: Uint8Array, options: zlib.ZlibOptions) => Promise<Buffer> = promisify(
  zlib.deflate,
);

const SHORT_NAMES = new Map([
  ['Fl', 'FlateDecode'],
  ['LZW', 'LZWDecode'],
  ['A85', 'ASCII85Decode'],
  ['AHx', 'ASCIIHexDecode'],
  ['RL', 'RunLengthDecode'],
  ['DCT', 'DCTDecode'],
  ['CCF', 'CCITTFaxDecode'],
]);
const IMAGE_FILTERS = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

export type StreamFilter = { name: string; parms: Dict | undefined };

export function streamFilters(graph: PdfGraph, dict: Dict): StreamFilter[] {
  const names = listOf(graph, lookup(graph, dict, dict.has('Filter') ? 'Filter' : 'F'));
  if (names.length > limits.filtersPerStream) {
    throw new PdfError('too_complex', 'The document chains too many filters on one stream.');
  }
  const parms = listOf(graph, lookup(graph, dict, dict.has('DecodeParms') ? 'DecodeParms' : 'DP'));
  return names.flatMap((name, index) => {
    if (!(name instanceof Name)) return [];
    const own = parms[index];
    return [{ name: SHORT_NAMES.get(name.text) ?? name.text, parms: isDict(own) ? own : undefined }];
  });
}

function listOf(graph: PdfGraph, value: Value): Value[] {
  const list = Array.isArray(value) ? value : value === null ? [] : [value];
  return list.map((item) => resolve(graph, item));
}

/** The bytes with every filter undone, or undefined where one of them holds an image, is encrypted or is damaged. */
export function decodeStream(graph: PdfGraph, stream: Stream): Buffer | undefined {
  const decoded = decodeToImage(graph, stream);
  return decoded && !decoded.imageFilter ? decoded.bytes : undefined;
}

/** As decodeStream, but stops before a filter that holds an image and says which it is. */
export function decodeToImage(
  graph: PdfGraph,
  stream: Stream,
): { bytes: Buffer; imageFilter?: StreamFilter } | undefined {
  let bytes = stream.raw;
  const filters = streamFilters(graph, stream.dict);
  for (const [index, filter] of filters.entries()) {
    if (IMAGE_FILTERS.has(filter.name)) {
      return index === filters.length - 1 ? { bytes, imageFilter: filter } : undefined;
    }
    const next = undoFilter(graph, bytes, filter);
    if (!next) return undefined;
    bytes = next;
  }
  return { bytes };
}

function undoFilter(graph: PdfGraph, bytes: Buffer, { name, parms }: StreamFilter): Buffer | undefined {
  if (name === 'ASCII85Decode') return decodeAscii85(bytes);
  if (name === 'ASCIIHexDecode') return decodeAsciiHex(bytes);
  if (name === 'RunLengthDecode') return decodeRunLength(bytes);
  if (name === 'FlateDecode' || name === 'LZWDecode') {
    const early = lookupNumber(graph, parms, 'EarlyChange') !== 0;
    const plain = name === 'FlateDecode' ? inflate(bytes) : decodeLzw(bytes, early);
    return plain && undoPredictor(plain, predictorOf(graph, parms));
  }
  return undefined;
}

export function predictorOf(graph: PdfGraph, parms: Dict | undefined) {
  const number = (key: string, absent: number) => lookupNumber(graph, parms, key) ?? absent;
  return {
    predictor: number('Predictor', 1),
    colors: number('Colors', 1),
    bits: number('BitsPerComponent', 8),
    columns: number('Columns', 1),
  };
}

/** Inflates up to the limit; data cut short or with a wrong checksum gives what there is of it. */
export function inflate(bytes: Buffer): Buffer | undefined {
  const options = {
    maxOutputLength: limits.decodedStreamBytes,
    finishFlush: zlib.constants.Z_SYNC_FLUSH,
    chunkSize: chunkSize(bytes.length * 4),
  };
  try {
    return zlib.inflateSync(bytes, options);
  } catch (error) {
    if (error instanceof RangeError || codeOf(error) === 'ERR_BUFFER_TOO_LARGE') {
      throw new PdfError('too_complex', 'The document holds a stream that is too large.', undefined, error);
    }
    return undefined;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** A stream's dictionary for new bytes: what described the old encoding is gone. */
export function withoutEncoding(dict: Dict): Dict {
  const copy = new Map(dict);
  for (const key of ['Filter', 'DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms', 'DL']) copy.delete(key);
  return copy;
}

export function deflate(bytes: Uint8Array): Buffer {
  return zlib.deflateSync(bytes, { level: 9, memLevel: 9, chunkSize: chunkSize(bytes.length) });
}

/** As deflate, in a thread of its own. */
export function deflateAside(bytes: Uint8Array): Promise<Buffer> {
  return deflateInThread(bytes, { level: 9, memLevel: 9, chunkSize: chunkSize(bytes.length) });
}

/** Near the size that comes out: many small pieces cost more to put together than to pack. */
function chunkSize(expected: number): number {
  return Math.min(1 << 20, Math.max(1024, expected));
}
