import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { chunkSize, inflate, undoFilter } from '../../pdf/filters.ts';
import { lookup, resolve } from './access.ts';
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
    throw new PdfError('document_too_complex');
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
    const next = undo(graph, bytes, filter);
    if (!next) return undefined;
    bytes = next;
  }
  return { bytes };
}

function undo(graph: PdfGraph, bytes: Buffer, { name, parms }: StreamFilter): Buffer | undefined {
  const settled = parms && new Map([...parms].map(([key, value]) => [key, resolve(graph, value)]));
  return unlessDamaged(() => undoFilter(bytes, name, settled));
}

/** As decodeStream for a single deflate filter, without what comes after it. */
export function inflated(bytes: Buffer): Buffer | undefined {
  return unlessDamaged(() => inflate(bytes));
}

function unlessDamaged(decode: () => Buffer): Buffer | undefined {
  try {
    return decode();
  } catch (error) {
    if (error instanceof PdfError && error.code === 'corrupt') return undefined;
    throw error;
  }
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
