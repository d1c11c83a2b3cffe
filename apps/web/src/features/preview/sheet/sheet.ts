import type { ReadSheetReport } from '@sheaf/pdf-core/tools/read-sheet/report.ts';

export type CellLook = ReadSheetReport['looks'][number];
/** From 0. */
export interface Place {
  row: number;
  column: number;
}
export interface Area extends Place {
  rows: number;
  columns: number;
}

export const ROW_HEIGHT = 28;
const CHARACTER = 8.2;
const BESIDE_TEXT = 14;
const FIRST_MARK = 48;
const PLAIN: CellLook = {};

/** A sheet as the grid draws it: lengths are pixels. */
export type Sheet = ReturnType<typeof openSheet>;

export function openSheet(report: ReadSheetReport) {
  const rows = report.cells.length;
  const { columns } = report;
  const lefts = [0];
  for (const width of report.widths)
    lefts.push(lefts.at(-1)! + (width && Math.ceil(width * CHARACTER + BESIDE_TEXT)));
  const merges = report.merges.map(([row = 0, column = 0, high = 1, wide = 1]): Area => {
    return { row, column, rows: high, columns: wide };
  });
  const byRow = new Map<number, Area[]>();

  /** The merged cells of which a part is in this row. */
  function mergesOf(row: number): Area[] {
    const known = byRow.get(row);
    if (known) return known;
    const found = merges.filter((area) => row >= area.row && row < area.row + area.rows);
    byRow.set(row, found);
    return found;
  }

  return {
    rows,
    columns,
    lefts,
    width: lefts[columns] ?? 0,
    height: rows * ROW_HEIGHT,
    headWidth: Math.max(40, String(rows).length * CHARACTER + 16),
    mergesOf,
    cellsOf: (row: number): string[] => report.cells[row]?.split('\t') ?? [],
    lineOf: (row: number): string => report.cells[row] ?? '',
    lookOf(row: number, column: number): CellLook {
      const mark = report.marks[row]?.charCodeAt(column);
      return (mark && report.looks[mark - FIRST_MARK]) || PLAIN;
    },
    isHidden: (column: number) => report.widths[column] === 0,
    /** All that is merged with a cell, or the cell alone. */
    areaAt({ row, column }: Place): Area {
      const found = mergesOf(row).find(
        (area) => column >= area.column && column < area.column + area.columns,
      );
      return found ?? { row, column, rows: 1, columns: 1 };
    },
    columnAt(left: number): number {
      let [low, high] = [0, columns];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (lefts[middle + 1]! > left) high = middle;
        else low = middle + 1;
      }
      return Math.min(low, Math.max(0, columns - 1));
    },
  };
}

const LETTERS = 26;

/** `A` for 0, `AA` for 26. */
export function columnName(column: number): string {
  const rest = Math.floor(column / LETTERS);
  return (rest ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % LETTERS));
}

/** The cells of an area, as spreadsheets take them from the clipboard. */
export function writeCells(sheet: Sheet, { row, column, rows, columns }: Area): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const cells = sheet.cellsOf(row + at);
    return Array.from({ length: columns }, (_cell, across) => cells[column + across] ?? '').join('\t');
  });
  return lines.join('\n');
}

/** The smallest area that has both cells, with all that is merged with them. */
export function spanArea(sheet: Sheet, one: Place, other: Place): Area {
  const [a, b] = [sheet.areaAt(one), sheet.areaAt(other)];
  const [row, column] = [Math.min(a.row, b.row), Math.min(a.column, b.column)];
  const rows = Math.max(a.row + a.rows, b.row + b.rows) - row;
  return { row, column, rows, columns: Math.max(a.column + a.columns, b.column + b.columns) - column };
}
