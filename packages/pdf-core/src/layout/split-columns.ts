import { rightOf, uniteBoxes } from './box.ts';
import { makeLine } from './build-lines.ts';
import { findColumnBorders } from './column-borders.ts';
import { makeRows, type Piece, type Row, writtenOf } from './make-rows.ts';
import type { Cell } from './page-layout.ts';

/** Of the lines in a column, so many must be in pieces for the column to be several. */
const MANY = 0.5;
const LEAST_LINES = 2;
/** Points that a piece may reach over a border. */
const SLACK = 3;

const FIGURE = /^\D{0,2}\d[\d.,]*(?:\s?%)?(?:\s?[-–]\s?\d[\d.,]*)?$/;

type Cells = { cells: Cell[]; rows: number; columns: number };
type Split = Cell & { lineRows: Row[] };

/** If only some columns are ruled, aligned words separate the others. */
export function splitColumns(cells: Cell[], rows: number, xs: number[]): Cells {
  const all = cells.map((cell): Split => ({
    ...cell,
    lineRows: makeRows(cell.lines.flatMap((line) => line.words)),
  }));
  const drawn = xs.slice(1, -1);
  const seen = xs
    .slice(1)
    .flatMap((_, column) => findInner(all.filter((cell) => cell.column === column && cell.columns === 1)));
  const borders = [...drawn, ...seen].toSorted((one, other) => one - other);
  const places = all.map((cell) => placeCell(cell, xs, borders));
  // Heads below a heading over several columns need a row more, and so does each line of numbers.
  const added = new Uint16Array(rows);
  for (const { cell, upper, lower } of places) {
    const last = cell.row + cell.rows - 1;
    added[last] = Math.max(added[last]!, (upper.length ? 1 : 0) + lower.length - cell.rows);
  }
  const shift = (row: number) => row + added.subarray(0, row).reduce((sum, more) => sum + more, 0);
  const split = places.flatMap(({ cell, upper, lower }): Cell[] => {
    const row = shift(cell.row);
    const end = shift(cell.row + cell.rows);
    const parts = [...(upper.length ? [upper] : []), ...lower];
    return parts.flatMap((some, index) => {
      const high = index === parts.length - 1 ? end - row - index : 1;
      return some.map((part) => ({ ...part, row: row + index, rows: high }));
    });
  });
  return { cells: split, rows: shift(rows), columns: borders.length + 1 };
}

function findInner(cells: Split[]): number[] {
  const lines = cells.flatMap((cell) => cell.lineRows);
  const several = lines.filter((line) => line.pieces.length > 1);
  if (several.length < LEAST_LINES || several.length < MANY * lines.length) return [];
  return findColumnBorders(lines);
}

/** `lower`: the rows that its lines are, or one of all of them. */
type Placed = { cell: Cell; upper: Cell[]; lower: Cell[][] };

/** A cell in the columns that there are now: as it was, or in parts, with what stands over them. */
function placeCell({ lineRows, ...cell }: Split, xs: number[], borders: number[]): Placed {
  const from = xs[cell.column]!;
  const to = xs[cell.column + cell.columns]!;
  const first = borders.filter((border) => border <= from + 0.01).length;
  const last = borders.filter((border) => border < to - 0.01).length;
  const whole: Cell = { ...cell, column: first, columns: last - first + 1 };
  const parts = lineRows.map((row) => placePieces(row.pieces, borders));
  const firstParted = parts.findIndex((part) => part !== undefined);
  const isParted =
    last > first &&
    firstParted >= 0 &&
    parts
      .slice(firstParted)
      .every((part, index) => part !== undefined || lineRows[firstParted + index]!.pieces.length === 1);
  if (!isParted) return { cell, upper: [whole], lower: [] };
  const above = lineRows.slice(0, firstParted);
  const upper = above.length
    ? [
        {
          ...whole,
          ...uniteBoxes(above.flatMap((row) => row.pieces)),
          lines: above.map((row) => makeLine(row.pieces.flatMap((piece) => piece.words))),
        },
      ]
    : [];
  const below = lineRows.slice(firstParted);
  const rows = below.every(isOfFigures)
    ? below.map((row) => row.pieces)
    : [below.flatMap((row) => row.pieces)];
  const lower = rows.map((pieces) =>
    [...Map.groupBy(pieces, (piece) => columnOf(piece, borders))].map(([column, some]): Cell => ({
      ...cell,
      ...uniteBoxes(some),
      column,
      columns: 1,
      lines: some.map((piece) => makeLine(piece.words)),
    })),
  );
  return { cell, upper, lower };
}

/** A name and its figures: such a line is a row, and no words of the line before that had no room there. */
const isOfFigures = ({ pieces: [first, ...others] }: Row) =>
  !FIGURE.test(writtenOf(first!)) && others.some((piece) => FIGURE.test(writtenOf(piece)));

function columnOf(piece: Piece, borders: number[]): number {
  const middle = piece.x + piece.width / 2;
  return borders.filter((border) => border < middle).length;
}

/** The columns of a line's pieces; undefined where one reaches over a border, or two share a column. */
function placePieces(pieces: Piece[], borders: number[]): number[] | undefined {
  if (pieces.length < 2) return undefined;
  const columns = pieces.map((piece) => columnOf(piece, borders));
  const isWithin = pieces.every((piece) =>
    borders.every((border) => piece.x + SLACK >= border || rightOf(piece) - SLACK <= border),
  );
  return isWithin && new Set(columns).size === columns.length ? columns : undefined;
}
