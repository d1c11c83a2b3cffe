import { PdfError } from '../errors.ts';
import { showNumber } from './cell-values.ts';
import { formatCode, isDateFormat } from './format-codes.ts';
import { damaged, locked, officeLimits, tooMuch } from './office-limits.ts';
import type { OleFile } from './ole.ts';
import { createPageWriter, type OfficePage, tabsBetween } from './page-writer.ts';
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

export type XlsBook = {
  sheets: { name: string; isHidden: boolean; at: number }[];
  strings: string[];
  /** The format code of each style of cells. */
  formats: string[];
  from1904: boolean;
};
type Globals = Omit<XlsBook, 'formats'> & { styles: number[]; custom: Map<number, string> };

/** Excel 97 to 2003: each sheet is a page, its rows are lines, its cells stand between tabs. */
export function readXls(ole: OleFile): OfficePage[] {
  const bytes = ole.read('Workbook');
  if (!bytes) throw new PdfError('excel_too_old');
  const book = readGlobals(bytes);
  const dates = book.formats.map(isDateFormat);
  const writer = createPageWriter();
  for (const { name, at } of book.sheets) {
    writer.begin(name);
    let [last, written] = [-1, -1];
    readXlsCells(bytes, at, book.strings, {
      cell(row, column, text) {
        const shown = text.replace(/\s+/g, ' ').trim();
        if (!shown) return;
        const isNext = row === last;
        const gap = tabsBetween(column, isNext ? written : -1);
        writer.write(`${isNext || last < 0 ? '' : '\n'}${gap}${shown}`);
        [last, written] = [row, column];
      },
      show: (value, style) => showNumber(value, dates[style] ?? false, book.from1904),
    });
  }
  return writer.pages();
}

export function readGlobals(bytes: Uint8Array): XlsBook {
  const book: Globals = { sheets: [], strings: [], styles: [], custom: new Map(), from1904: false };
  let isFirst = true;
  for (const record of listRecords(bytes, 0)) {
    const { id, view } = record;
    if (isFirst && (id !== ID.begin || view.byteLength < 2)) throw damaged();
    if (isFirst && view.getUint16(0, true) < EXCEL_97) throw new PdfError('excel_too_old');
    isFirst = false;
    if (id === ID.end)
      return { ...book, formats: book.styles.map((format) => formatCode(format, book.custom)) };
    if (id === ID.filePass) throw locked();
    readGlobal(record, book);
  }
  throw damaged();
}

function readGlobal({ id, view, whole }: Record, book: Globals): void {
  if (id === ID.dates) book.from1904 = view.getUint16(0, true) === 1;
  else if (id === ID.style) book.styles.push(view.getUint16(2, true));
  else if (id === ID.format) book.custom.set(view.getUint16(0, true), readString({ ...whole(), at: 2 }));
  else if (id === ID.sheet) {
    if (book.sheets.length >= officeLimits.pages) throw tooMuch('more sheets than it may have');
    const name = readString({ ...whole(), at: 6 }, 1);
    book.sheets.push({ at: view.getUint32(0, true), isHidden: (view.getUint8(4) & 3) > 0, name });
  } else if (id === ID.strings) {
    const from = { ...whole(), at: 8 };
    const count = view.getUint32(4, true);
    while (book.strings.length < count) book.strings.push(readString(from));
  }
}

export type XlsSheetReader = {
  /** Row and column from 0. */
  cell: (row: number, column: number, text: string, style: number, kind: 'text' | 'number' | 'flag') => void;
  /** How a number is shown in cells of this style. */
  show: (value: number, style: number) => string;
  other?: (record: Record) => void;
};

/** The cells of a sheet, in the order of the file. */
export function readXlsCells(
  bytes: Uint8Array,
  start: number,
  strings: string[],
  reader: XlsSheetReader,
): void {
  const { show } = reader;
  let depth = 0;
  let pending: [row: number, column: number, style: number] | undefined;
  for (const record of listRecords(bytes, start)) {
    const { id, view, whole } = record;
    // A chart on the sheet is a stream of records of its own, between its own begin and end.
    if (id === ID.begin) depth++;
    if (id === ID.end && --depth < 1) return;
    if (depth !== 1) continue;
    if (id === ID.result && pending) {
      const [row, column, style] = pending;
      reader.cell(row, column, readString(whole()), style, 'text');
    }
    reader.other?.(record);
    if (view.byteLength < 6) continue;
    const [row, column, style] = [view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)];
    const put = (text: string, kind: 'text' | 'number' | 'flag') =>
      reader.cell(row, column, text, style, kind);
    pending = id === ID.formula && hasText(view) ? [row, column, style] : undefined;
    if (id === ID.sharedLabel) put(strings[view.getUint32(6, true)] ?? '', 'text');
    else if (id === ID.label || id === ID.richLabel) put(readString({ ...whole(), at: 6 }), 'text');
    else if (id === ID.number) put(show(view.getFloat64(6, true), style), 'number');
    else if (id === ID.packed) put(show(readPacked(view, 6), style), 'number');
    else if (id === ID.flag && !view.getUint8(7)) put(view.getUint8(6) ? 'TRUE' : 'FALSE', 'flag');
    else if (id === ID.formula && !pending)
      put(
        showResult(view, (value) => show(value, style)),
        isSpecial(view) ? 'flag' : 'number',
      );
    else if (id === ID.packedRow) {
      for (let place = 4, at = column; place + 8 <= view.byteLength; place += 6, at++) {
        const own = view.getUint16(place, true);
        reader.cell(row, at, show(readPacked(view, place + 2), own), own, 'number');
      }
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
