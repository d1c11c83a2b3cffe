import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { limits } from '../limits.ts';
import { decodableBytes, spendDecoded } from './budget.ts';
import { damaged, tooComplex } from './damage.ts';
import { decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength } from './filters-plain.ts';
import { undoPredictor } from './predictor.ts';
import { isDict, nameOf, type PdfDict, type PdfValue } from './values.ts';

type Resolve = (value: PdfValue | undefined) => PdfValue;

const asIs: Resolve = (value) => value ?? null;

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

export type StreamFilter = { name: string; parms: PdfDict | undefined };

/** The filters of a stream by their long names; `parms` have their references resolved. */
export function streamFilters(dict: PdfDict, resolve: Resolve = asIs): StreamFilter[] {
  const names = listOf(resolve(dict.get('Filter') ?? dict.get('F')), resolve);
  const parms = listOf(resolve(dict.get('DecodeParms') ?? dict.get('DP')), resolve);
  if (names.length > limits.filtersPerStream) throw tooComplex('a stream with too many filters');
  return names.map((value, i) => {
    const name = nameOf(value) ?? '';
    const own = parms[i];
    const settled = isDict(own) ? new Map([...own].map(([key, item]) => [key, resolve(item)])) : undefined;
    return { name: SHORT_NAMES.get(name) ?? name, parms: settled };
  });
}

function listOf(value: PdfValue, resolve: Resolve): PdfValue[] {
  if (Array.isArray(value)) return value.map((item) => resolve(item));
  return value === null ? [] : [value];
}

/** Undoes a stream's filters. Filters of images (DCTDecode and so on) are not undone: they throw. */
export function decodeStream(raw: Buffer, dict: PdfDict, resolve: Resolve = asIs): Buffer {
  const { bytes, imageFilter } = decodeToImage(raw, dict, resolve);
  if (imageFilter) throw damaged(`a stream with the filter ${imageFilter.name}`);
  return bytes;
}

/** As decodeStream, but stops before a final image filter and returns its name. */
export function decodeToImage(
  raw: Buffer,
  dict: PdfDict,
  resolve: Resolve = asIs,
): { bytes: Buffer; imageFilter?: StreamFilter } {
  let bytes = raw;
  const filters = streamFilters(dict, resolve);
  for (const [i, filter] of filters.entries()) {
    if (i === filters.length - 1 && IMAGE_FILTERS.has(filter.name)) return { bytes, imageFilter: filter };
    bytes = undoFilter(bytes, filter);
  }
  return { bytes };
}

/** Undoes one filter, within the budget of the work. */
function undoFilter(data: Buffer, filter: StreamFilter): Buffer {
  const decoded = undoOne(data, filter);
  if (decoded !== data) spendDecoded(decoded.length);
  return decoded;
}

function undoOne(data: Buffer, { name, parms }: StreamFilter): Buffer {
  switch (name) {
    case 'FlateDecode':
      return undoPredictor(inflate(data), parms);
    case 'LZWDecode':
      return undoPredictor(decodeLzw(data, parms?.get('EarlyChange') !== 0), parms);
    case 'ASCII85Decode':
      return decodeAscii85(data);
    case 'ASCIIHexDecode':
      return decodeAsciiHex(data);
    case 'RunLengthDecode':
      return decodeRunLength(data);
    case 'Crypt':
      return data;
    default:
      throw damaged(`a stream with the filter ${name}`);
  }
}

/** Inflates what there is: a missing end or a wrong checksum is no reason to lose a document. */
export function inflate(data: Buffer): Buffer {
  const options = {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: decodableBytes(),
    chunkSize: chunkSize(data.length * 4),
  };
  try {
    return inflateSync(data, options);
  } catch (error) {
    if (isTooLarge(error)) {
      spendDecoded(options.maxOutputLength);
      throw tooComplex('a stream that inflates without end');
    }
    try {
      return inflateRawSync(data.subarray(2), options);
    } catch (second) {
      throw damaged('deflated data that is broken', second);
    }
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

/** Near the size that comes out: many small pieces cost more to put together than to pack. */
export function chunkSize(expected: number): number {
  return Math.min(1 << 20, Math.max(1024, expected));
}
