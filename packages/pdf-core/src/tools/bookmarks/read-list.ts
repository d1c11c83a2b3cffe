import { PdfError } from '../../errors.ts';
import { bookmarkEntries, type BookmarkEntry, MOST_BOOKMARKS } from './options.ts';
import { parseOutlineText } from './outline-text.ts';

/** A list as a file: lines of text, or JSON as `read-bookmarks --json` prints it. */
export function readList(base64: string): { entries: BookmarkEntry[]; isText: boolean } {
  const text = Buffer.from(base64, 'base64')
    .toString('utf8')
    .replace(/^\uFEFF/u, '');
  const isText = !/^\s*[[{]/u.test(text);
  const list = isText ? parseOutlineText(text) : findEntries(text);
  if (Array.isArray(list) && list.length > MOST_BOOKMARKS)
    throw new PdfError('too_many_bookmarks', { limit: MOST_BOOKMARKS });
  const parsed = bookmarkEntries.safeParse(list);
  if (parsed.success) return { entries: parsed.data, isText };
  const at = parsed.error.issues[0]?.path[0];
  throw new PdfError('bookmarks_unreadable', { number: typeof at === 'number' ? at + 1 : 0 });
}

function findEntries(text: string): unknown {
  try {
    const value = JSON.parse(text);
    return Array.isArray(value) ? value : (value.report ?? value).bookmarks;
  } catch (error) {
    throw new PdfError('bookmarks_unreadable', { number: 0 }, { cause: error });
  }
}
