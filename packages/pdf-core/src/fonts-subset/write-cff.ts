import { writeDictNumber, writeOffset } from './cff-numbers.ts';
import { CFF_STANDARD_NAMES, FIRST_OWN_STRING } from './cff-strings.ts';
import type { Type1Hints } from './read-type1.ts';

export type CffParts = {
  name: string;
  /** Names and charstrings of the glyphs: `.notdef`, then those that the encoding names, then the others. */
  glyphs: { name: string; charstring: Buffer }[];
  encoding: Map<number, string>;
  matrix: number[] | undefined;
  boundingBox: number[] | undefined;
  hints: Type1Hints;
  defaultWidth: number;
};

const PLAIN_MATRIX = '0.001,0,0,0.001,0,0';

export function writeCff(parts: CffParts): Buffer {
  const strings: string[] = [];
  const stringNumber = (name: string) => {
    const standard = CFF_STANDARD_NAMES.indexOf(name);
    if (standard >= 0) return standard;
    if (!strings.includes(name)) strings.push(name);
    return FIRST_OWN_STRING + strings.indexOf(name);
  };
  const charset = writeCharset(parts, stringNumber);
  const encoding = writeEncoding(parts, stringNumber);
  const charstrings = writeIndex(parts.glyphs.map((glyph) => glyph.charstring));
  const hints = writePrivate(parts);
  const header = Buffer.from([1, 0, 4, 4]);
  const names = writeIndex([Buffer.from(parts.name.slice(0, 60), 'latin1')]);
  const ownStrings = writeIndex(strings.map((text) => Buffer.from(text, 'latin1')));
  const globals = writeIndex([]);
  const top = (at: number) => {
    const charsetAt = at;
    const encodingAt = charsetAt + charset.length;
    const charstringsAt = encodingAt + encoding.length;
    const hintsAt = charstringsAt + charstrings.length;
    const offsets = [
      ...writeOffset(charsetAt),
      15,
      ...writeOffset(encodingAt),
      16,
      ...writeOffset(charstringsAt),
      17,
      ...writeOffset(hints.length),
      ...writeOffset(hintsAt),
      18,
    ];
    return writeIndex([Buffer.from([...writeShape(parts), ...offsets])]);
  };
  const start = header.length + names.length + top(0).length + ownStrings.length + globals.length;
  return Buffer.concat([
    header,
    names,
    top(start),
    ownStrings,
    globals,
    charset,
    encoding,
    charstrings,
    hints,
  ]);
}

function writeShape({ matrix, boundingBox }: CffParts): number[] {
  const own = matrix?.length === 6 && matrix.join() !== PLAIN_MATRIX ? matrix : undefined;
  const box = boundingBox?.length === 4 ? boundingBox : undefined;
  return [
    ...(own ? [...own.flatMap(writeDictNumber), 12, 7] : []),
    ...(box ? [...box.flatMap((value) => writeDictNumber(Math.round(value))), 5] : []),
  ];
}

function writeIndex(items: Buffer[]): Buffer {
  if (items.length === 0) return Buffer.from([0, 0]);
  const total = items.reduce((sum, item) => sum + item.length, 1);
  const size = total < 256 ? 1 : total < 65_536 ? 2 : total < 16_777_216 ? 3 : 4;
  const header = Buffer.alloc(3 + size * (items.length + 1));
  header.writeUInt16BE(items.length, 0);
  header[2] = size;
  let offset = 1;
  header.writeUIntBE(offset, 3, size);
  for (const [index, item] of items.entries()) {
    offset += item.length;
    header.writeUIntBE(offset, 3 + (index + 1) * size, size);
  }
  return Buffer.concat([header, ...items]);
}

function writeCharset({ glyphs }: CffParts, stringNumber: (name: string) => number): Buffer {
  const bytes = Buffer.alloc(1 + 2 * (glyphs.length - 1));
  for (const [index, glyph] of glyphs.slice(1).entries()) {
    bytes.writeUInt16BE(stringNumber(glyph.name), 1 + 2 * index);
  }
  return bytes;
}

/** One code a glyph in the order of the glyphs, those with a code first; further codes in the supplement. */
function writeEncoding({ glyphs, encoding }: CffParts, stringNumber: (name: string) => number): Buffer {
  const codesOf = new Map<string, number[]>();
  for (const [code, name] of encoding)
    if (code < 256) codesOf.set(name, [...(codesOf.get(name) ?? []), code]);
  const firsts: number[] = [];
  const supplement: number[] = [];
  for (const { name } of glyphs.slice(1)) {
    const [first, ...more] = codesOf.get(name) ?? [];
    if (first === undefined) break;
    firsts.push(first);
    const number = stringNumber(name);
    for (const code of more) supplement.push(code, number >> 8, number & 255);
  }
  const hasMore = supplement.length > 0;
  const tail = hasMore ? [supplement.length / 3, ...supplement] : [];
  return Buffer.from([hasMore ? 0x80 : 0, firsts.length, ...firsts, ...tail]);
}

function writePrivate({ hints, defaultWidth }: CffParts): Buffer {
  return Buffer.from([
    ...writeDeltas(hints.blueValues, 6),
    ...writeDeltas(hints.otherBlues, 7),
    ...writeSingle(hints.blueScale, 12, 9),
    ...writeSingle(hints.stemHeight, 10),
    ...writeSingle(hints.stemWidth, 11),
    ...writeSingle(defaultWidth, 20),
    ...writeSingle(0, 21),
  ]);
}

/** Each number as the difference to the one before it. */
function writeDeltas(values: number[] | undefined, operator: number): number[] {
  if (!values?.length) return [];
  const steps = values.map((value, index) => value - (index > 0 ? (values[index - 1] ?? 0) : 0));
  return [...steps.flatMap(writeDictNumber), operator];
}

function writeSingle(value: number | undefined, ...operator: number[]): number[] {
  return value === undefined ? [] : [...writeDictNumber(value), ...operator];
}
