import { PdfError } from '../errors.ts';
import { isDateFormat, showNumber } from './cell-values.ts';
import { damaged, locked, officeLimits, tooMuch } from './office-limits.ts';
import type { OleFile } from './ole.ts';
import { createPageWriter, type OfficePage, type PageWriter } from './page-writer.ts';
import { listRecords, readPacked, type Record } from './xls-records.ts';
import { readString } from './xls-strings.ts';

const ID = {
  formula: 0x06,
  end: 0x0a,
  dates: 0x22,
  filePass: 0x2f,
  sheet: 0x85,
  packedRow: 0xbd,
  richLabel: 0xd6,
  style: 0xe0,
  strings: 0xfc,
  sharedLabel: 0xfd,
  number: 0x203,
  label: 0x204,
  flag: 0x205,
  result: 0x207,
  packed: 0x27e,
  format: 0x41e,
  begin: 0x809,
};
const EXCEL_97 = 0x600;

type Book = {
  sheets: { name: string; at: number }[];
  strings: string[];
  styles: number[];
  formats: Map<number, string>;
  from1904: boolean;
};

/** Excel 97 to 2003: each sheet is a page, its rows are lines, its cells stand between tabs. */
export function readXls(ole: OleFile): OfficePage[] {
  const bytes = ole.read('Workbook');
  if (!bytes) throw new PdfError('excel_too_old');
  const book = readGlobals(bytes);
  const writer = createPageWriter();
  for (const { name, at } of book.sheets) {
    writer.begin(name);
    readSheet(bytes, at, book, writer);
  }
  return writer.pages();
}

function readGlobals(bytes: Uint8Array): Book {
  const book: Book = { sheets: [], strings: [], styles: [], formats: new Map(), from1904: false };
  let isFirst = true;
  for (const record of listRecords(bytes, 0)) {
    const { id, view } = record;
    if (isFirst && (id !== ID.begin || view.byteLength < 2)) throw damaged();
    if (isFirst && view.getUint16(0, true) < EXCEL_97) throw new PdfError('excel_too_old');
    isFirst = false;
    if (id === ID.end) return book;
    if (id === ID.filePass) throw locked();
    readGlobal(record, book);
  }
  throw damaged();
}

function readGlobal({ id, view, whole }: Record, book: Book): void {
  if (id === ID.dates) book.from1904 = view.getUint16(0, true) === 1;
  else if (id === ID.style) book.styles.push(view.getUint16(2, true));
  else if (id === ID.format) book.formats.set(view.getUint16(0, true), readString({ ...whole(), at: 2 }));
  else if (id === ID.sheet) {
    if (book.sheets.length >= officeLimits.pages) throw tooMuch('more sheets than it may have');
    book.sheets.push({ at: view.getUint32(0, true), name: readString({ ...whole(), at: 6 }, 1) });
  } else if (id === ID.strings) {
    const from = { ...whole(), at: 8 };
    const count = view.getUint32(4, true);
    while (book.strings.length < count) book.strings.push(readString(from));
  }
}

function readSheet(bytes: Uint8Array, start: number, book: Book, writer: PageWriter): void {
  const dates = book.styles.map((format) => isDateFormat(format, book.formats));
  const show = (value: number, style: number) => showNumber(value, dates[style] ?? false, book.from1904);
  let [depth, row, pending] = [0, -1, -1];
  const put = (at: number, text: string) => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (!shown) return;
    writer.write(at === row ? `\t${shown}` : `${row < 0 ? '' : '\n'}${shown}`);
    row = at;
  };
  for (const record of listRecords(bytes, start)) {
    const { id, view, whole } = record;
    // A chart on the sheet is a stream of records of its own, between its own begin and end.
    if (id === ID.begin) depth++;
    if (id === ID.end && --depth < 1) return;
    if (depth !== 1) continue;
    if (id === ID.result && pending >= 0) put(pending, readString(whole()));
    if (view.byteLength < 6) continue;
    const [at, style] = [view.getUint16(0, true), view.getUint16(4, true)];
    pending = id === ID.formula && hasText(view) ? at : -1;
    if (id === ID.sharedLabel) put(at, book.strings[view.getUint32(6, true)] ?? '');
    else if (id === ID.label || id === ID.richLabel) put(at, readString({ ...whole(), at: 6 }));
    else if (id === ID.number) put(at, show(view.getFloat64(6, true), style));
    else if (id === ID.packed) put(at, show(readPacked(view, 6), style));
    else if (id === ID.flag && !view.getUint8(7)) put(at, view.getUint8(6) ? 'TRUE' : 'FALSE');
    else if (id === ID.formula && pending < 0)
      put(
        at,
        showResult(view, (value) => show(value, style)),
      );
    else if (id === ID.packedRow) {
      for (let place = 4; place + 8 <= view.byteLength; place += 6)
        put(at, show(readPacked(view, place + 2), view.getUint16(place, true)));
    }
  }
}

const isSpecial = (view: DataView) => view.byteLength >= 14 && view.getUint16(12, true) === 0xffff;
const hasText = (view: DataView) => isSpecial(view) && view.getUint8(6) === 0;

/** What a formula came to, unless that is text: then it stands in the next record. */
function showResult(view: DataView, show: (value: number) => string): string {
  if (!isSpecial(view)) return show(view.getFloat64(6, true));
  if (view.getUint8(6) !== 1) return '';
  return view.getUint8(8) ? 'TRUE' : 'FALSE';
}
