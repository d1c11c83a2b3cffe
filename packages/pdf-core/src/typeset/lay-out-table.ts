import {
  addInsets,
  type CellItem,
  createGalley,
  type Galley,
  type Item,
  type RowItem,
  MOST_COLUMNS,
  widthOf,
} from './galley.ts';
import type { Block, Table, TableCell } from './model.ts';
import type { Shaper } from './shape-words.ts';

/** How what is in a cell is measured and laid out: as everything else. */
type Flow = {
  layOutBlocks: (galley: Galley, blocks: Block[], x: number, width: number) => void;
  measureBlocks: (shaper: Shaper, blocks: Block[], width: number) => { least: number; natural: number };
};

type PlacedCell = { cell: TableCell; column: number; columns: number };
type Column = { least: number; natural: number; fixed?: number };

/** Rows of the head that are repeated, as a share of the height of a page. */
const TALLEST_HEAD = 180;

/** Where the cells of each row are, with those of earlier rows that reach down into it left free. */
function placeCells({ rows }: Table): PlacedCell[][] {
  const taken: number[] = [];
  return rows.map(({ cells }, row) => {
    let column = 0;
    const placed: PlacedCell[] = [];
    for (const cell of cells) {
      while ((taken[column] ?? 0) > row) column++;
      if (column >= MOST_COLUMNS) break;
      const columns = Math.min(cell.columns, MOST_COLUMNS - column);
      for (let at = column; at < column + columns; at++) taken[at] = row + cell.rows;
      placed.push({ cell, column, columns });
      column += columns;
    }
    return placed;
  });
}

function measureColumns(
  shaper: Shaper,
  rows: PlacedCell[][],
  width: number,
  measureBlocks: Flow['measureBlocks'],
): Column[] {
  const columns: Column[] = [];
  const wide: { placed: PlacedCell; size: Column }[] = [];
  for (const row of rows)
    for (const placed of row) {
      const { cell, column, columns: span } = placed;
      for (let at = column; at < column + span; at++) columns[at] ??= { least: 0, natural: 0 };
      const size: Column = addInsets(cell.box, measureBlocks(shaper, cell.children, width), width);
      if (cell.box.width) size.fixed = Math.max(size.least, widthOf(cell.box.width, width));
      if (span === 1) widen(columns[column]!, size, 1);
      else wide.push({ placed, size });
    }
  for (const { placed, size } of wide) {
    const spanned = columns.slice(placed.column, placed.column + placed.columns);
    const sum = (key: 'least' | 'natural') => spanned.reduce((total, each) => total + each[key], 0);
    for (const key of ['least', 'natural'] as const) {
      const lack = size[key] - sum(key);
      if (lack > 0) for (const each of spanned) each[key] += lack / spanned.length;
    }
  }
  for (const column of columns) column.natural = Math.max(column.natural, column.least);
  return columns;
}

function widen(column: Column, size: Column, share: number): void {
  column.least = Math.max(column.least, size.least * share);
  column.natural = Math.max(column.natural, size.natural * share);
  if (size.fixed !== undefined) column.fixed = Math.max(column.fixed ?? 0, size.fixed);
}

export function measureTable(
  shaper: Shaper,
  table: Table,
  width: number,
  measureBlocks: Flow['measureBlocks'],
): { least: number; natural: number } {
  const columns = measureColumns(shaper, placeCells(table), width, measureBlocks);
  return columns.reduce(
    (sum, { least, natural, fixed }) => ({
      least: sum.least + least,
      natural: sum.natural + (fixed ?? natural),
    }),
    { least: 0, natural: 0 },
  );
}

/** The widths of the columns, as wide as they need to be and as there is space for. */
function divideWidth(columns: Column[], width: number, isFilled: boolean): number[] {
  const wanted = columns.map(({ natural, fixed, least }) => Math.max(fixed ?? natural, least));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const all = sum(wanted);
  if (all <= width) {
    if (!isFilled || !all) return wanted;
    const open = columns.map(({ fixed }, index) => (fixed === undefined ? wanted[index]! : 0));
    const basis = sum(open) > 0 ? open : wanted;
    return wanted.map((value, index) => value + ((width - all) * basis[index]!) / sum(basis));
  }
  const least = columns.map((column) => column.least);
  const narrow = sum(least);
  if (narrow >= width) return least.map((value) => (value * width) / (narrow || 1));
  // A long text shall not take the space of all others: what each column has beyond its least counts by its root.
  const surplus = wanted.map((value, index) => Math.sqrt(Math.max(0, value - least[index]!)));
  return shareOut(least, wanted, surplus, width - narrow);
}

/** Gives each its part of what is free, but none more than it wants. */
function shareOut(least: number[], wanted: number[], weights: number[], free: number): number[] {
  const widths = [...least];
  let left = free;
  const open = new Set(widths.keys());
  while (left > 0.01 && open.size) {
    const total = [...open].reduce((sum, index) => sum + weights[index]!, 0);
    if (!total) break;
    const given = left;
    for (const index of open) {
      const part = Math.min((given * weights[index]!) / total, wanted[index]! - widths[index]!);
      widths[index]! += part;
      left -= part;
      if (wanted[index]! - widths[index]! < 0.01) open.delete(index);
    }
    if (given - left < 0.01) break;
  }
  return widths;
}

export function layOutTable(
  galley: Galley,
  table: Table,
  { x, width }: { x: number; width: number },
  { layOutBlocks, measureBlocks }: Flow,
): void {
  const rows = placeCells(table);
  const isFilled = table.box.width !== undefined;
  const widths = divideWidth(measureColumns(galley.shaper, rows, width, measureBlocks), width, isFilled);
  const edges = [x];
  for (const each of widths) edges.push(edges.at(-1)! + each);
  const heads: RowItem[] = [];
  if (galley.items.length) galley.y += galley.gap;
  galley.gap = 0;
  for (const [index, row] of rows.entries()) {
    galley.check();
    const { isHead } = table.rows[index]!;
    const cells = row.map(({ cell, column, columns }): CellItem => {
      const start = edges[column]!;
      return layOutCell(galley, cell, { x: start, width: edges[column + columns]! - start }, layOutBlocks);
    });
    const height = cells.reduce((most, cell) => Math.max(most, cell.height), 0);
    const isRepeated =
      isHead && heads.length === index && galley.y + height - (heads[0]?.top ?? galley.y) < TALLEST_HEAD;
    const item: RowItem = {
      kind: 'row',
      top: galley.y,
      bottom: galley.y + height,
      cells,
      heads: isRepeated ? [] : heads,
      isHead: isRepeated,
    };
    if (isRepeated) heads.push(item);
    galley.items.push(item);
    galley.y += height;
  }
}

function layOutCell(
  galley: Galley,
  cell: TableCell,
  { x, width }: { x: number; width: number },
  layOutBlocks: Flow['layOutBlocks'],
): CellItem {
  const { padding, border, ground } = cell.box;
  const [above, right, below, left] = padding.map((space, side) => space + border[side]!.width) as [
    number,
    number,
    number,
    number,
  ];
  const inner = createGalley(galley.shaper, galley.check);
  inner.y = above;
  const narrow = Math.min(left + right, width * 0.6);
  const start = x + (narrow * left) / (left + right || 1);
  layOutBlocks(inner, cell.children, start, width - narrow);
  const height = inner.y + below;
  return { items: withoutBreaks(inner.items), rect: { kind: 'rect', x, width, ground, border }, height };
}

/** Pages are not broken inside a row. */
function withoutBreaks(items: Item[]): Item[] {
  return items.filter(({ kind }) => kind !== 'break');
}
