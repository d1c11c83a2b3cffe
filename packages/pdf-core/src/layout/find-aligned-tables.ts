import { median, rightOf, uniteBoxes } from './box.ts';
import { makeLine } from './build-lines.ts';
import { findColumnBorders } from './column-borders.ts';
import { countWords, endsInLeaders, withoutLeaders } from './leaders.ts';
import { type Chunk, groupRows } from './make-chunks.ts';
import { type Row, rowOf, writtenOf } from './make-rows.ts';
import { mergeWrapped } from './merge-wrapped.ts';
import type { Cell, Table } from './page-layout.ts';
import type { Ruling } from './page-input.ts';
import { spreadHeads } from './spread-heads.ts';
import { isNumeric, textOf, tidyTable } from './tidy-table.ts';

// In sizes of the font.
/** Rows of one table are no further apart. */
const ROW_GAP = 3.2;
/** Lines within a table that are not divided into columns: headings of a part, and labels of two lines. */
/** What stands at its edge is part of it when it is no further away than this. */
const EDGE_GAP = 1.6;
const HEAD_GAP = 1.1;
const MOST_SINGLES = 3;
const LEAST_ROWS = 3;
/** Cells with more words than this are text. */
const WORDY = 9;

export type Found = { tables: { table: Table; chunks: Set<Chunk> }[] };

/** Tables in a part of the page, by words that stand below each other. */
export function findAlignedTables(chunks: Chunk[], level: Ruling[]): Found {
  const rows = groupRows(chunks)
    .map(rowOf)
    .filter((row) => !isRule(row));
  const tables: Found['tables'] = [];
  for (const run of findRuns(rows, level)) {
    const whole = withSpanningHeads(trimRun(run), rows);
    const table = makeTable(whole, level);
    if (table) tables.push({ table, chunks: new Set(whole.flatMap((row) => row.pieces)) });
  }
  // Pieces consist of chunks; the words identify what a table uses.
  const taken = tables.map(({ table, chunks: pieces }) => {
    const words = new Set([...pieces].flatMap((piece) => piece.words));
    return { table, chunks: new Set(chunks.filter((chunk) => words.has(chunk.words[0]!))) };
  });
  return { tables: taken };
}

/** Rows that follow one another and may be a table: they begin and end with rows of several cells. */
function findRuns(rows: Row[], level: Ruling[]): Row[][] {
  const runs: Row[][] = [];
  let run: Row[] = [];
  let singles = 0;
  const close = () => {
    while (run.length && run.at(-1)!.pieces.length < 2) run.pop();
    if (run.length >= 2) runs.push(run);
    [run, singles] = [[], 0];
  };
  for (const row of rows) {
    const last = run.at(-1);
    const isFar = last && row.top - last.bottom > ROW_GAP * row.size && !isFramed(last, row, level);
    if (isFar || (row.pieces.length < 2 && isText(row))) close();
    if (row.pieces.length < 2) {
      if (!run.length || isText(row)) continue;
      if (++singles > MOST_SINGLES) {
        close();
        continue;
      }
    } else singles = 0;
    run.push(row);
  }
  close();
  return runs;
}

/** A line that is written with hyphens. */
function isRule({ pieces }: Row): boolean {
  return pieces.every((piece) => piece.words.every((word) => /^[-–—_=.]{4,}$/.test(word.text)));
}

/** Level lines above and below show that what lies between belongs together. */
function isFramed(upper: Row, lower: Row, level: Ruling[]): boolean {
  return (
    level.some(
      (ruling) => ruling.at > upper.bottom - 2 && ruling.at < lower.top + 2 && ruling.to - ruling.from > 100,
    ) && lower.top - upper.bottom < 2 * ROW_GAP * lower.size
  );
}

function isText({ pieces }: Row): boolean {
  return countWords(pieces[0]!) > 12;
}

function makeTable(run: Row[], level: Ruling[]): Table | undefined {
  if (run.length < 2 || isContents(run)) return undefined;
  const rows = run.map((row) => ({ ...row, pieces: row.pieces.map(trimPiece) }));
  const borders = findColumnBorders(rows);
  if (!borders.length) return undefined;
  const cells = mergeWrapped(spreadHeads(listCells(rows, borders), borders.length + 1), rows, level);
  const box = uniteBoxes(rows.flatMap((row) => row.pieces));
  const table = tidyTable({ ...box, cells, rows: rows.length, columns: borders.length + 1, ruled: false });
  return table && isTable(table, level) ? table : undefined;
}

/** Lines above or below a table that happen to have a wide gap, as the head of a page has, are no rows of it. */
function trimRun(run: Row[]): Row[] {
  const most = Math.max(...run.map((row) => row.pieces.length));
  const isWordy = (row: Row) => row.pieces.some((piece) => countWords(piece) > 12);
  const isApart = (upper: Row, lower: Row, edge: Row) =>
    edge.pieces.length < 0.6 * most && lower.top - upper.bottom > EDGE_GAP * edge.size;
  let [from, to] = [0, run.length];
  while (
    to - from > 2 &&
    (isWordy(run[from]!) || run[from]!.pieces.length < 2 || isApart(run[from]!, run[from + 1]!, run[from]!))
  )
    from++;
  while (
    to - from > 2 &&
    (isWordy(run[to - 1]!) ||
      run[to - 1]!.pieces.length < 2 ||
      isApart(run[to - 2]!, run[to - 1]!, run[to - 1]!))
  )
    to--;
  return run.slice(from, to);
}

/** A head over several columns stands right above them, and not over the first one. */
function withSpanningHeads(run: Row[], rows: Row[]): Row[] {
  const left = Math.min(...run.map((row) => row.pieces[0]!.x));
  const right = Math.max(...run.map((row) => rightOf(row.pieces.at(-1)!)));
  const heads: Row[] = [];
  for (let at = rows.indexOf(run[0]!) - 1; at >= 0 && heads.length < 2; at--) {
    const [row, below] = [rows[at]!, rows[at + 1]!];
    const [first, last] = [row.pieces[0]!, row.pieces.at(-1)!];
    const isNear = below.top - row.bottom < HEAD_GAP * row.size;
    const isOver = first.x > left + 0.2 * (right - left) && rightOf(last) < right + row.size;
    if (
      !isNear ||
      !isOver ||
      row.pieces.some((piece) => countWords(piece) > 8) ||
      CAPTION.test(first.words[0]!.text)
    )
      break;
    heads.unshift(row);
  }
  return [...heads, ...run];
}

function listCells(rows: Row[], borders: number[]): Cell[] {
  return rows.flatMap(({ pieces }, row) => {
    const cells: Cell[] = [];
    for (const piece of pieces) {
      const slack = Math.min(2, piece.width * 0.1);
      const first = countBelow(borders, piece.x + slack);
      const last = Math.max(first, countBelow(borders, rightOf(piece) - slack));
      const before = cells.at(-1);
      const line = makeLine(piece.words);
      const { x, y, width, height } = piece;
      if (before && before.column + before.columns > first) {
        const words = [...before.lines[0]!.words, ...piece.words];
        Object.assign(before, uniteBoxes([before, piece]), {
          lines: [makeLine(words)],
          columns: Math.max(before.columns, last - before.column + 1),
        });
      } else
        cells.push({
          x,
          y,
          width,
          height,
          row,
          column: first,
          rows: 1,
          columns: last - first + 1,
          lines: [line],
        });
    }
    return cells;
  });
}

function countBelow(borders: number[], x: number): number {
  let count = 0;
  while (count < borders.length && borders[count]! < x) count++;
  return count;
}

const CAPTION = /^(?:Table|Figure|Fig\.?|Exhibit|Chart|Tabelle|Abbildung|Tableau|Tabla)$/i;
const MARKER = /^(?:[•‣◦▪■□●○–—*-]|\(?[\p{L}\d]{1,3}[.)]|\[\d+\])$/u;

const BULLETED = /^[•‣◦▪■□●○] \S/u;

function trimPiece(piece: Chunk): Chunk {
  const words = withoutLeaders(piece.words);
  return words === piece.words ? piece : { ...piece, ...uniteBoxes(words), words };
}

const PAGE = /^(?:[\divxlc]{1,5}|[A-Z]-?\d{1,3})$/i;

/** Dots lead to numbers of pages. */
function isContents(rows: Row[]): boolean {
  const leading = rows.filter(
    ({ pieces }) =>
      pieces.length > 1 && endsInLeaders(pieces.at(-2)!.words) && PAGE.test(writtenOf(pieces.at(-1)!)),
  );
  return leading.length * 3 > rows.length;
}

/** Whether what stands in columns is a table, and not a list or a letter's head. */
function isTable(table: Table, level: Ruling[]): boolean {
  const { cells, rows, columns } = table;
  const texts = cells.map(textOf);
  const words = cells.map((_, index) => texts[index]!.split(' ').length);
  if (columns < 2 || rows < 2 || median(words) > WORDY) return false;
  const first = cells.flatMap((cell, index) => (cell.column === 0 ? [texts[index]!] : []));
  if (columns === 2 && first.filter((text) => MARKER.test(text)).length * 2 > first.length) return false;
  // Entries of a list with a place or a date at the right, as in a CV.
  if (columns === 2 && first.filter((text) => BULLETED.test(text)).length >= 2) return false;
  const body = cells.flatMap((cell, index) => (cell.column > 0 ? [texts[index]!] : []));
  const numeric = body.filter(isNumeric).length / Math.max(1, body.length);
  const rules = level.filter(
    (ruling) =>
      ruling.at > table.y - 20 &&
      ruling.at < table.y + table.height + 20 &&
      ruling.to - ruling.from > 0.5 * table.width,
  ).length;
  const filled = cells.length / (rows * columns);
  if (filled < 0.3) return false;
  if (columns === 2 && !rules && first.every(isNumeric)) return false;
  if (numeric >= 0.5) return rows >= (rules >= 2 ? 2 : columns > 2 ? 2 : LEAST_ROWS);
  if (columns === 2) return rules >= 2 && rows >= LEAST_ROWS;
  return rows >= LEAST_ROWS && filled >= 0.5;
}
