/** How wide a page's place is, from many at a glance to few that can be read. */
export const ZOOMS = [84, 112, 140, 200, 300] as const;
export const USUAL_ZOOM = 2;

const GAP = 20;
const PADDING = 20;
const CAPTION = 28;
/** Of A4: places are upright, and a page lies in its own as it fits. */
const RATIO = 297 / 210;
/** Rows beyond the window that are drawn ahead. */
const AHEAD = 2;

export interface Grid {
  columns: number;
  /** Of a page's place. */
  cell: number;
  height: number;
  row: number;
  total: number;
}

export interface Point {
  x: number;
  y: number;
}

export function layOut(width: number, cell: number, count: number): Grid {
  const room = Math.max(0, width - 2 * PADDING);
  // A phone, too, has two side by side: one alone says nothing of the order.
  const least = width > 0 && cell <= ZOOMS[USUAL_ZOOM] ? 2 : 1;
  const columns = Math.max(least, Math.floor((room + GAP) / (cell + GAP)));
  // Distributes the remaining space.
  const wide = Math.min(cell * 1.5, (room + GAP) / columns - GAP);
  const height = Math.round(wide * RATIO) + CAPTION;
  const row = height + GAP;
  return {
    columns,
    cell: wide,
    height,
    row,
    total: Math.max(1, Math.ceil(count / columns)) * row - GAP + 2 * PADDING,
  };
}

export function placeOf({ columns, cell, row }: Grid, index: number): Point {
  return {
    x: PADDING + (index % columns) * (cell + GAP),
    y: PADDING + Math.floor(index / columns) * row,
  };
}

/** The first and the one after the last of what is near the window, whose edges are told from the top of the grid. */
export function inWindow(
  { columns, row }: Grid,
  top: number,
  bottom: number,
  count: number,
): [number, number] {
  const first = Math.max(0, Math.floor((top - PADDING) / row) - AHEAD);
  const last = Math.max(first, Math.ceil((bottom - PADDING) / row) + AHEAD);
  return [Math.min(count, first * columns), Math.min(count, last * columns)];
}

/**
 * How far to scroll for what was in the middle of the window to be there again after its pages were laid out anew. `top`:
 * where the window begins, told from the top of the old grid. At its start a grid stays where it is.
 */
export function scrollToKeep(old: Grid, next: Grid, top: number, windowHeight: number): number {
  if (top <= 0) return 0;
  const middle = top + windowHeight / 2 - PADDING;
  const line = Math.floor(middle / old.row);
  // Which of the row it is nobody can say: the one in the middle.
  const index = line * old.columns + Math.floor(old.columns / 2);
  const within = (middle - line * old.row) / old.row;
  const target = (Math.floor(index / next.columns) + within) * next.row;
  return target - middle;
}

/** The gap that a point is nearest to: before this one, or after the last. */
export function gapNear({ columns, cell, row }: Grid, { x, y }: Point, count: number): number {
  const line = Math.max(0, Math.floor((y - PADDING + GAP / 2) / row));
  const place = Math.round((x - PADDING + GAP / 2) / (cell + GAP));
  return Math.min(count, line * columns + Math.min(columns, Math.max(0, place)));
}

/** The space beside each edge of the visible pages in which what is carried there scrolls them. */
const EDGE = 72;
/** Pixels in a second, at the edge and where the space begins: slow enough to follow, and to drop a page where it should go. */
const FASTEST = 420;
const SLOWEST = 60;

/** How fast pages scroll that are seen from `top` to `bottom`, for a pointer at `y`: down, or up below 0. */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const edge = Math.min(EDGE, (bottom - top) / 4);
  const depth = Math.max(y - (bottom - edge), top + edge - y) / edge;
  if (depth <= 0) return 0;
  const speed = SLOWEST + (FASTEST - SLOWEST) * Math.min(1, depth);
  return y > (top + bottom) / 2 ? speed : -speed;
}

/** Which of them a rectangle touches. */
export function touched(grid: Grid, from: Point, to: Point, count: number): [first: number, last: number][] {
  const { columns, cell, height, row } = grid;
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const step = cell + GAP;
  const firstColumn = Math.max(0, Math.ceil((left - PADDING - cell) / step));
  const lastColumn = Math.min(columns - 1, Math.floor((right - PADDING) / step));
  const firstRow = Math.max(0, Math.ceil((top - PADDING - height) / row));
  const lastRow = Math.min(Math.ceil(count / columns) - 1, Math.floor((bottom - PADDING) / row));
  if (firstColumn > lastColumn) return [];
  return Array.from({ length: Math.max(0, lastRow - firstRow + 1) }, (_, index) => {
    const start = (firstRow + index) * columns;
    return [start + firstColumn, Math.min(count - 1, start + lastColumn)];
  });
}
