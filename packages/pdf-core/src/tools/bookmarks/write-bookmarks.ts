import type { EditedDocument } from '../../edit/edited-document.ts';
import { catalogRef, touch } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { writeOutline } from '../../edit/write-outline.ts';
import { applyMatrix } from '../../pdf/matrix.ts';
import { PdfName, type PdfValue } from '../../pdf/values.ts';
import type { Heading } from './find-headings.ts';

/** In place of those that are there. */
export function writeBookmarks(doc: EditedDocument, headings: Heading[]): void {
  const known = headings.filter(({ page }) => page < doc.pages.length);
  const entries = known.map((heading) => ({ ...heading, destination: destinationOf(doc, heading) }));
  doc.catalog.set('Outlines', writeOutline(doc.graph, entries));
  touch(doc, catalogRef(doc));
}

/** The place on the page from which the heading is read, at the size that the reader has chosen. */
function destinationOf(doc: EditedDocument, { page, top }: Heading): PdfValue {
  const place = doc.pages[page]!;
  const { height, toPage } = frameOf(place);
  const [x, y] = applyMatrix(toPage, 0, height - top);
  return [place.ref, new PdfName('XYZ'), x, y, null];
}
