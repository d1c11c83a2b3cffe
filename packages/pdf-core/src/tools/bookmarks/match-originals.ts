import type { OutlineItem } from '../../pdf/outlines.ts';
import type { BookmarkEntry } from './options.ts';
import { oneLine } from './outline-text.ts';

type Numbered = { number: number; title: string; page: number | undefined };

/**
 * Lines of text do not say which bookmarks they were. One with the title and the page of an original is that; so is the only
 * other one on a page that has only one original left, for example after it was renamed.
 */
export function matchOriginals(entries: BookmarkEntry[], originals: OutlineItem[]): BookmarkEntry[] {
  const left: Numbered[] = originals.map(({ title, page }, at) => ({
    number: at + 1,
    title: oneLine(title),
    page: page === undefined ? undefined : page + 1,
  }));
  const found = new Map<BookmarkEntry, number>();
  const same = Map.groupBy(left, ({ title, page }) => `${page ?? '-'} ${title}`);
  for (const list of same.values()) list.reverse();
  for (const entry of entries) {
    const original = same.get(`${entry.page ?? '-'} ${oneLine(entry.title ?? '')}`)?.pop();
    if (original) found.set(entry, original.number);
  }
  const taken = new Set(found.values());
  const rest = Map.groupBy(
    left.filter(({ number }) => !taken.has(number)),
    ({ page }) => page,
  );
  const others = Map.groupBy(
    entries.filter((entry) => !found.has(entry)),
    ({ page }) => page ?? undefined,
  );
  for (const [page, [entry, ...more]] of others) {
    const [original, ...unclear] = rest.get(page) ?? [];
    if (page !== undefined && entry && original && !more.length && !unclear.length)
      found.set(entry, original.number);
  }
  return entries.map((entry) => ({ ...entry, original: found.get(entry) }));
}
