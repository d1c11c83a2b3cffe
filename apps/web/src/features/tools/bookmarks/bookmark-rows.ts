import type { ToolReport } from '@sheaf/pdf-core/tools';
import { makeUuidV7 } from '../../../lib/form/uuid-v7.ts';

export type ReadBookmark = ToolReport<'read-bookmarks'>['bookmarks'][number];

/** A bookmark in the list: those below it follow it, with a higher level. Its page is text while it is typed. */
export interface Row {
  id: string;
  title: string;
  level: number;
  page: string;
  open: boolean;
  /** As the document or its headings have it. */
  source?: ReadBookmark;
}

export function toRows(bookmarks: ReadBookmark[]): Row[] {
  return bookmarks.map((source) => ({
    id: makeUuidV7(),
    title: source.title,
    level: source.level,
    page: source.page === undefined ? '' : String(source.page),
    open: source.open ?? true,
    source,
  }));
}

/** For the tool: what was not changed stays as it was. */
export function toEntries(rows: Row[]) {
  return rows.map(({ title, level, page, open, source }) => {
    const { original, top, page: before } = source ?? {};
    const isThere = page === (before === undefined ? '' : String(before));
    return {
      level,
      open,
      ...(original !== undefined && { original }),
      ...((original === undefined || title !== source?.title) && { title }),
      ...((original === undefined || !isThere) && { page: page === '' ? null : Number(page) }),
      ...(isThere && top !== undefined && { top }),
    };
  });
}

/** The first row that cannot be saved. */
export function findWrongRow(
  rows: Row[],
  pages: number,
): { index: number; problem: 'title' | 'page' } | null {
  for (const [index, { title, page, source }] of rows.entries()) {
    const isUntitled = !title.trim() && source?.title !== title;
    if (isUntitled) return { index, problem: 'title' };
    if (page !== '' && !(/^\d{1,6}$/u.test(page) && Number(page) >= 1 && Number(page) <= pages))
      return { index, problem: 'page' };
  }
  return null;
}

/** After the last of those below a row. */
export function endOf(rows: Row[], index: number): number {
  const level = rows[index]?.level ?? 0;
  let end = index + 1;
  while (end < rows.length && rows[end]!.level > level) end++;
  return end;
}

/** Rows with none above them that is folded. */
export function listVisible(rows: Row[]): number[] {
  const seen: number[] = [];
  for (let index = 0; index < rows.length; index = rows[index]!.open ? index + 1 : endOf(rows, index))
    seen.push(index);
  return seen;
}

/** Below the one before it on its level, which is opened; or back out. Those below it go with it. */
export function indentRow(rows: Row[], index: number, by: 1 | -1, mostLevels: number): Row[] {
  const row = rows[index];
  if (!row || !canIndent(rows, index, by, mostLevels)) return rows;
  const end = endOf(rows, index);
  const parent = by === 1 ? findBefore(rows, index) : -1;
  return rows.map((other, at) => {
    if (at === parent) return { ...other, open: true };
    return at >= index && at < end ? { ...other, level: other.level + by } : other;
  });
}

export function canIndent(rows: Row[], index: number, by: 1 | -1, mostLevels: number): boolean {
  const level = rows[index]?.level ?? 0;
  if (by === -1) return level > 1;
  const deepest = rows.slice(index, endOf(rows, index)).reduce((most, row) => Math.max(most, row.level), 0);
  return findBefore(rows, index) >= 0 && deepest < mostLevels;
}

/** The one before it on its own level, below the same bookmark; -1 for the first. */
function findBefore(rows: Row[], index: number): number {
  const level = rows[index]?.level ?? 0;
  for (let at = index - 1; at >= 0; at--) {
    if (rows[at]!.level === level) return at;
    if (rows[at]!.level < level) return -1;
  }
  return -1;
}

/** Changes places with the one before or after it on its level; each takes along those below it. */
export function moveRow(rows: Row[], index: number, by: 1 | -1): Row[] {
  const first = by === -1 ? findBefore(rows, index) : index;
  const second = by === -1 ? index : endOf(rows, index);
  if (first < 0 || rows[second]?.level !== rows[index]?.level) return rows;
  const end = endOf(rows, second);
  return [
    ...rows.slice(0, first),
    ...rows.slice(second, end),
    ...rows.slice(first, second),
    ...rows.slice(end),
  ];
}

export const canMove = (rows: Row[], index: number, by: 1 | -1) => moveRow(rows, index, by) !== rows;

/** A new one after a row, or the first below it where those below it are shown; at the end without a row. */
export function addRow(rows: Row[], index: number, page: number): { rows: Row[]; at: number } {
  const before = rows[index];
  const isAbove = before !== undefined && before.open && endOf(rows, index) > index + 1;
  const level = (before?.level ?? 1) + (isAbove ? 1 : 0);
  const at = !before ? rows.length : isAbove ? index + 1 : endOf(rows, index);
  const row = { id: makeUuidV7(), title: '', level, page: String(page), open: true };
  return { rows: rows.toSpliced(at, 0, row), at };
}

/** Those below it go too. */
export function removeRow(rows: Row[], index: number): Row[] {
  return rows.toSpliced(index, endOf(rows, index) - index);
}
