// Without zod, so that a page that lists steps need not load it.
import { findUnreadable, listPages, type PageRangesProblem } from './page-ranges.reader.options.ts';

const OF_FILE = /^(\d{1,4}):/;
const TURNED = /r(-?\d{1,3})$/i;
const BLANK = 'blank';

/** Counted from 1; an empty page has none, and is as large as the page before it. */
export type PlacedWord = { file: number; page: number | null; rotate: number };
type Unreadable = Extract<PageRangesProblem, [unknown, { range: string; at: number }] | [unknown]>;

/** `2:1-3r90`: the file if it is not the first, its pages as people write them, and how far they are turned. */
type Entry = { label: string; file: number; range: string; rotate: number };

/** Pages in a new order, with commas between: `3,1,2,5-`, `1r90`, `2:4` of the second file, `blank`. */
export function readPlacedPages(
  text: string,
  counts: readonly number[],
): { pages: PlacedWord[] } | { problem: PageRangesProblem } | { fileMissing: number } {
  const pages: PlacedWord[] = [];
  for (const { file, range, rotate } of splitEntries(text)) {
    if (isBlank(range)) {
      pages.push({ file, page: null, rotate });
      continue;
    }
    const count = counts[file - 1];
    if (count === undefined) return { fileMissing: file };
    const read = listPages(range, count);
    if ('problem' in read) return read;
    pages.push(...read.pages.map((page) => ({ file, page: page + 1, rotate })));
  }
  return pages.length ? { pages } : { problem: ['page_range_missing'] };
}

/** What is no entry; null for pages as they may be. */
export function findUnreadablePlace(text: string): Unreadable | null {
  const entries = splitEntries(text);
  if (!entries.length) return ['page_range_missing'];
  const index = entries.findIndex(
    ({ range, rotate, file }) =>
      rotate % 90 !== 0 || file < 1 || (!isBlank(range) && findUnreadable(range) !== null),
  );
  return index < 0 ? null : ['page_range_unreadable', { range: entries[index]!.label, at: index + 1 }];
}

function isBlank(range: string): boolean {
  return range.toLowerCase() === BLANK;
}

function splitEntries(text: string): Entry[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((label) => {
      const file = OF_FILE.exec(label);
      const turned = TURNED.exec(label);
      const range = label.slice(file?.[0].length ?? 0, turned?.index ?? label.length).trim();
      return { label, file: Number(file?.[1] ?? 1), range, rotate: Number(turned?.[1] ?? 0) };
    });
}
