import { rightOf, uniteBoxes } from './box.ts';
import type { Cell, Line } from './page-layout.ts';
import { isNumeric } from './tidy-table.ts';

/** In sizes of the font: lines whose baselines are this near stand beside each other. */
const BESIDE = 0.35;
/** So many lines in a place where no line is drawn between them are rows. */
const LEAST_LINES = 2;
const LEAST_TALL = 3;
/** Lines that end before they are full, and so many of them, are written one by one. */
const LEAST_RAGGED = 3;
const MOSTLY = 0.8;

/** Where lines are drawn between columns only, each line of numbers, or of words that none had to be broken off, is a row of its own. */
export function splitRows(cells: Cell[], rows: number): { cells: Cell[]; rows: number } {
  const split: Cell[] = [];
  const places: number[] = [];
  let next = 0;
  const cuts = new Map<number, number[]>();
  for (let row = 0; row < rows; row++) {
    const single = cells.filter((cell) => cell.row === row && cell.rows === 1);
    const bases = findRowLines(single);
    cuts.set(row, bases);
    places.push(next);
    next += Math.max(1, bases.length);
  }
  places.push(next);
  for (const cell of cells) {
    const bases = cell.rows === 1 ? cuts.get(cell.row)! : [];
    const row = places[cell.row]!;
    if (bases.length < LEAST_LINES) split.push({ ...cell, row, rows: places[cell.row + cell.rows]! - row });
    else split.push(...cutCell(cell, bases, row));
  }
  return { cells: split.flatMap((cell) => cutTall(cell, split)), rows: next };
}

/** In a column without lines between its rows, each line of writing belongs to the row whose cells stand beside it. */
function cutTall(cell: Cell, cells: Cell[]): Cell[] {
  if (cell.rows < LEAST_TALL) return [cell];
  const last = cell.row + cell.rows;
  const beside = cells.filter((other) => other.rows === 1 && other.row >= cell.row && other.row < last);
  const rowsOf = cell.lines.map(
    (line) => beside.find((other) => other.lines.some(({ base }) => isBeside(line, base)))?.row,
  );
  const known = rowsOf.filter((row) => row !== undefined);
  if (known.length < 0.8 * rowsOf.length || new Set(known).size < 0.7 * cell.rows) return [cell];
  let row = cell.row;
  const byRow = Map.groupBy(cell.lines, (_, index) => (row = rowsOf[index] ?? row));
  return [...byRow].map(([at, lines]) => ({ ...cell, ...uniteBoxes(lines), row: at, rows: 1, lines }));
}

/** The lines of writing that are rows: those of a column of numbers or of short lines, when most columns have a line on each of them. */
function findRowLines(cells: Cell[]): number[] {
  const numeric = cells.filter(
    ({ lines }) =>
      lines.length >= LEAST_LINES &&
      lines.every((line) => isNumeric(line.words.map((word) => word.text).join(' '))),
  );
  const ragged = numeric.length ? [] : cells.filter(isRagged);
  if (!numeric.length && ragged.length < 2) return [];
  const [most] = (numeric.length ? numeric : ragged).toSorted(
    (one, other) => other.lines.length - one.lines.length,
  );
  const bases = most!.lines.map((line) => line.base);
  const beside = cells.filter(
    ({ lines }) =>
      bases.filter((base) => lines.some((line) => isBeside(line, base))).length >= 0.6 * bases.length,
  );
  return beside.length >= 2 && beside.length * 2 >= cells.length ? bases : [];
}

/** The first word of nearly every line would have fit at the end of the line before: nothing was wrapped. */
function isRagged({ x, width, lines }: Cell): boolean {
  if (lines.length < LEAST_RAGGED) return false;
  const inset = Math.max(0, Math.min(...lines.map((line) => line.x)) - x);
  const right = x + width - Math.min(inset, width / 4);
  const free = lines.slice(1).filter((line, at) => {
    const before = lines[at]!;
    return rightOf(before) + 0.4 * line.size + line.words[0]!.width < right;
  });
  return free.length >= MOSTLY * (lines.length - 1);
}

function isBeside(line: Line, base: number): boolean {
  return Math.abs(line.base - base) <= BESIDE * line.size;
}

/** Each line goes to the row whose line of writing is nearest below or beside it. */
function cutCell(cell: Cell, bases: number[], row: number): Cell[] {
  const byRow = Map.groupBy(cell.lines, (line) => {
    const beside = bases.findIndex((base) => isBeside(line, base));
    if (beside >= 0) return beside;
    const below = bases.findIndex((base) => base > line.base);
    return below < 0 ? bases.length - 1 : below;
  });
  return [...byRow].map(([at, lines]) => ({ ...cell, row: row + at, rows: 1, lines }));
}
