import { isEncryptedOdf } from '../odf.ts';
import { damaged, locked } from '../office-limits.ts';
import { type Attributes, readXml } from '../xml.ts';
import type { Zip } from '../zip.ts';
import type { Grid } from './grid.ts';

const AMOUNTS = new Set(['float', 'percentage', 'currency', 'date', 'time']);
/** A row of text is repeated this often at most: the last rows of a sheet are repeated to its end. */
const MOST_REPEATED = 1000;
const NO_TEXT = new Set(['annotation', 'tracked-changes', 'ruby-text', 'shapes']);

type Cell = { at: number; text: string; isNumber: boolean; repeats: number };

/** The names of the sheets, and the cells of one of them in the grid, as the writing program showed them. */
export function fillFromOds(zip: Zip, wanted: number, grid: Grid): { name: string; isHidden: boolean }[] {
  const manifest = zip.read('META-INF/manifest.xml');
  if (manifest && isEncryptedOdf(manifest)) throw locked();
  const content = zip.read('content.xml');
  if (!content) throw damaged();
  const sheets: { name: string; isHidden: boolean }[] = [];
  let [tables, skipped, row, rowRepeats, column, paragraphs] = [0, 0, 0, 1, 0, 0];
  let cells: Cell[] = [];
  let cell: Cell | undefined;
  const countOf = (value: string | undefined) => Math.max(1, Number(value ?? 1) || 1);
  readXml(content, {
    open(name, attributes) {
      if (NO_TEXT.has(name)) skipped++;
      if (skipped) return;
      if (name === 'table' && ++tables === 1) {
        sheets.push({ name: attributes['table:name'] ?? '', isHidden: false });
        row = 0;
      }
      if (tables !== 1 || sheets.length !== wanted) return;
      if (name === 'table-row')
        [column, rowRepeats, cells] = [0, countOf(attributes['table:number-rows-repeated']), []];
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = readCell(attributes, column, countOf(attributes['table:number-columns-repeated']));
        mergeCell(attributes, row, column, grid);
        column += cell.repeats;
        paragraphs = 0;
      } else if (name === 'p' && cell && paragraphs++) cell.text += ' ';
      else if ((name === 's' || name === 'tab' || name === 'line-break') && cell) cell.text += ' ';
    },
    close(name) {
      if (NO_TEXT.has(name)) skipped--;
      else if (skipped) return;
      else if (name === 'table') tables--;
      else if (name === 'table-row' && tables === 1 && sheets.length === wanted) {
        putRow(cells, row, rowRepeats, grid);
        row += rowRepeats;
      } else if (cell && (name === 'table-cell' || name === 'covered-table-cell')) {
        if (cell.text) cells.push(cell);
        cell = undefined;
      }
    },
    text(text) {
      if (cell && paragraphs && !skipped) cell.text += text.replace(/\s+/g, ' ');
    },
  });
  return sheets;
}

function readCell(attributes: Attributes, at: number, repeats: number): Cell {
  return { at, text: '', isNumber: AMOUNTS.has(attributes['office:value-type'] ?? ''), repeats };
}

function mergeCell(attributes: Attributes, row: number, column: number, grid: Grid): void {
  const height = Number(attributes['table:number-rows-spanned'] ?? 1);
  const width = Number(attributes['table:number-columns-spanned'] ?? 1);
  if (height >= 1 && width >= 1) grid.merge(row, column, height, width);
}

function putRow(cells: Cell[], row: number, repeats: number, grid: Grid): void {
  if (!cells.length) return;
  for (let down = 0; down < Math.min(repeats, MOST_REPEATED); down++)
    for (const { at, text, isNumber, repeats: across } of cells)
      for (let step = 0; step < Math.min(across, MOST_REPEATED); step++)
        grid.put(row + down, at + step, text, grid.lookPlace(isNumber ? { align: 'right' } : {}), isNumber);
}
