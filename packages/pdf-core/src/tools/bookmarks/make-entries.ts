import type { EditedDocument } from '../../edit/edited-document.ts';
import { hexColor } from '../../edit/hex-color.ts';
import { frameOf } from '../../edit/pages.ts';
import type { OutlineEntry } from '../../edit/write-outline.ts';
import { PdfError } from '../../errors.ts';
import { textString } from '../../pdf/make-value.ts';
import { applyMatrix } from '../../pdf/matrix.ts';
import type { OutlineItem } from '../../pdf/outlines.ts';
import { PdfName, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { BookmarkEntry } from './options.ts';

const PLAIN = { bold: false, italic: false, color: undefined };
const LINKS = ['Parent', 'Prev', 'Next', 'First', 'Last', 'Count'];
/** What says where a bookmark leads. */
const TARGETS = ['Dest', 'A', 'SE'];

/** The bookmarks that a list asks for; `originals` are those of the document, in their order. */
export function makeEntries(
  doc: EditedDocument,
  entries: BookmarkEntry[],
  originals: OutlineItem[],
): OutlineEntry[] {
  return entries.map((entry, index) => {
    const original = findOriginal(entry, originals);
    const keys: PdfDict = new Map(original?.dict);
    for (const key of LINKS) keys.delete(key);
    const title = entry.title?.trim() ?? original?.title ?? '';
    if (!title && original?.title !== '') throw new PdfError('bookmark_untitled', { number: index + 1 });
    if (title !== original?.title) keys.set('Title', textString(title));
    if (!original || isMoved(entry, original)) {
      for (const key of TARGETS) keys.delete(key);
      if (entry.page) keys.set('Dest', placeOn(doc, entry.page, entry.top ?? 0));
    }
    setStyle(keys, entry, original);
    return { keys, level: entry.level, isOpen: entry.open ?? original?.open ?? false };
  });
}

function findOriginal({ original }: BookmarkEntry, originals: OutlineItem[]): OutlineItem | undefined {
  if (original === undefined) return undefined;
  const item = originals[original - 1];
  if (!item) throw new PdfError('bookmark_missing', { number: original, count: originals.length });
  return item;
}

function isMoved({ page, top }: BookmarkEntry, original: OutlineItem): boolean {
  if (page === undefined) return false;
  if (page === null) return original.page !== undefined;
  return page - 1 !== original.page || top !== undefined;
}

/** A place on a page as it is seen, at the size that the reader has chosen. */
function placeOn(doc: EditedDocument, page: number, top: number): PdfValue {
  const place = doc.pages[page - 1];
  if (!place) throw new PdfError('page_missing', { page, count: doc.pages.length });
  const { height, toPage } = frameOf(place);
  const [x, y] = applyMatrix(toPage, 0, height - top);
  return [place.ref, new PdfName('XYZ'), x, y, null];
}

/** A color that is not changed is kept as exact as it is. */
function setStyle(keys: PdfDict, entry: BookmarkEntry, original: OutlineItem | undefined): void {
  const before = original?.style ?? PLAIN;
  const { bold = before.bold, italic = before.italic, color } = entry;
  if (bold !== before.bold || italic !== before.italic) keys.set('F', (bold ? 2 : 0) + (italic ? 1 : 0));
  if (color && color.toLowerCase() !== before.color)
    keys.set(
      'C',
      hexColor(color).map((part) => Math.round(part * 1000) / 1000),
    );
}
