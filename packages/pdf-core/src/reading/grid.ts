import { type TableCell, type TablePart, textOfRuns } from './document.ts';

/** The text of each place of a table; what a cell covers beside its first place is empty. */
export function textGrid({ rows, columns, cells }: TablePart, write = textOf): string[][] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));
  for (const cell of cells) grid[cell.row]![cell.column] = write(cell);
  return grid;
}

export function textOf({ runs }: TableCell): string {
  return textOfRuns(runs);
}

/** The cells of each row, from left to right. */
export function cellRows({ rows, cells }: TablePart): TableCell[][] {
  const byRow = Array.from({ length: rows }, (): TableCell[] => []);
  for (const cell of cells) byRow[cell.row]!.push(cell);
  return byRow.map((row) => row.toSorted((one, other) => one.column - other.column));
}

/** 1 at each place that a cell covers, row by row. */
export function takenPlaces({ rows, columns, cells }: TablePart): Uint8Array {
  const taken = new Uint8Array(rows * columns);
  for (const cell of cells)
    for (let row = cell.row; row < Math.min(rows, cell.row + cell.rows); row++)
      taken.fill(1, row * columns + cell.column, row * columns + cell.column + cell.columns);
  return taken;
}
