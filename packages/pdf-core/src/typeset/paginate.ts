import { type Item, firstHeight, type LineItem, type RectItem, type RowItem } from './galley.ts';

/** What draws on the page that is being filled. `y` is counted downwards from the top of its text. */
export type PagePainter = {
  paintLine: (item: LineItem, y: number, isRepeated: boolean) => void;
  paintRect: (rect: Omit<RectItem, 'top' | 'bottom'>, part: RectPart) => void;
};
/** The part of a ground on one page; its upper and lower borders are only where it starts and ends. */
export type RectPart = { top: number; bottom: number; isStart: boolean; isEnd: boolean };

/** Where a list of items goes on. */
export type Cursor = {
  index: number;
  /** The place in the list that is at the top of what is free. */
  base: number;
  /** Grounds that began before. */
  open: RectItem[];
  /** Of the row at `index`, if a part of it was drawn: where its cells go on, undefined for one that ended. */
  cells?: (Cursor | undefined)[];
};

type Space = {
  /** Where free space starts on the page. */
  y: number;
  height: number;
  isRepeated: boolean;
  /** At the top of a page something is drawn, whether it fits or not. */
  isForced: boolean;
};

/** Fractions of a point do not break a page. */
const TOLERANCE = 0.05;
/** A row is divided only if so much of it comes on the page. */
const LEAST_PART = 40;

export const atStart: Cursor = { index: 0, base: 0, open: [] };

/** Draws the items from `cursor` for which there is space. Gives back the height that they took, and where they go on. */
export function fillPage(
  painter: PagePainter,
  items: Item[],
  cursor: Cursor,
  space: Space,
): { used: number; rest?: Cursor } {
  const headed = paintHeads(painter, items[cursor.index], cursor, space);
  const base = cursor.base - headed;
  const end = findEnd(items, cursor, base, space);
  const split = end.isSplit ? (items[end.index] as RowItem) : undefined;
  const stop = end.index < items.length ? items[end.index]!.top : Infinity;
  const shown = items.slice(cursor.index, end.index);
  const rects = [...cursor.open, ...shown.filter((item) => item.kind === 'rect')];
  const lowest = split ? space.height : Math.min(space.height, stop - base);
  for (const rect of rects)
    painter.paintRect(rect, {
      top: space.y + Math.max(0, rect.top - base),
      bottom: space.y + Math.min(rect.bottom - base, Math.max(lowest, 0)),
      isStart: rect.top >= cursor.base || !cursor.open.includes(rect),
      isEnd: rect.bottom <= (split ? split.top : stop) + TOLERANCE,
    });
  let used = headed;
  let shift = base;
  for (const [offset, item] of shown.entries()) {
    if (item.kind === 'line') painter.paintLine(item, space.y + item.top - shift, space.isRepeated);
    if (item.kind === 'row') {
      const cells = offset === 0 ? cursor.cells : undefined;
      const y = cells ? headed : item.top - shift;
      const row = paintRow(painter, item, cells, { ...space, y: space.y + y, height: space.height - y });
      // What is left of a row is as high as its cells turn out to be.
      if (cells) shift = item.bottom - y - row.used;
      // Heads that are repeated inside a cell may leave no space for its end.
      if (row.rest.some(Boolean)) {
        const open = rects.filter((rect) => rect.bottom > item.top);
        const rest = { index: cursor.index + offset, base: item.top, open, cells: row.rest };
        return { used: space.height, rest };
      }
    }
    if (item.kind !== 'break') used = Math.max(used, item.bottom - shift);
  }
  const open = rects.filter((rect) => rect.bottom > stop);
  if (split) {
    const isResumed = end.index === cursor.index && cursor.cells;
    const y = isResumed ? headed : split.top - shift;
    const free = { ...space, y: space.y + y, height: space.height - y };
    const row = paintRow(painter, split, isResumed || undefined, free);
    return { used: y + row.used, rest: { index: end.index, base: split.top, open, cells: row.rest } };
  }
  const isBreak = items[end.index]?.kind === 'break';
  const index = isBreak ? end.index + 1 : end.index;
  if (index >= items.length) return { used };
  return { used, rest: { index, base: isBreak ? (items[index]?.top ?? stop) : stop, open } };
}

/** A table that goes on begins with its head once more. Gives back the height of it. */
function paintHeads(painter: PagePainter, item: Item | undefined, cursor: Cursor, space: Space): number {
  if (item?.kind !== 'row' || !item.heads.length || !space.isForced) return 0;
  const isFirst = !cursor.cells && item.top <= item.heads.at(-1)!.bottom + TOLERANCE && cursor.index === 0;
  const height = item.heads.reduce((sum, head) => sum + head.bottom - head.top, 0);
  if (isFirst || height > space.height / 2) return 0;
  let y = space.y;
  for (const head of item.heads) {
    paintRow(painter, head, undefined, { y, height: space.height, isRepeated: true, isForced: true });
    y += head.bottom - head.top;
  }
  return height;
}

/** The first item that is not on this page, or of which only a part is. */
function findEnd(
  items: Item[],
  cursor: Cursor,
  base: number,
  space: Space,
): { index: number; isSplit: boolean } {
  let shift = base;
  for (let index = cursor.index; index < items.length; index++) {
    const item = items[index]!;
    if (item.kind === 'break' && (index > cursor.index || cursor.open.length))
      return { index, isSplit: false };
    if (item.kind === 'break' || item.kind === 'rect') continue;
    const isResumed = index === cursor.index && cursor.cells !== undefined;
    if (isResumed) {
      const rest = restHeight(item as RowItem, cursor.cells!);
      const top = cursor.base - base;
      if (top + rest > space.height + TOLERANCE) return { index, isSplit: true };
      shift = item.bottom - top - rest;
      continue;
    }
    if (item.bottom - shift <= space.height + TOLERANCE) continue;
    const isFirst = index === firstInk(items, cursor.index);
    const free = space.height - (item.top - shift);
    const isTall = item.kind === 'row' && (isFirst || item.bottom - item.top > space.height / 2);
    if (
      isTall &&
      ((isFirst && space.isForced) ||
        (free > LEAST_PART && firstHeight(item.cells.flatMap(({ items: inner }) => inner)) <= free))
    )
      return { index, isSplit: true };
    if (isFirst && space.isForced) continue;
    return { index: beforeGlued(items, cursor.index, index), isSplit: false };
  }
  return { index: items.length, isSplit: false };
}

function firstInk(items: Item[], from: number): number {
  let index = from;
  while (items[index]?.kind === 'rect' || items[index]?.kind === 'break') index++;
  return index;
}

/** Back to where no item is parted from what it belongs to, unless that would be the start of the page. */
function beforeGlued(items: Item[], from: number, end: number): number {
  let index = end;
  while (index > from) {
    const before = items[index - 1]!;
    const isGlued =
      before.kind === 'rect' ||
      (before.kind === 'line' && before.isGlued) ||
      (before.kind === 'row' && before.isHead);
    if (!isGlued) return index;
    index--;
  }
  return end;
}

/** How high the rest of a row is, as its cells go on. */
function restHeight({ cells }: RowItem, cursors: (Cursor | undefined)[]): number {
  return cells.reduce((most, { items, height }, index) => {
    const cursor = cursors[index];
    if (!cursor) return most;
    const row = cursor.cells ? (items[cursor.index] as RowItem) : undefined;
    const shrunk = row ? row.bottom - row.top - restHeight(row, cursor.cells!) : 0;
    return Math.max(most, height - cursor.base - shrunk);
  }, 0);
}

/** A row, or as much of it as there is space for. */
function paintRow(
  painter: PagePainter,
  row: RowItem,
  cursors: (Cursor | undefined)[] | undefined,
  space: Space,
): { used: number; rest: (Cursor | undefined)[] } {
  const height = row.bottom - row.top;
  const isWhole = !cursors && height <= space.height + TOLERANCE;
  const filled = cursors ? restHeight(row, cursors) : height;
  const isLast = filled <= space.height + TOLERANCE;
  const part = Math.min(filled, space.height);
  for (const { rect } of row.cells)
    painter.paintRect(rect, {
      top: space.y,
      bottom: space.y + part,
      isStart: !cursors,
      isEnd: isLast,
    });
  const rest = row.cells.map(({ items }, index) => {
    const cursor = cursors ? cursors[index] : atStart;
    if (!cursor || cursor.index >= items.length) return undefined;
    const free = isWhole ? { ...space, height: Infinity, isForced: false } : space;
    return fillPage(painter, items, cursor, free).rest;
  });
  return { used: part, rest };
}
