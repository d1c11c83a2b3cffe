import type { Cell, Line, Table } from './page-layout.ts';

type Rough = Omit<Table, 'kind' | 'headerRows' | 'continues'>;

/** A table without the rows and columns that say nothing, and with its header rows counted; undefined where nothing is left. */
export function tidyTable(table: Rough): Table | undefined {
  const cells = table.cells.filter((cell) => cell.lines.length);
  if (!cells.length) return undefined;
  const rowAt = renumber(
    table.rows,
    cells.map((cell) => [cell.row, cell.row + cell.rows]),
  );
  const columnAt = renumber(
    table.columns,
    cells.map((cell) => [cell.column, cell.column + cell.columns]),
  );
  const tidy = cells
    .map((cell): Cell => {
      const [row, column] = [rowAt[cell.row]!, columnAt[cell.column]!];
      return {
        ...cell,
        row,
        column,
        rows: Math.max(1, rowAt[cell.row + cell.rows]! - row),
        columns: Math.max(1, columnAt[cell.column + cell.columns]! - column),
      };
    })
    .toSorted((one, other) => one.row - other.row || one.column - other.column);
  const rows = rowAt.at(-1)!;
  return {
    ...table,
    kind: 'table',
    cells: tidy,
    rows,
    columns: columnAt.at(-1)!,
    headerRows: countHeaderRows(tidy, rows),
    continues: false,
  };
}

/** Where each border comes to stand once those are left out at which no cell begins. */
function renumber(count: number, spans: [number, number][]): number[] {
  const begins = new Uint8Array(count + 1);
  for (const [from] of spans) begins[from] = 1;
  const places: number[] = [];
  let next = 0;
  for (let at = 0; at <= count; at++) {
    places.push(next);
    if (begins[at]) next++;
  }
  return places;
}

export function textOf(cell: { lines: Line[] }): string {
  return cell.lines
    .map((line) => line.words.map((word) => word.text).join(' '))
    .join(' ')
    .replace(/(?<![.\s])[.\s]*(?:\.\s?){4}$/, '');
}

const NUMBER =
  /^[(+\-–—−±<>≤≥~]?\s*(?:[A-Z]{0,3}[$€£¥]\s*)?[(+\-–−]?\d[\d.,'’ \u00a0%]*(?:[)*†‡a-z°€$£][%)*†‡a-z°€$£]*(?:\s(?:%|€|\$|£|EUR|USD|kg|km)[%)*†‡a-z°€$£]*)*)?$/i;

/** Amounts, shares, counts and signs for nothing. */
export function isNumeric(text: string): boolean {
  return NUMBER.test(text) || /^(?:[-–—−.…]{1,3}|n\/?a|n\.a\.|\*+)$/i.test(text);
}

/** A number that is no year, as heads of columns have them. */
export function isFigure(cell: Cell): boolean {
  const text = textOf(cell);
  return isNumeric(text) && !/^(?:19|20)\d\d$/.test(text);
}

/** Rows above the first number, or those that are written in bold. */
function countHeaderRows(cells: Cell[], rows: number): number {
  const byRow = Map.groupBy(cells, (cell) => cell.row);
  const isBody = (row: number) => {
    const some = byRow.get(row) ?? [];
    return some.some((cell) => cell.column > 0 && isFigure(cell));
  };
  let first = 0;
  while (first < rows && !isBody(first)) first++;
  if (first > 0 && first < rows && first <= 5) return first;
  const isBold = (row: number) =>
    (byRow.get(row) ?? []).every((cell) => cell.lines.every((line) => line.bold));
  let bold = 0;
  while (bold < rows && byRow.has(bold) && isBold(bold)) bold++;
  return bold < rows && bold > 0 ? bold : first === 0 ? 0 : 1;
}
