import { PdfError } from '../errors.ts';
import { damaged, locked } from './office-limits.ts';
import type { OleFile } from './ole.ts';
import { createPageWriter, type OfficePage, type PageWriter } from './page-writer.ts';

const WORD = 0xa5ec;
const WORD_97 = 193;
const ENCRYPTED = 0x0100;
const TABLE_1 = 0x0200;
const PIECES = 2;
const COMPRESSED = 0x4000_0000;

/** Word 97 to 2003. The text is in pieces, in the order of editing; a table gives their sequence. */
export function readDoc(ole: OleFile): OfficePage[] {
  const bytes = ole.read('WordDocument');
  if (!bytes || bytes.length < 0x1aa) throw damaged();
  const view = viewOf(bytes);
  if (view.getUint16(0, true) !== WORD) throw damaged();
  if (view.getUint16(2, true) < WORD_97) throw new PdfError('word_too_old');
  const flags = view.getUint16(10, true);
  if (flags & ENCRYPTED) throw locked();
  const table = ole.read(flags & TABLE_1 ? '1Table' : '0Table');
  const [at, length] = [view.getUint32(0x1a2, true), view.getUint32(0x1a6, true)];
  if (!table || at + length > table.length) throw damaged();
  const writer = createPageWriter();
  const fields = { hidden: [] as boolean[] };
  for (const piece of listPieces(table.subarray(at, at + length), bytes)) writeText(piece, writer, fields);
  return writer.pages();
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function* listPieces(table: Uint8Array, bytes: Uint8Array): Generator<string> {
  const view = viewOf(table);
  let at = 0;
  // Changes of formatting stand before the table of pieces.
  while (at + 5 <= table.length && view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > table.length || view.getUint8(at) !== PIECES) throw damaged();
  const size = Math.min(view.getUint32(at + 1, true), table.length - at - 5);
  const count = Math.floor((size - 4) / 12);
  const [positions, places] = [at + 5, at + 5 + (count + 1) * 4];
  const [ansi, unicode] = [new TextDecoder('windows-1252'), new TextDecoder('utf-16le')];
  for (let index = 0; index < count; index++) {
    const start = view.getUint32(positions + index * 4, true);
    const length = view.getUint32(positions + index * 4 + 4, true) - start;
    const place = view.getUint32(places + index * 8 + 2, true);
    if (length < 0) throw damaged();
    const from = place & ~COMPRESSED;
    yield place & COMPRESSED
      ? ansi.decode(bytes.subarray(from >> 1, (from >> 1) + length))
      : unicode.decode(bytes.subarray(from, from + length * 2));
  }
}

const FIELD = { begin: '\u0013', result: '\u0014', end: '\u0015' };
const CELL_END = '\u0007';
/** The other control signs stand for pictures and notes, and are not shown. */
const SHOWN: Record<string, string> = { '\t': '\t', '\n': '\n', '\v': '\n', '\r': '\n', '\u001e': '-' };

/** Of a field (a link, a page number) only what it shows is text, not what it is made by. */
function writeText(text: string, writer: PageWriter, fields: { hidden: boolean[] }): void {
  let before = '';
  for (const [run] of text.matchAll(/\p{Cc}|\P{Cc}+/gu)) {
    if (run === FIELD.begin) fields.hidden.push(true);
    else if (run === FIELD.result) fields.hidden.splice(-1, 1, false);
    else if (run === FIELD.end) fields.hidden.pop();
    else if (fields.hidden.includes(true)) continue;
    else if (run === '\f') writer.turn();
    // Two marks in a row end a row of a table, one a cell.
    else if (run === CELL_END) writer.write(before === CELL_END ? '\n' : '\t');
    else writer.write(SHOWN[run] ?? (/^\p{Cc}$/u.test(run) ? '' : run));
    before = run;
  }
}
