import { damaged } from './office-limits.ts';

const WIDE = 1;
const FAR_EAST = 4;
const RICH = 8;

/** The bytes of a record and its continuations, joined; a string repeats its character width at each seam. */
export type Segments = { segments: Uint8Array[]; index: number; at: number };

export function readNumber(from: Segments, bytes: 1 | 2 | 4): number {
  let value = 0;
  for (let place = 0; place < bytes; place++) value += readByte(from) * 2 ** (8 * place);
  return value;
}

function readByte(from: Segments): number {
  while (from.at >= (from.segments[from.index]?.length ?? 0)) {
    if (++from.index >= from.segments.length) throw damaged();
    from.at = 0;
  }
  return from.segments[from.index]![from.at++]!;
}

/** With its length, its flags and what follows it of formatting. */
export function readString(from: Segments, lengthBytes: 1 | 2 = 2): string {
  const length = readNumber(from, lengthBytes);
  const flags = readNumber(from, 1);
  const runs = flags & RICH ? readNumber(from, 2) : 0;
  const extra = flags & FAR_EAST ? readNumber(from, 4) : 0;
  const text = readLetters(from, length, (flags & WIDE) === WIDE);
  skip(from, runs * 4 + extra);
  return text;
}

function readLetters(from: Segments, length: number, wide: boolean): string {
  const pieces: string[] = [];
  for (let left = length, isWide = wide; left > 0;) {
    const segment = from.segments[from.index];
    if (!segment) throw damaged();
    const size = isWide ? 2 : 1;
    const count = Math.min(left, Math.floor((segment.length - from.at) / size));
    pieces.push(decodeLetters(segment.subarray(from.at, from.at + count * size), isWide));
    from.at += count * size;
    left -= count;
    if (left <= 0) break;
    if (++from.index >= from.segments.length) throw damaged();
    from.at = 1;
    isWide = ((from.segments[from.index]![0] ?? 0) & WIDE) === WIDE;
  }
  return pieces.join('');
}

/** One byte stands for one of the first 256 letters of Unicode. */
function decodeLetters(bytes: Uint8Array, isWide: boolean): string {
  return Buffer.from(bytes).toString(isWide ? 'utf16le' : 'latin1');
}

function skip(from: Segments, bytes: number): void {
  let left = bytes;
  while (left > 0) {
    const segment = from.segments[from.index];
    if (!segment) throw damaged();
    const step = Math.min(left, segment.length - from.at);
    from.at += step;
    left -= step;
    if (left > 0) [from.index, from.at] = [from.index + 1, 0];
  }
}
