import { holdsPoint, uniteBoxes } from './box.ts';
import { buildLines } from './build-lines.ts';
import { findGrids, type Grid, type GridCell, listCells } from './find-grids.ts';
import { makeChunks, type Word } from './make-chunks.ts';
import type { Ruling } from './page-input.ts';
import type { Cell, Table } from './page-layout.ts';
import { splitColumns } from './split-columns.ts';
import { splitRows } from './split-rows.ts';
import { textOf, tidyTable } from './tidy-table.ts';

const LEAST_CELLS = 3;
/** A cell with so large a share of a table's words, and so many of them, is text within a frame. */
const FRAME_SHARE = 0.6;
const FRAME_WORDS = 80;
/** Cells with more words than this, on average, are parts of a page. */
const WORDY = 45;
const TITLE = /^(?:Table|Figure|Exhibit|Chart|Source|Notes?|Tabelle|Quelle|Tableau|Tabla|Fuente)\b/i;
const LONG_TITLE = 12;
/** Points: how wide an empty column is to be written in, and by how much lines may stand beside their place. */
const [LEAST_BLANK, SLACK] = [40, 4];

/** Tables whose cells are drawn, and the words that stand in none. */
export function findRuledTables(words: Word[], rulings: Ruling[]): { tables: Table[]; rest: Word[] } {
  const tables: Table[] = [];
  let rest = words;
  // The largest last: what lies within a frame is found first.
  for (const grid of findGrids(rulings).toSorted((one, other) => areaOf(one) - areaOf(other))) {
    const found = fillGrid(grid, rest);
    if (!found) continue;
    tables.push(found.table);
    rest = rest.filter((word) => !found.taken.has(word));
  }
  return { tables, rest };
}

const areaOf = ({ xs, ys }: Grid) => (xs.at(-1)! - xs[0]!) * (ys.at(-1)! - ys[0]!);

function fillGrid(grid: Grid, words: Word[]): { table: Table; taken: Set<Word> } | undefined {
  const { xs, ys } = grid;
  if ((xs.length - 1) * (ys.length - 1) < LEAST_CELLS) return undefined;
  const box = { x: xs[0]!, y: ys[0]!, width: xs.at(-1)! - xs[0]!, height: ys.at(-1)! - ys[0]! };
  const inside = words.filter((word) => holdsPoint(box, word.x + word.width / 2, middleOf(word)));
  if (inside.length < LEAST_CELLS) return undefined;
  const places = placesOf(grid, listCells(grid));
  const wordsOf = new Map<GridCell, Word[]>();
  for (const word of inside) {
    const cell = places(word.x + word.width / 2, middleOf(word));
    if (!cell) continue;
    if (!wordsOf.has(cell)) wordsOf.set(cell, []);
    wordsOf.get(cell)!.push(word);
  }
  const filled = [...wordsOf];
  const largest = Math.max(...filled.map(([, some]) => some.length));
  if (filled.length < LEAST_CELLS || (largest > FRAME_WORDS && largest > FRAME_SHARE * inside.length))
    return undefined;
  if (inside.length > WORDY * filled.length) return undefined;
  const cells = filled.map(([{ box: place, ...span }, some]): Cell => ({
    ...place,
    ...span,
    lines: buildLines(makeChunks(some)),
  }));
  const split = splitRows(cells, ys.length - 1);
  const apart = splitColumns(split.cells, split.rows, xs);
  const table = tidyTable({ ...box, ...apart, ruled: true });
  if (!table) return undefined;
  const texts = dropTexts(table);
  const inner = texts && (withBlanks(texts, xs) ?? texts);
  if (!inner || inner.rows < 2 || inner.columns < 2) return undefined;
  const taken = new Set(inner.cells.flatMap((cell) => cell.lines.flatMap((line) => line.words)));
  return { table: { ...inner, ...uniteBoxes(texts === table ? [box, ...taken] : taken) }, taken };
}

/** Text within the frame of a table, above or below its rows, is not part of it. */
function dropTexts(table: Table): Table | undefined {
  const isText = (cell: Cell) => {
    const text = textOf(cell);
    return cell.columns === table.columns && (TITLE.test(text) || text.split(' ').length > LONG_TITLE);
  };
  const edges = table.cells.filter(
    (cell) => (cell.row === 0 || cell.row + cell.rows === table.rows) && isText(cell),
  );
  if (!edges.length || table.columns < 2) return table;
  const cells = table.cells.filter((cell) => !edges.includes(cell));
  return cells.length ? tidyTable({ ...table, cells }) : undefined;
}

/** A form has a name in each row, and a column that is still empty beside it. */
function withBlanks(table: Table, xs: number[]): Table | undefined {
  const [left = 0, middle = 0, right = 0] = xs;
  if (table.columns !== 1 || xs.length !== 3 || right - middle < LEAST_BLANK) return undefined;
  const isName = (cell: Cell) => cell.width < middle - left + SLACK;
  if (table.cells.filter(isName).length < LEAST_CELLS) return undefined;
  const cells = table.cells.map((cell) => ({ ...cell, columns: isName(cell) ? 1 : 2 }));
  return { ...table, columns: 2, cells };
}

const middleOf = (word: Word) => word.originY - 0.3 * word.size;

function placesOf({ xs, ys }: Grid, cells: GridCell[]): (x: number, y: number) => GridCell | undefined {
  const columns = xs.length - 1;
  const byPlace = new Map<number, GridCell>();
  for (const cell of cells)
    for (let row = cell.row; row < cell.row + cell.rows; row++)
      for (let column = cell.column; column < cell.column + cell.columns; column++)
        byPlace.set(row * columns + column, cell);
  return (x, y) => byPlace.get(findPlace(ys, y) * columns + findPlace(xs, x));
}

/** Between which two places a value lies. */
function findPlace(places: number[], value: number): number {
  let [low, high] = [0, places.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (places[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
