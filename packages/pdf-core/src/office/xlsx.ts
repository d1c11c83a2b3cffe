import { showNumber } from './cell-values.ts';
import { isDateFormat } from './format-codes.ts';
import { createPageWriter, type OfficePage, tabsBetween } from './page-writer.ts';
import { type Book, openBook } from './xlsx-book.ts';
import { type Attributes, readXml } from './xml.ts';
import type { Zip } from './zip.ts';

const A_TO_Z = 26;
const AT_A = 64;
const PLACE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

/** Each sheet is a page: its rows are lines, its cells stand between tabs, one for each column. Formulas are what they came to. */
export function readXlsx(zip: Zip): OfficePage[] {
  const book = openBook(zip);
  const isDate = book.formats.map(isDateFormat);
  const writer = createPageWriter();
  for (const { name, part } of book.sheets) {
    const bytes = part === undefined ? undefined : zip.read(part);
    writer.begin(name);
    let [column, written] = [-1, -1];
    if (!bytes) continue;
    readCells(bytes, {
      row() {
        [column, written] = [-1, -1];
      },
      cell(attributes, value) {
        column = readPlace(attributes['r'] ?? '')?.[1] ?? column + 1;
        const shown =
          attributes['t'] === 'e'
            ? ''
            : showCell(attributes, value, book, (number, style) =>
                showNumber(number, isDate[style] ?? false, book.from1904),
              );
        if (!shown) return;
        writer.write(`${tabsBetween(column, written)}${shown}`);
        written = column;
      },
      endRow: () => writer.write('\n'),
    });
  }
  return writer.pages();
}

export type CellReader = {
  row?: (attributes: Attributes) => void;
  cell: (attributes: Attributes, value: string) => void;
  endRow?: () => void;
  /** Any other element. */
  other?: (name: string, attributes: Attributes) => void;
};

/** The cells of a sheet, as they stand in the file. */
export function readCells(bytes: Uint8Array, reader: CellReader): void {
  let cell: Attributes = {};
  let [value, inValue] = ['', false];
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'row') reader.row?.(attributes);
      else if (name === 'c') [cell, value] = [attributes, ''];
      else if (name === 'v' || name === 't') inValue = true;
      else reader.other?.(name, attributes);
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'row') reader.endRow?.();
      else if (name === 'c') reader.cell(cell, value);
    },
    text(text) {
      if (inValue) value += text;
    },
  });
}

export function showCell(
  { t: type = 'n', s: style }: Attributes,
  value: string,
  book: Book,
  show: (value: number, style: number) => string,
): string {
  if (!value) return '';
  if (type === 's') return oneLine(book.strings[Number(value)] ?? '');
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return type === 'n' ? show(Number(value), Number(style ?? 0)) : oneLine(value);
}

/** The row and column, from 0, of a reference such as `B12`. */
export function readPlace(reference: string): [number, number] | undefined {
  const [, letters = '', digits = ''] = PLACE.exec(reference) ?? [];
  if (!letters) return undefined;
  let column = 0;
  for (let at = 0; at < letters.length; at++) column = column * A_TO_Z + letters.charCodeAt(at) - AT_A;
  return [Number(digits) - 1, column - 1];
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
