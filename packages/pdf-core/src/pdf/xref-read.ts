import { limits } from '../limits.ts';
import { SPACE, isDigit, skipSpace } from './characters.ts';
import { damaged } from './damage.ts';
import { decodeStream } from './filters.ts';
import { Lexer } from './lexer.ts';
import { findStream } from './streams.ts';
import { isDict, type PdfDict, type PdfValue } from './values.ts';
import { ENTRY, XrefTable } from './xref-table.ts';

/** A file's cross-reference, newest section first, and the trailer that goes with it. */
export type Xref = { table: XrefTable; trailer: PdfDict };

/** Reads all sections, from the last `startxref` back through /Prev. Throws where anything is not as it should be. */
export function readXref(bytes: Buffer): Xref {
  const mark = bytes.lastIndexOf('startxref');
  if (mark < 0) throw damaged('no startxref');
  const header = bytes.subarray(0, 1024).indexOf('%PDF-');
  const table = new XrefTable();
  let trailer: PdfDict | undefined;
  const seen = new Set<number>();
  const todo: PdfValue[] = [new Lexer(bytes, mark + 9).read()];
  while (todo.length) {
    const offset = todo.pop();
    // A loop of /Prev ends here; so does an offset that is none.
    if (typeof offset !== 'number' || seen.has(offset)) continue;
    seen.add(offset);
    const section = readSection(bytes, offset, Math.max(header, 0), table);
    trailer ??= section;
    const prev = section.get('Prev');
    if (typeof prev === 'number' && prev > 0) todo.push(prev);
  }
  if (!trailer?.has('Root')) throw damaged('a trailer without /Root');
  return { table, trailer };
}

function readSection(bytes: Buffer, offset: number, header: number, table: XrefTable): PdfDict {
  // Offsets count from %PDF-, and in some files from the first byte.
  for (const base of new Set([header, 0])) {
    const at = skipSpace(bytes, offset + base);
    if (bytes.toString('latin1', at, at + 4) === 'xref') return readClassic(bytes, at + 4, base, table);
    if (isDigit(bytes[at])) return readStream(bytes, at, base, table);
  }
  throw damaged(`no cross-reference at ${offset}`);
}

/** `xref` rows and their trailer. In a hybrid file /XRefStm holds what the rows call free, so free rows come last. */
function readClassic(bytes: Buffer, from: number, base: number, table: XrefTable): PdfDict {
  const lexer = new Lexer(bytes, from);
  const freed: number[] = [];
  for (;;) {
    lexer.at = skipSpace(bytes, lexer.at);
    if (!isDigit(bytes[lexer.at])) break;
    readRows(lexer, base, table, freed);
  }
  if (lexer.readWord() !== 'trailer') throw damaged('no trailer after the cross-reference');
  const trailer = lexer.read();
  if (!isDict(trailer)) throw damaged('a trailer that is no dictionary');
  const hidden = trailer.get('XRefStm');
  if (typeof hidden === 'number') {
    const at = skipSpace(bytes, hidden + base);
    if (isDigit(bytes[at])) readStream(bytes, at, base, table);
  }
  for (const number of freed) table.add(number, ENTRY.free, 0);
  return trailer;
}

function readRows(lexer: Lexer, base: number, table: XrefTable, freed: number[]): void {
  const { bytes } = lexer;
  let start = lexer.read();
  const count = lexer.read();
  if (typeof start !== 'number' || typeof count !== 'number')
    throw damaged('a cross-reference without numbers');
  let at = skipSpace(bytes, lexer.at);
  for (let row = 0; row < count; row++) {
    // A count that is too high: the rows end where the trailer starts.
    if (!isDigit(bytes[at])) break;
    let place = 0;
    let generation = 0;
    while (isDigit(bytes[at])) place = place * 10 + bytes[at++]! - 48;
    while (SPACE[bytes[at]!]) at++;
    while (isDigit(bytes[at])) generation = generation * 10 + bytes[at++]! - 48;
    while (SPACE[bytes[at]!]) at++;
    const kind = bytes[at++];
    if (kind !== 110 && kind !== 102) throw damaged(`a cross-reference row at ${at}`);
    // Some writers number the head of the free list 1 instead of 0, and all after it one too high.
    if (row === 0 && start === 1 && kind === 102 && generation === 65535) start = 0;
    // Nothing can stand at offset 0: writers mean by it that there is no such object.
    if (kind === 110 && place > 0) table.add(start + row, ENTRY.inFile, place + base);
    else freed.push(start + row);
    while (SPACE[bytes[at]!]) at++;
  }
  lexer.at = at;
}

function readStream(bytes: Buffer, at: number, base: number, table: XrefTable): PdfDict {
  const lexer = new Lexer(bytes, at);
  lexer.read();
  lexer.read();
  if (lexer.readWord() !== 'obj') throw damaged(`no cross-reference stream at ${at}`);
  const dict = lexer.read();
  if (!isDict(dict)) throw damaged('a cross-reference stream without a dictionary');
  const length = dict.get('Length');
  const place = findStream(bytes, lexer.at, typeof length === 'number' ? length : undefined);
  if (!place) throw damaged('a cross-reference stream without data');
  refuseEndless(dict);
  addStreamRows(decodeStream(bytes.subarray(place.start, place.end), dict), dict, base, table);
  return dict;
}

/** Looked at before anything is inflated: a table longer than a document can be holds nothing but zeros. */
function refuseEndless(dict: PdfDict): void {
  const index = dict.get('Index') ?? [0, dict.get('Size') ?? 0];
  const counts = Array.isArray(index) ? index.filter((_, i) => i % 2).map(Number) : [];
  if (counts.reduce((sum, count) => sum + count, 0) > limits.objects)
    throw damaged('a cross-reference stream of more objects than a document has');
}

/** The rows of a decoded cross-reference stream. */
function addStreamRows(rows: Buffer, dict: PdfDict, base: number, table: XrefTable): void {
  const widths = dict.get('W');
  const index = dict.get('Index') ?? [0, dict.get('Size') ?? 0];
  if (!Array.isArray(widths) || !Array.isArray(index)) throw damaged('a cross-reference stream without /W');
  const [kindWidth, placeWidth, extraWidth] = widths.map((width) =>
    Math.min(Math.max(Number(width) || 0, 0), 8),
  );
  const rowSize = kindWidth! + placeWidth! + extraWidth!;
  if (!rowSize) throw damaged('a cross-reference stream of empty rows');
  let at = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [start, count] = [Number(index[pair]), Number(index[pair + 1])];
    for (let row = 0; row < count && at + rowSize <= rows.length; row++, at += rowSize) {
      const kind = kindWidth ? readNumber(rows, at, kindWidth) : ENTRY.inFile;
      const place = readNumber(rows, at + kindWidth!, placeWidth!);
      if (kind === 1) table.add(start + row, ENTRY.inFile, place + base);
      else if (kind === 2) table.add(start + row, ENTRY.inStream, place);
      else if (kind === 0) table.add(start + row, ENTRY.free, 0);
    }
  }
}

function readNumber(bytes: Buffer, at: number, width: number): number {
  let value = 0;
  for (let i = 0; i < width; i++) value = value * 256 + bytes[at + i]!;
  return value;
}
