import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { limits } from '../limits.ts';
import { decodableBytes, spendDecoded } from './budget.ts';
import { damaged, tooComplex } from './damage.ts';
import { decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength } from './filters-plain.ts';
import { type FilterParms, undoPredictor } from './predictor.ts';
import { isDict, nameOf, type PdfDict, type PdfValue } from './values.ts';

type Resolve = (value: PdfValue | undefined) => PdfValue;

const asIs: Resolve = (value) => value ?? null;

/** Undoes a stream's filters. Filters of images (DCTDecode and so on) are not undone: they throw. */
export function decodeStream(raw: Buffer, dict: PdfDict, resolve: Resolve = asIs): Buffer {
  const filters = listOf(resolve(dict.get('Filter') ?? dict.get('F')), resolve);
  const parms = listOf(resolve(dict.get('DecodeParms') ?? dict.get('DP')), resolve);
  if (filters.length > limits.filtersPerStream) throw tooComplex('a stream with too many filters');
  return filters.reduce<Buffer>((data, filter, i) => {
    const own = parms[i];
    const settled = isDict(own) ? new Map([...own].map(([key, value]) => [key, resolve(value)])) : undefined;
    return undoFilter(data, nameOf(filter), settled);
  }, raw);
}

function listOf(value: PdfValue, resolve: Resolve): PdfValue[] {
  if (Array.isArray(value)) return value.map((item) => resolve(item));
  return value === null ? [] : [value];
}

/** Undoes one filter, within the budget of the work; `parms` hold no references any more. */
export function undoFilter(data: Buffer, filter: string | undefined, parms: FilterParms | undefined): Buffer {
  const decoded = undoOne(data, filter, parms);
  if (decoded !== data) spendDecoded(decoded.length);
  return decoded;
}

function undoOne(data: Buffer, filter: string | undefined, parms: FilterParms | undefined): Buffer {
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return undoPredictor(inflate(data), parms);
    case 'LZWDecode':
    case 'LZW':
      return undoPredictor(decodeLzw(data, parms?.get('EarlyChange') !== 0), parms);
    case 'ASCII85Decode':
    case 'A85':
      return decodeAscii85(data);
    case 'ASCIIHexDecode':
    case 'AHx':
      return decodeAsciiHex(data);
    case 'RunLengthDecode':
    case 'RL':
      return decodeRunLength(data);
    case 'Crypt':
      return data;
    default:
      throw damaged(`a stream with the filter ${filter}`);
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
