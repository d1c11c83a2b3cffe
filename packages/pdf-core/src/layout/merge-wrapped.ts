import { uniteBoxes } from './box.ts';
import type { Row } from './make-rows.ts';
import type { Ruling } from './page-input.ts';
import type { Cell } from './page-layout.ts';
import { isFigure, textOf } from './tidy-table.ts';

/** In sizes of the font: lines of one cell are no further apart than this. */
const TIGHT = 1.45;

/** Cells whose text takes several lines are whole. */
export function mergeWrapped(cells: Cell[], rows: Row[], level: Ruling[]): Cell[] {
  const byRow = rows.map((_, row) => cells.filter((cell) => cell.row === row));
  const body = byRow.findIndex((some) => some.some((cell) => cell.column > 0 && isFigure(cell)));
  const firstBody = body < 0 ? Math.min(1, rows.length) : body;
  const isRuled = (row: number) =>
    level.some(
      (ruling) =>
        ruling.at > rows[row - 1]!.base - 1 &&
        ruling.at < rows[row]!.base - 0.4 * rows[row]!.size &&
        ruling.to - ruling.from > 60,
    );
  return [
    ...mergeHeader(byRow.slice(0, firstBody).flat(), rows, level),
    ...mergeBody(byRow, rows, firstBody, isRuled),
  ];
}

/** Of a header's cells, those that stand closely below one over the same columns are part of it. */
function mergeHeader(cells: Cell[], rows: Row[], level: Ruling[]): Cell[] {
  const merged: Cell[] = [];
  for (const cell of cells) {
    const above = merged.findLast(
      (other) => other.column < cell.column + cell.columns && cell.column < other.column + other.columns,
    );
    const isSame = above && above.column === cell.column && above.columns === cell.columns;
    if (isSame && isNext(above, cell, rows) && !isParted(above, cell, level)) appendCell(above, cell);
    else merged.push({ ...cell });
  }
  return merged;
}

function isNext(above: Cell, cell: Cell, rows: Row[]): boolean {
  const last = rows[above.row + above.rows - 1]!;
  const row = rows[cell.row]!;
  return row.base - last.base <= TIGHT * Math.max(row.size, last.size);
}

function isParted(above: Cell, cell: Cell, level: Ruling[]): boolean {
  const middle = cell.x + cell.width / 2;
  return level.some(
    (ruling) =>
      ruling.from < middle &&
      ruling.to > middle &&
      ruling.at > above.lines.at(-1)!.base - 1 &&
      ruling.at < cell.lines[0]!.base - 0.4 * cell.lines[0]!.size,
  );
}

function appendCell(above: Cell, cell: Cell): void {
  Object.assign(above, uniteBoxes([above, cell]));
  above.rows = cell.row + cell.rows - above.row;
  above.lines = [...above.lines, ...cell.lines];
}

/** Merges a row that continues the row before it, and one that begins the next. */
function mergeBody(byRow: Cell[][], rows: Row[], from: number, isRuled: (row: number) => boolean): Cell[] {
  const merged: Cell[] = [];
  let target = from;
  for (let row = from; row < rows.length; row++) {
    const here = byRow[row]!;
    const before = row > target ? merged.filter((cell) => cell.row === target) : [];
    if (
      row > from &&
      here.length &&
      !isRuled(row) &&
      !beginsNext(here, byRow[row + 1]) &&
      goesOn(before.length ? before : merged.filter((cell) => cell.row === target), here, rows, row)
    ) {
      for (const cell of here) {
        const above = merged.findLast((other) => other.row === target && other.column === cell.column);
        if (above) {
          const { rows: high } = above;
          appendCell(above, cell);
          above.rows = high;
        } else merged.push({ ...cell, row: target });
      }
      narrowLong(merged.filter((cell) => cell.row === target));
    } else {
      target = row;
      merged.push(...here.map((cell) => ({ ...cell })));
    }
  }
  return merged;
}

/** A label whose first line reached over columns that have cells of their own in a later line stays in its own. */
function narrowLong(cells: Cell[]): void {
  for (const cell of cells) {
    const next = Math.min(...cells.map(({ column }) => (column > cell.column ? column : Infinity)));
    cell.columns = Math.min(cell.columns, next - cell.column);
  }
}

/** A label alone whose end stands below it, with the numbers. */
function beginsNext(here: Cell[], next: Cell[] | undefined): boolean {
  const [label, ...others] = here;
  const [end, ...numbers] = next ?? [];
  if (others.length || label?.column !== 0 || end?.column !== 0) return false;
  return isCapital(label) && isLower(end) && numbers.some(isFigure) && end.x > label.x;
}

const isLower = (cell: Cell | undefined) => cell !== undefined && /^[\p{Ll}(&]/u.test(textOf(cell));
const isCapital = (cell: Cell) => /^\p{Lu}/u.test(textOf(cell));

function goesOn(before: Cell[], here: Cell[], rows: Row[], row: number): boolean {
  const apart = (rows[row]!.base - rows[row - 1]!.base) / rows[row]!.size;
  if (apart > TIGHT || !before.length) return false;
  const label = here.find((cell) => cell.column === 0);
  const labelBefore = before.find((cell) => cell.column === 0);
  // Label alone above, its end and the numbers below.
  if (before.length === 1 && labelBefore && label && here.length > 1)
    return (
      isLower(label) ||
      (label.x > labelBefore.x + 0.5 * rows[row]!.size &&
        textOf(labelBefore).length > 24 &&
        !textOf(labelBefore).endsWith(':') &&
        isLower(label))
    );
  if (here.length >= before.length && here.length > 1) return false;
  if (here.some(isFigure)) return false;
  if (
    !here.every((cell) =>
      before.some((other) => other.column === cell.column && other.columns >= cell.columns),
    )
  )
    return false;
  if (label && here.length === 1)
    return isLower(label) || (before.length > 1 && label.x > labelBefore!.x + 0.4 * rows[row]!.size);
  return !label || isLower(label) || here.length < before.length / 2;
}
