import { CFF_STANDARD_NAMES, FIRST_OWN_STRING, STANDARD_ENCODING } from './cff-strings.ts';

/** What subsetting needs to know of a CFF font. */
export type CffFont = {
  glyphCount: number;
  isCid: boolean;
  /** By glyph: its name (or `#number` for one not known here); for a CID font its CID in `cids`. */
  names: string[];
  cids: number[];
  /** The font's built-in encoding: code to glyph. */
  encoding: Map<number, number>;
};

const CHARSET = 15;
const ENCODING = 16;
const CHAR_STRINGS = 17;
const ROS = 1230;

/** Undefined for the predefined expert charsets and encodings, which no font of a document was seen to use. */
export function readCff(bytes: Buffer): CffFont | undefined {
  const names = readIndex(bytes, bytes[2] ?? 4);
  const tops = readIndex(bytes, names.end);
  const strings = readIndex(bytes, tops.end);
  const top = readDict(tops.item(0));
  const glyphs = readIndex(bytes, top.get(CHAR_STRINGS)?.[0] ?? 0);
  const isCid = top.has(ROS);
  const cids = readCharset(bytes, top.get(CHARSET)?.[0] ?? 0, glyphs.count);
  if (!cids) return undefined;
  const encoding = isCid ? new Map<number, number>() : readEncoding(bytes, top.get(ENCODING)?.[0] ?? 0, cids);
  if (!encoding) return undefined;
  const nameOf = (number: number) =>
    number < FIRST_OWN_STRING
      ? (CFF_STANDARD_NAMES[number] ?? `#${number}`)
      : strings.item(number - FIRST_OWN_STRING).toString('latin1');
  return { glyphCount: glyphs.count, isCid, names: isCid ? [] : cids.map(nameOf), cids, encoding };
}

function readIndex(bytes: Buffer, start: number) {
  const count = bytes.readUInt16BE(start);
  if (count === 0) return { count, end: start + 2, item: () => Buffer.alloc(0) };
  const size = bytes[start + 2] ?? 1;
  const base = start + 3 + (count + 1) * size - 1;
  const offset = (k: number) => bytes.readUIntBE(start + 3 + k * size, size);
  return {
    count,
    end: base + offset(count),
    item: (k: number) => bytes.subarray(base + offset(k), base + offset(k + 1)),
  };
}

/** Operator to operands; two-byte operators are 1200 and the second byte. Real numbers are not needed here. */
function readDict(bytes: Buffer): Map<number, number[]> {
  const entries = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at++] ?? 0;
    if (byte <= 21) {
      entries.set(byte === 12 ? 1200 + (bytes[at++] ?? 0) : byte, operands);
      operands = [];
    } else if (byte === 28) {
      operands.push(bytes.readInt16BE(at));
      at += 2;
    } else if (byte === 29) {
      operands.push(bytes.readInt32BE(at));
      at += 4;
    } else if (byte === 30) {
      while (at < bytes.length && ((bytes[at] ?? 0) & 15) !== 15 && (bytes[at] ?? 0) >> 4 !== 15) at++;
      at++;
      operands.push(Number.NaN);
    } else if (byte <= 246) operands.push(byte - 139);
    else if (byte <= 250) operands.push((byte - 247) * 256 + (bytes[at++] ?? 0) + 108);
    else operands.push(-(byte - 251) * 256 - (bytes[at++] ?? 0) - 108);
  }
  return entries;
}

function readCharset(bytes: Buffer, start: number, count: number): number[] | undefined {
  if (start === 0) return Array.from({ length: count }, (_, glyph) => glyph);
  if (start <= 2) return undefined;
  const numbers = [0];
  const format = bytes[start];
  let at = start + 1;
  while (numbers.length < count) {
    const first = bytes.readUInt16BE(at);
    at += 2;
    let more = 0;
    if (format === 1) more = bytes.readUInt8(at++);
    else if (format === 2) {
      more = bytes.readUInt16BE(at);
      at += 2;
    }
    for (let k = 0; k <= more && numbers.length < count; k++) numbers.push(first + k);
  }
  return numbers;
}

function readEncoding(bytes: Buffer, start: number, charset: number[]): Map<number, number> | undefined {
  const glyphOfName = new Map(charset.map((number, glyph) => [number, glyph]));
  if (start === 1) return undefined;
  if (start === 0) {
    const pairs = [...STANDARD_ENCODING].map(([code, name]): [number, number] => [
      code,
      glyphOfName.get(name) ?? 0,
    ]);
    return new Map(pairs.filter(([, glyph]) => glyph > 0));
  }
  const glyphOf = new Map<number, number>();
  const format = bytes.readUInt8(start);
  const count = bytes.readUInt8(start + 1);
  let at = start + 2;
  let glyph = 1;
  for (let k = 0; k < count; k++) {
    const first = bytes.readUInt8(at++);
    const more = (format & 127) === 1 ? bytes.readUInt8(at++) : 0;
    for (let code = first; code <= first + more; code++) glyphOf.set(code, glyph++);
  }
  if (format & 128) {
    const extra = bytes.readUInt8(at++);
    for (let k = 0; k < extra; k++, at += 3) {
      const named = glyphOfName.get(bytes.readUInt16BE(at + 1));
      if (named !== undefined) glyphOf.set(bytes.readUInt8(at), named);
    }
  }
  return glyphOf;
}
