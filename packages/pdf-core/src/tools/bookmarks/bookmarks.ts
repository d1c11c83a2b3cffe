import { findHeadings } from './find-headings.ts';
import { writeBookmarks } from './write-bookmarks.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { withDocument } from '../../pdfium/document.ts';
import { readPageText } from '../../pdfium/text.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { BookmarksOptions } from './options.ts';
import type { BookmarksReport } from './report.ts';

/** Bookmarks from the headings of a document; where it has none, one for each page by the words that it begins with. */
export const bookmarks: Tool<BookmarksOptions, BookmarksReport> = async (inputs, { outputName }, context) => {
  const doc = await openDocument(onlyInput(inputs).bytes, { change: 'modifying' });
  const texts = await withDocument(doc.bytes, {}, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => {
      throwIfAborted(context);
      context?.progress?.(index, document.pageCount, 'page');
      return readPageText(document, index);
    }),
  );
  const headings = findHeadings(texts);
  writeBookmarks(doc, headings);
  return {
    files: [{ name: outputName, bytes: await saveDocument(doc) }],
    report: { bookmarks: headings.length },
  };
};
