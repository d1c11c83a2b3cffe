import { rightOf } from '../layout/box.ts';
import type { Table } from '../layout/page-layout.ts';
import { type TablePart, type TableCell, textOfRuns } from './document.ts';
import { readRuns } from './read-runs.ts';

const NARROWEST = 12;
/** Points that are free at each side of a cell. */
const BESIDE = 2.5;

export function readTable(table: Table, page: number): TablePart {
  const { x, y, width, height, rows, columns, headerRows, cells } = table;
  return {
    kind: 'table',
    page,
    box: { x, y, width, height },
    rows,
    columns,
    headerRows,
    repeatsHeader: false,
    cells: cells.map((cell): TableCell => ({
      row: cell.row,
      column: cell.column,
      rows: cell.rows,
      columns: cell.columns,
      runs: readRuns(cell.lines),
    })),
    widths: measureColumns(table),
    padding: measurePadding(table),
    size: cells[0]?.lines[0]?.size ?? 10,
    caption: '',
  };
}

/** How wide each column is: from where its cells begin to where those of the next one do. */
function measureColumns({ x, width, columns, cells, ruled }: Table): number[] {
  const starts = Array.from({ length: columns }, () => Infinity);
  for (const cell of cells) starts[cell.column] = Math.min(starts[cell.column]!, cell.x);
  starts[0] = x;
  const right = x + width;
  // A column of numbers begins with its longest one: the one before ends where its own cells do.
  const ends = starts.map((_, column) => {
    const own = cells.filter((cell) => cell.columns === 1 && cell.column === column).map(rightOf);
    return Math.max(0, ...own);
  });
  for (let column = 1; column < columns; column++) {
    if (starts[column] === Infinity) starts[column] = ends[column - 1]!;
    starts[column] = Math.max(starts[column - 1]!, Math.min(right, starts[column]!));
  }
  // No border was drawn around the words of a table without lines: the cells of its copy have some room beside them.
  const room = ruled ? 0 : 2 * BESIDE;
  return starts.map((start, column) =>
    Math.max(NARROWEST, (starts[column + 1] ?? right) - start, room && ends[column]! + room - start),
  );
}

/** Of all cells the least: some are centered, or set to the right. */
function measurePadding({ ruled, cells }: Table): number | undefined {
  if (!ruled) return undefined;
  const insets = cells.flatMap((cell) => cell.lines.map((line) => line.x - cell.x));
  return Math.max(0, Math.min(...insets));
}

/** A table with its continuation on the next page; repeated header rows are left out. */
export function addTable(table: TablePart, next: TablePart): void {
  const repeated = countRepeated(table, next);
  table.repeatsHeader ||= repeated > 0;
  for (const cell of next.cells)
    if (cell.row >= repeated) table.cells.push({ ...cell, row: cell.row - repeated + table.rows });
  table.rows += next.rows - repeated;
}

function countRepeated(table: TablePart, next: TablePart): number {
  const most = Math.min(table.headerRows, next.rows - 1);
  let same = 0;
  while (same < most && rowText(table, same) === rowText(next, same)) same++;
  return same;
}

/** Cells stand in the order of their rows: what comes after the row is not looked at. */
function rowText({ cells }: TablePart, row: number): string {
  let text = '';
  for (const cell of cells) {
    if (cell.row > row) break;
    if (cell.row === row) text += `${cell.column}:${textOfRuns(cell.runs)}\n`;
  }
  return text;
}
