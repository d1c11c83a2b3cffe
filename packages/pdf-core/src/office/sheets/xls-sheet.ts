import { createNumberFormat } from '../number-format.ts';
import { readXlsCells, type XlsBook } from '../xls.ts';
import type { Grid } from './grid.ts';

const MERGES = 0xe5;
const COLUMN = 0x7d;
const HIDDEN = 1;

/** Puts the cells of a sheet of Excel 97 to 2003 into the grid. */
export function fillFromXls(
  bytes: Uint8Array,
  at: number,
  book: XlsBook,
  grid: Grid,
  language: string,
): void {
  const general = createNumberFormat('General', book.from1904, language);
  const formats = book.formats.map((code) => createNumberFormat(code, book.from1904, language));
  const looks = {
    text: 0,
    number: grid.lookPlace({ align: 'right' }),
    flag: grid.lookPlace({ align: 'center' }),
  };
  readXlsCells(bytes, at, book.strings, {
    cell: (row, column, text, _style, kind) =>
      grid.put(row, column, text.replace(/\s+/g, ' ').trim(), looks[kind], kind === 'number'),
    show: (value, style) => (formats[style] ?? general)(value),
    other({ id, view }) {
      const read = (place: number) => view.getUint16(place, true);
      if (id === COLUMN && view.byteLength >= 10)
        grid.setWidth(read(0), read(2), read(8) & HIDDEN ? 0 : read(4) / 256);
      if (id !== MERGES) return;
      for (let place = 2; place + 8 <= view.byteLength; place += 8)
        grid.merge(
          read(place),
          read(place + 4),
          read(place + 2) - read(place) + 1,
          read(place + 6) - read(place + 4) + 1,
        );
    },
  });
}
