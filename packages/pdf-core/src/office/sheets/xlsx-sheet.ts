import { createNumberFormat } from '../number-format.ts';
import { readCells, readPlace, showCell } from '../xlsx.ts';
import { isOn, type Book } from '../xlsx-book.ts';
import type { Attributes } from '../xml.ts';
import type { CellLook, Grid } from './grid.ts';
import { readLooks } from './xlsx-looks.ts';

/** Puts the cells of a sheet into the grid as Excel shows them. */
export function fillFromXlsx(bytes: Uint8Array, book: Book, grid: Grid, language: string): void {
  const formats = book.formats.map((code) => createNumberFormat(code, book.from1904, language));
  const general = createNumberFormat('General', book.from1904, language);
  const looks = readLooks(book.styles, book.theme);
  const places = new Map<string, number>();
  const placeOf = (style: string, usual: CellLook['align']) => {
    const key = `${style} ${usual}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = grid.lookPlace({ ...(usual && { align: usual }), ...looks[Number(style)] });
    places.set(key, place);
    return place;
  };
  let [row, column] = [-1, -1];
  readCells(bytes, {
    row({ r }) {
      row = r === undefined ? row + 1 : Number(r) - 1;
      column = -1;
    },
    cell(attributes, value) {
      const { r, t: type = 'n', s: style = '0' } = attributes;
      const place = r === undefined ? undefined : readPlace(r);
      [row, column] = place ?? [row, column + 1];
      const text = showCell(attributes, value, book, (number, at) => (formats[at] ?? general)(number));
      const isNumber = type === 'n' || type === 'd';
      const usual = isNumber && value ? 'right' : type === 'b' || type === 'e' ? 'center' : undefined;
      grid.put(row, column, text, placeOf(style, usual), isNumber);
    },
    other: (name, attributes) => readLayout(name, attributes, grid),
  });
}

function readLayout(name: string, attributes: Attributes, grid: Grid): void {
  if (name === 'col') {
    const width = isOn(attributes['hidden']) ? 0 : Number(attributes['width']);
    grid.setWidth(Number(attributes['min']) - 1, Number(attributes['max']) - 1, width);
  } else if (name === 'mergeCell') {
    const [from = '', to = ''] = (attributes['ref'] ?? '').split(':');
    const [first, last] = [readPlace(from), readPlace(to)];
    if (first && last) grid.merge(first[0], first[1], last[0] - first[0] + 1, last[1] - first[1] + 1);
  }
}
