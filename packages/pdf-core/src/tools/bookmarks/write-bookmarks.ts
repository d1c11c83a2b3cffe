import type { EditedDocument } from '../../edit/edited-document.ts';
import { catalogRef, touch } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { applyMatrix } from '../../pdf/matrix.ts';
import { addObject } from '../../pdf/graph/access.ts';
import { makeDict, textString } from '../../pdf/make-value.ts';
import { PdfName, type PdfDict, type PdfRef, type PdfValue } from '../../pdf/values.ts';
import type { Heading } from './find-headings.ts';

type Entry = { heading: Heading; children: Entry[] };

/** In place of those that are there. */
export function writeBookmarks(doc: EditedDocument, headings: Heading[]): void {
  const known = headings.filter(({ page }) => page < doc.pages.length);
  const root = makeDict({ Type: 'Outlines' });
  const ref = addObject(doc.graph, root);
  writeLevel(doc, root, ref, nest(known));
  doc.catalog.set('Outlines', ref);
  touch(doc, catalogRef(doc));
}

function nest(headings: Heading[]): Entry[] {
  const top: Entry[] = [];
  const open: Entry[] = [];
  for (const heading of headings) {
    const entry: Entry = { heading, children: [] };
    while (open.length && open.at(-1)!.heading.level >= heading.level) open.pop();
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

/** Those below the highest are folded: a reader opens what it looks for. */
function writeLevel(doc: EditedDocument, parent: PdfDict, parentRef: PdfRef, entries: Entry[]): void {
  const items = entries.map((entry) => {
    const dict = makeDict({});
    return { entry, dict, ref: addObject(doc.graph, dict) };
  });
  for (const [at, { entry, dict, ref }] of items.entries()) {
    dict.set('Title', textString(entry.heading.title));
    dict.set('Parent', parentRef);
    dict.set('Dest', destinationOf(doc, entry.heading));
    const [before, after] = [items[at - 1], items[at + 1]];
    if (before) dict.set('Prev', before.ref);
    if (after) dict.set('Next', after.ref);
    if (entry.children.length) {
      writeLevel(doc, dict, ref, entry.children);
      dict.set('Count', -entry.children.length);
    }
  }
  const [first, last] = [items[0], items.at(-1)];
  if (first && last) {
    parent.set('First', first.ref);
    parent.set('Last', last.ref);
  }
  parent.set('Count', items.length);
}

/** The place on the page from which the heading is read, at the size that the reader has chosen. */
function destinationOf(doc: EditedDocument, { page, top }: Heading): PdfValue {
  const place = doc.pages[page]!;
  const { height, toPage } = frameOf(place);
  const [x, y] = applyMatrix(toPage, 0, height - top);
  return [place.ref, new PdfName('XYZ'), x, y, null];
}
