import { onlyInput } from '../../edit/only-input.ts';
import { catalogRef, openDocument, saveDocument, touch } from '../../edit/open-document.ts';
import { writeOutline } from '../../edit/write-outline.ts';
import { openDocument as openForReading } from '../../pdf/open.ts';
import { flattenOutlines, type OutlineItem, readOutlines } from '../../pdf/outlines.ts';
import type { Tool } from '../../tool.ts';
import { findHeadings } from './find-headings.ts';
import { makeEntries } from './make-entries.ts';
import { matchOriginals } from './match-originals.ts';
import type { BookmarkEntry, BookmarksOptions } from './options.ts';
import { readList } from './read-list.ts';
import type { BookmarksReport } from './report.ts';

/** Writes the bookmarks of a document in place of those that are there: from a list, or from the headings. */
export const bookmarks: Tool<BookmarksOptions, BookmarksReport> = async (inputs, options, context) => {
  const { bookmarks: list, password, outputName } = options;
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const originals = flattenOutlines(readOutlines(openForReading(doc.bytes))).map(({ item }) => item);
  const wanted =
    list === undefined ? await findHeadings(doc.bytes, undefined, context) : fromList(list, originals);
  const entries = makeEntries(doc, wanted, originals);
  if (entries.length) doc.catalog.set('Outlines', writeOutline(doc.graph, entries));
  else doc.catalog.delete('Outlines');
  touch(doc, catalogRef(doc));
  return {
    files: [{ name: outputName, bytes: await saveDocument(doc) }],
    report: { bookmarks: entries.length },
  };
};

function fromList(list: string | BookmarkEntry[], originals: OutlineItem[]): BookmarkEntry[] {
  if (typeof list !== 'string') return list;
  const { entries, isText } = readList(list);
  return isText ? matchOriginals(entries, originals) : entries;
}
