import type { SheetCell, Sheet } from './sheet.ts';

const TOTAL =
  /\b(?:total|totals|sum|subtotal|balance|summe|gesamt|gesamtsumme|zwischensumme|insgesamt|somme|sous-total|suma|importe total)\b|\bgesamt/iu;

/** Finds the sums of a table that hold, and makes formulas of them. Returns how many. */
export function findSums(sheet: Sheet): number {
  return sumColumns(sheet) + sumRows(sheet);
}

/** A row that is called a total sums the rows since the one before, or all totals so far. */
function sumColumns({ cells, rows, columns, headerRows }: Sheet): number {
  let found = 0;
  const grid = gridOf(cells, rows, columns);
  const totals = new Set<number>();
  for (const cell of cells)
    if (cell.row >= headerRows && cell.value.kind === 'text' && TOTAL.test(cell.value.text))
      totals.add(cell.row);
  for (let column = 0; column < columns; column++) {
    let from = headerRows;
    const own: number[] = [];
    for (const row of [...totals].toSorted((one, other) => one - other)) {
      const total = grid[row]![column];
      if (total?.value.kind === 'number') {
        const block = listNumbers(grid, column, from, row);
        const above = own.map((at) => grid[at]![column]!);
        if (holds(total, block)) {
          total.formula = `SUM(${address(from, column)}:${address(row - 1, column)})`;
          own.push(row);
          found++;
        } else if (holds(total, above)) {
          total.formula = own.map((at) => address(at, column)).join('+');
          found++;
        }
      }
      from = row + 1;
    }
  }
  return found;
}

/** Cells of a column between two rows; text among them is left out, as a sum does. */
function listNumbers(grid: Grid, column: number, from: number, to: number): SheetCell[] {
  const listed: SheetCell[] = [];
  for (let row = from; row < to; row++) {
    const cell = grid[row]![column];
    if (cell && cell.value.kind !== 'text') listed.push(cell);
  }
  return listed;
}

/** A column that is called a total sums what stands left of it, where that holds in each row. */
function sumRows({ cells, rows, columns, headerRows }: Sheet): number {
  const grid = gridOf(cells, rows, columns);
  const heads = cells.filter(
    ({ row, value }) => row < headerRows && value.kind === 'text' && TOTAL.test(value.text),
  );
  const column = heads.at(-1)?.column ?? 0;
  if (column < 2 || rows - headerRows < 2) return 0;
  const sums: { total: SheetCell; first: number }[] = [];
  for (let row = headerRows; row < rows; row++) {
    const total = grid[row]![column];
    if (total?.value.kind !== 'number') continue;
    let first = column;
    while (first > 0 && grid[row]![first - 1]?.value.kind === 'number') first--;
    const left = grid[row]!.slice(first, column).filter((cell) => cell !== undefined);
    if (!holds(total, left)) return 0;
    sums.push({ total, first });
  }
  const open = sums.filter(({ total }) => !total.formula);
  for (const { total, first } of open)
    total.formula = `SUM(${address(total.row, first)}:${address(total.row, column - 1)})`;
  return open.length;
}

type Grid = (SheetCell | undefined)[][];

function gridOf(cells: SheetCell[], rows: number, columns: number): Grid {
  const grid: Grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => undefined));
  for (const cell of cells) grid[cell.row]![cell.column] = cell;
  return grid;
}

/** Whether a cell is the sum of two others or more, to the last digit written. */
function holds({ value }: SheetCell, others: SheetCell[]): boolean {
  if (value.kind !== 'number' || others.length < 2) return false;
  let [sum, places] = [0, 0];
  for (const { value: one } of [{ value }, ...others]) {
    if (one.kind !== 'number') return false;
    places = Math.max(places, placesOf(one.value));
  }
  const scale = 10 ** places;
  for (const { value: one } of others) if (one.kind === 'number') sum += Math.round(one.value * scale);
  return sum === Math.round(value.value * scale) && Number.isSafeInteger(sum);
}

/** Digits behind the point, as the number is written. */
function placesOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}

/** `B3`, of a row and a column counted from 0. */
export function address(row: number, column: number): string {
  let name = '';
  for (let at = column + 1; at > 0; at = Math.floor((at - 1) / 26))
    name = String.fromCharCode(65 + ((at - 1) % 26)) + name;
  return `${name}${row + 1}`;
}
