import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { SPACE, isDigit } from './characters.ts';
import { tooComplex } from './damage.ts';
import { decodeStream } from './filters.ts';
import { Lexer } from './lexer.ts';
import { findStream } from './streams.ts';
import { PdfRef, isDict, nameOf, type PdfDict } from './values.ts';
import type { Xref } from './xref-read.ts';
import { ENTRY, XrefTable } from './xref-table.ts';

/** Where each `N G obj` of the file stands, the last one of a number winning, as if no cross-reference existed. */
export function findObjects(bytes: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    let p = at - 1;
    while (p >= 0 && SPACE[bytes[p]!]) p--;
    const generationEnd = p;
    while (p >= 0 && isDigit(bytes[p])) p--;
    if (p === generationEnd || !SPACE[bytes[p]!]) continue;
    while (p >= 0 && SPACE[bytes[p]!]) p--;
    const numberEnd = p;
    while (p >= 0 && isDigit(bytes[p])) p--;
    if (p === numberEnd || numberEnd - p > 10) continue;
    found.set(Number(bytes.toString('latin1', p + 1, numberEnd + 1)), p + 1);
    if (found.size > limits.objects) throw tooComplex('too many objects');
  }
  return found;
}

/** A cross-reference made from the objects themselves: for files whose own is missing or wrong. */
export function rebuildXref(bytes: Buffer, found = findObjects(bytes)): Xref {
  const table = new XrefTable();
  for (const [number, place] of found) table.replace(number, ENTRY.inFile, place);
  for (const [number] of objectsOfType(bytes, found, 'ObjStm')) addStreamMembers(bytes, number, table);
  const trailer = findTrailer(bytes, found, table);
  return { table, trailer };
}

function* objectsOfType(
  bytes: Buffer,
  found: Map<number, number>,
  type: string,
): Generator<[number, PdfDict]> {
  const needle = `/${type}`;
  if (bytes.indexOf(needle) < 0) return;
  for (const [number, place] of found) {
    const dict = dictAt(bytes, place);
    if (nameOf(dict?.get('Type')) === type) yield [number, dict!];
  }
}

function dictAt(bytes: Buffer, place: number): PdfDict | undefined {
  try {
    const lexer = new Lexer(bytes, place);
    lexer.read();
    lexer.read();
    if (lexer.readWord() !== 'obj') return undefined;
    const value = lexer.read();
    return isDict(value) ? value : undefined;
  } catch (error) {
    // One broken object among good ones is what a rebuild is for.
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}

function addStreamMembers(bytes: Buffer, number: number, table: XrefTable): void {
  try {
    const lexer = new Lexer(bytes, table.places[number]);
    lexer.read();
    lexer.read();
    lexer.readWord();
    const dict = lexer.read();
    if (!isDict(dict)) return;
    const length = dict.get('Length');
    const place = findStream(bytes, lexer.at, typeof length === 'number' ? length : undefined);
    if (!place) return;
    const data = decodeStream(bytes.subarray(place.start, place.end), dict);
    const header = new Lexer(data);
    for (let left = Number(dict.get('N')); left > 0; left--) {
      const member = header.read();
      header.read();
      if (typeof member !== 'number') return;
      if (table.kind(member) !== ENTRY.inFile) table.replace(member, ENTRY.inStream, number);
    }
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
  }
}

/** The last trailer with a root that is there, else a trailer around whatever catalog lies in the file. */
function findTrailer(bytes: Buffer, found: Map<number, number>, table: XrefTable): PdfDict {
  const isGood = (dict: PdfDict) => {
    const root = dict.get('Root');
    if (!(root instanceof PdfRef)) return false;
    const place = found.get(root.number);
    return place === undefined
      ? table.kind(root.number) === ENTRY.inStream
      : !!dictAt(bytes, place)?.has('Pages');
  };
  for (let at = bytes.lastIndexOf('trailer'); at >= 0; at = at ? bytes.lastIndexOf('trailer', at - 1) : -1) {
    const dict = trailerAt(bytes, at + 7);
    if (dict && isGood(dict)) return dict;
  }
  let last: PdfDict | undefined;
  for (const [, dict] of objectsOfType(bytes, found, 'XRef')) if (isGood(dict)) last = dict;
  if (last) return last;
  for (const [number] of objectsOfType(bytes, found, 'Catalog'))
    last = new Map([['Root', new PdfRef(number)]]);
  return last ?? new Map();
}

function trailerAt(bytes: Buffer, at: number): PdfDict | undefined {
  try {
    const value = new Lexer(bytes, at).read();
    return isDict(value) ? value : undefined;
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}
