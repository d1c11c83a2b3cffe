import type { Line } from './break-lines.ts';
import type { Box, Length, Side, Sides } from './model.ts';
import type { Shaper } from './shape-words.ts';

/** What is laid out below one another, before it is divided into pages. Lengths are points, downwards from the top. */
export type Item = LineItem | RectItem | RowItem | BreakItem;

type Placed = { top: number; bottom: number };

/** What is not divided. */
export type LineItem = Placed & {
  kind: 'line';
  x: number;
  line: Line;
  /** What follows belongs on the same page. */
  isGlued: boolean;
  anchors: string[];
  heading?: { level: number; title: string } | undefined;
};

/** A ground with its borders, under the items that follow. */
export type RectItem = Placed & {
  kind: 'rect';
  x: number;
  width: number;
  ground?: string | undefined;
  border: Sides<Side>;
};

export type RowItem = Placed & {
  kind: 'row';
  cells: CellItem[];
  /** The rows that are repeated where the table goes on, unless it is one of them. */
  heads: RowItem[];
  isHead: boolean;
};
export type CellItem = { items: Item[]; rect: Omit<RectItem, 'top' | 'bottom'>; height: number };

/** What follows begins a page. */
export type BreakItem = Placed & { kind: 'break' };

/** Columns of a table. Office programs have 16 384, of which no page shows more than some dozens. */
export const MOST_COLUMNS = 200;

export const noSide: Side = { width: 0, color: '#000000' };
export const noSides: Sides<Side> = [noSide, noSide, noSide, noSide];

/** The height that must be free for the first part of some items. */
export function firstHeight(items: Item[]): number {
  for (const item of items) {
    if (item.kind === 'line') return item.bottom;
    if (item.kind === 'row')
      return item.top + item.cells.reduce((most, cell) => Math.max(most, firstHeight(cell.items)), 0);
  }
  return 0;
}

/** Where the next block is put. */
export type Galley = {
  shaper: Shaper;
  items: Item[];
  y: number;
  /** Free space that the next block asks for, of which the largest counts. */
  gap: number;
  /** Called between blocks. */
  check: () => void;
};

export function createGalley(shaper: Shaper, check: () => void): Galley {
  return { shaper, items: [], y: 0, gap: 0, check };
}

export function widthOf(length: Length | undefined, free: number): number {
  if (!length) return Infinity;
  return 'points' in length ? length.points : length.share * free;
}

export function addInsets(
  { margin, padding, border, width: fixed }: Box,
  { least, natural }: { least: number; natural: number },
  width: number,
) {
  const insets = [1, 3].reduce(
    (sum, side) => sum + Math.max(0, margin[side]!) + padding[side]! + border[side]!.width,
    0,
  );
  const wanted = fixed && 'points' in fixed ? Math.min(fixed.points, width) : natural + insets;
  return { least: least + insets, natural: Math.max(wanted, least + insets) };
}
