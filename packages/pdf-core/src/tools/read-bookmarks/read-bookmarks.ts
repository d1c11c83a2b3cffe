import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { flattenOutlines, readOutlines } from '../../pdf/outlines.ts';
import { openInput } from '../../recover/open-input.ts';
import type { Tool } from '../../tool.ts';
import { findHeadings } from '../bookmarks/find-headings.ts';
import { writeOutlineText } from '../bookmarks/outline-text.ts';
import { stemOf } from '../split/part-names.ts';
import type { ReadBookmarksOptions } from './options.ts';
import type { ReadBookmark, ReadBookmarksReport } from './report.ts';

/** Bookmarks as the list that `bookmarks` takes, and as text. */
export const readBookmarks: Tool<ReadBookmarksOptions, ReadBookmarksReport> = async (
  inputs,
  { from, asText, password },
  context,
) => {
  const { name, bytes } = onlyInput(inputs);
  const open = await openInput({ name, bytes: openKept(bytes, password).bytes });
  const entries = from === 'headings' ? await fromHeadings() : listOutline();
  const text = () => new TextEncoder().encode(writeOutlineText(entries));
  return {
    files: asText ? [{ name: `${stemOf(name)}-bookmarks.txt`, bytes: text() }] : [],
    report: { pages: open.pages.pages.length, bookmarks: entries },
  };

  function listOutline(): ReadBookmark[] {
    return flattenOutlines(readOutlines(open)).map(({ item, level }, at) => ({
      title: item.title,
      level,
      ...(item.page !== undefined && { page: item.page + 1 }),
      ...(item.children.length && { open: item.open }),
      ...(item.style.bold && { bold: true }),
      ...(item.style.italic && { italic: true }),
      ...(item.style.color && { color: item.style.color }),
      original: at + 1,
    }));
  }

  async function fromHeadings(): Promise<ReadBookmark[]> {
    const headings = await findHeadings(bytes, password, context);
    return headings.map(({ title = '', level, page, top }) => ({
      title,
      level,
      ...(page && { page }),
      ...(top !== undefined && { top }),
    }));
  }
};
