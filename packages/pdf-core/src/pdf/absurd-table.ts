import { asBytes } from './as-bytes.ts';
import { limits } from '../limits.ts';

/** What a table of objects says of itself stands this close to its type. */
const NEAR = 2000;
/** The widest column that any writer uses. */
const WIDEST_COLUMN = 8;

/**
 * Whether a cross-reference stream claims more objects than the file could hold, or rows of no width. PDFium
 * believes it, and would be busy for hours.
 */
export function hasAbsurdTable(source: Uint8Array): boolean {
  const bytes = asBytes(source);
  for (const dict of dictsOf(bytes, '/XRef')) if (isAbsurd(dict, bytes.length)) return true;
  return false;
}

function* dictsOf(bytes: Buffer, type: string): Generator<string> {
  for (let at = bytes.indexOf(type); at >= 0; at = bytes.indexOf(type, at + type.length)) {
    // Not /XRefStm, which only says where one is.
    if (/[A-Za-z]/.test(String.fromCharCode(bytes[at + type.length] ?? 0))) continue;
    const from = Math.max(0, at - NEAR);
    const before = bytes.toString('latin1', from, at);
    const after = bytes.toString('latin1', at, at + NEAR);
    yield before.slice(before.lastIndexOf('obj') + 1) + after.split('stream', 1)[0]!;
  }
}

function isAbsurd(dict: string, fileSize: number): boolean {
  const widths = numbersOf(/\/W\s*\[([^[\]]*)\]/.exec(dict)?.[1]);
  const index = numbersOf(/\/Index\s*\[([^[\]]*)\]/.exec(dict)?.[1]);
  const size = Number(/\/Size\s+(-?\d+)/.exec(dict)?.[1] ?? 0);
  const counts = index.length ? index.filter((_, place) => place % 2) : [size];
  const rowSize = widths.reduce((sum, width) => sum + width, 0);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const wrong = [...widths, ...index].some((number) => !(number >= 0));
  const wide = widths.some((width) => width > WIDEST_COLUMN);
  return wrong || wide || rowSize === 0 || rows > Math.min(limits.objects, fileSize);
}

function numbersOf(text = ''): number[] {
  return text.split(/\s+/).filter(Boolean).map(Number);
}
