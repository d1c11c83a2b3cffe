import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { isSpace } from './characters.ts';
import { decodeStream } from './decode-stream.ts';
import { damaged, Keyword, parseToken, parseValue, skipSpace } from './parse-value.ts';
import type { Cursor } from './parse-value.ts';
import { readStreamAt } from './read-object.ts';
import { isDict, Name } from './values.ts';
import type { Dict, PdfGraph, Value } from './values.ts';

/** Where an object stands: at an offset of the file, or as the nth of an object stream; undefined when it is free. */
export type Place = { offset: number } | { inStream: number; index: number } | undefined;
export type Xref = { places: Map<number, Place>; trailer: Dict; headerOffset: number };

/** Reads every cross-reference section, newest first: what a newer one says of an object holds. */
export function readXref(bytes: Buffer): Xref {
  const header = bytes.subarray(0, 1024).indexOf('%PDF-');
  const marker = bytes.lastIndexOf('startxref');
  if (header < 0 || marker < 0) throw damaged('no header or startxref');
  const places = new Map<number, Place>();
  let trailer: Dict | undefined;
  const waiting: Value[] = [parseValue({ bytes, at: marker + 9 })];
  const seen = new Set<number>();
  while (waiting.length > 0) {
    const offset = waiting.shift();
    if (typeof offset !== 'number' || seen.has(offset)) continue;
    seen.add(offset);
    const section = readSection({ bytes, at: offset + header }, header, places);
    trailer ??= section;
    // A hybrid file's hidden stream comes before the older sections.
    waiting.push(section.get('XRefStm') ?? null, section.get('Prev') ?? null);
  }
  if (!trailer) throw damaged('no trailer');
  return { places, trailer, headerOffset: header };
}

function readSection(cursor: Cursor, header: number, places: Map<number, Place>): Dict {
  skipSpace(cursor);
  if (cursor.bytes[cursor.at] === 120) return readTable(cursor, header, places);
  return readXrefStream(cursor, header, places);
}

function place(places: Map<number, Place>, number: number, where: Place): void {
  if (number > limits.objects * 2) return;
  if (!places.has(number)) places.set(number, where);
  if (places.size > limits.objects) throw new PdfError('too_complex', 'The document has too many objects.');
}

function readTable(cursor: Cursor, header: number, places: Map<number, Place>): Dict {
  cursor.at += 4;
  for (;;) {
    const first = parseToken(cursor);
    if (first instanceof Keyword) {
      if (first.text !== 'trailer') throw damaged('xref table');
      const trailer = parseValue(cursor);
      if (!isDict(trailer)) throw damaged('trailer');
      return trailer;
    }
    const count = parseToken(cursor);
    if (typeof first !== 'number' || typeof count !== 'number') throw damaged('xref table');
    let number = first;
    for (let k = 0; k < count; k++) {
      const row = readRow(cursor);
      // Some writers count from 1 where the table begins with the free object 0.
      if (k === 0 && number === 1 && !row.inUse && row.generation === 65535) number = 0;
      place(places, number++, row.inUse ? { offset: row.offset + header } : undefined);
    }
  }
}

function readRow(cursor: Cursor): { offset: number; generation: number; inUse: boolean } {
  const offset = plainNumber(cursor);
  const generation = plainNumber(cursor);
  skipSpace(cursor);
  const kind = cursor.bytes[cursor.at++];
  if (
    (kind !== 110 && kind !== 102) ||
    !(cursor.at >= cursor.bytes.length || isSpace(cursor.bytes[cursor.at]))
  ) {
    throw damaged('xref row');
  }
  return { offset, generation, inUse: kind === 110 };
}

/** Digits only: an xref row must never be mistaken for a reference. */
function plainNumber(cursor: Cursor): number {
  skipSpace(cursor);
  const start = cursor.at;
  let value = 0;
  for (
    let byte = cursor.bytes[cursor.at] ?? 0;
    byte >= 48 && byte <= 57;
    byte = cursor.bytes[cursor.at] ?? 0
  ) {
    value = value * 10 + byte - 48;
    cursor.at++;
  }
  if (cursor.at === start) throw damaged('xref row');
  return value;
}

function readXrefStream(cursor: Cursor, header: number, places: Map<number, Place>): Dict {
  const stream = readStreamAt(cursor);
  const { dict } = stream;
  const type = dict.get('Type');
  if (!(type instanceof Name) || type.text !== 'XRef') throw damaged('xref stream');
  const empty: PdfGraph = { objects: new Map(), trailer: new Map(), version: '', nextNumber: 0 };
  const rows = decodeStream(empty, stream);
  const widths = numbersOf(dict.get('W'));
  if (!rows || widths.length < 3) throw damaged('xref stream');
  const sections = dict.has('Index') ? numbersOf(dict.get('Index')) : [0, Number(dict.get('Size'))];
  let at = 0;
  const field = (width: number) => {
    let value = 0;
    for (let k = 0; k < width; k++) value = value * 256 + (rows[at++] ?? 0);
    return value;
  };
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  for (let s = 0; s + 1 < sections.length; s += 2) {
    const first = sections[s] ?? 0;
    const count = sections[s + 1] ?? 0;
    for (let k = 0; k < count && at < rows.length; k++) {
      const kind = kindWidth > 0 ? field(kindWidth) : 1;
      const second = field(secondWidth);
      const third = field(thirdWidth);
      if (kind === 1) place(places, first + k, { offset: second + header });
      else place(places, first + k, kind === 2 ? { inStream: second, index: third } : undefined);
    }
  }
  return dict;
}

function numbersOf(value: Value | undefined): number[] {
  const items = Array.isArray(value) ? value : [];
  if (!items.every((item): item is number => typeof item === 'number' && item >= 0))
    throw damaged('xref stream');
  return items;
}
