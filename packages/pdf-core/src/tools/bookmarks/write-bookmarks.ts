import { PDFName, PDFNull } from '@cantoo/pdf-lib';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { catalogRef, touch } from '../../edit/open-document.ts';
import { applyMatrix, frameOf } from '../../edit/pages.ts';
import { writeOutline } from '../../edit/write-outline.ts';
import type { Heading } from './find-headings.ts';

/** In place of those that are there. */
export function writeBookmarks(doc: EditedDocument, headings: Heading[]): void {
  const { context, catalog } = doc.pdf;
  const known = headings.filter(({ page }) => page < doc.pages.length);
  const entries = known.map((heading) => ({ ...heading, destination: destinationOf(doc, heading) }));
  catalog.set(PDFName.of('Outlines'), writeOutline(context, entries));
  touch(doc, catalogRef(doc));
}

/** The place on the page from which the heading is read, at the size that the reader has chosen. */
function destinationOf(doc: EditedDocument, { page, top }: Heading) {
  const place = doc.pages[page]!;
  const { height, toPage } = frameOf(place);
  const [x, y] = applyMatrix(toPage, 0, height - top);
  return doc.pdf.context.obj([place.ref, PDFName.of('XYZ'), x, y, PDFNull]);
}
