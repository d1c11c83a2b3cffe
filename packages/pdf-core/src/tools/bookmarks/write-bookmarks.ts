import { PDFDict, PDFHexString, PDFName, PDFNull, type PDFRef } from '@cantoo/pdf-lib';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { catalogRef, touch } from '../../edit/open-document.ts';
import { applyMatrix, frameOf } from '../../edit/pages.ts';
import type { Heading } from './find-headings.ts';

type Entry = { heading: Heading; children: Entry[] };

/** In place of those that are there. */
export function writeBookmarks(doc: EditedDocument, headings: Heading[]): void {
  const { context, catalog } = doc.pdf;
  const known = headings.filter(({ page }) => page < doc.pages.length);
  const root = PDFDict.withContext(context);
  const ref = context.register(root);
  root.set(PDFName.of('Type'), PDFName.of('Outlines'));
  writeLevel(doc, root, ref, nest(known));
  catalog.set(PDFName.of('Outlines'), ref);
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
function writeLevel(doc: EditedDocument, parent: PDFDict, parentRef: PDFRef, entries: Entry[]): void {
  const { context } = doc.pdf;
  const items = entries.map((entry) => {
    const dict = PDFDict.withContext(context);
    return { entry, dict, ref: context.register(dict) };
  });
  for (const [at, { entry, dict, ref }] of items.entries()) {
    dict.set(PDFName.of('Title'), PDFHexString.fromText(entry.heading.title));
    dict.set(PDFName.of('Parent'), parentRef);
    dict.set(PDFName.of('Dest'), destinationOf(doc, entry.heading));
    const [before, after] = [items[at - 1], items[at + 1]];
    if (before) dict.set(PDFName.of('Prev'), before.ref);
    if (after) dict.set(PDFName.of('Next'), after.ref);
    if (entry.children.length) {
      writeLevel(doc, dict, ref, entry.children);
      dict.set(PDFName.of('Count'), context.obj(-entry.children.length));
    }
  }
  const [first, last] = [items[0], items.at(-1)];
  if (first && last) {
    parent.set(PDFName.of('First'), first.ref);
    parent.set(PDFName.of('Last'), last.ref);
  }
  parent.set(PDFName.of('Count'), context.obj(items.length));
}

/** The place on the page from which the heading is read, at the size that the reader has chosen. */
function destinationOf(doc: EditedDocument, { page, top }: Heading) {
  const place = doc.pages[page]!;
  const { height, toPage } = frameOf(place);
  const [x, y] = applyMatrix(toPage, 0, height - top);
  return doc.pdf.context.obj([place.ref, PDFName.of('XYZ'), x, y, PDFNull]);
}
