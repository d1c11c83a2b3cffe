import { withDocument } from '../../pdfium/document.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import type { PageImage } from '../../pdfium/render.ts';

/** Opens two versions of a document side by side. */
export function withBoth<T>(
  before: Uint8Array,
  after: Uint8Array,
  use: (before: PdfiumDocument, after: PdfiumDocument) => T | Promise<T>,
): Promise<T> {
  return withDocument(before, {}, (one) => withDocument(after, {}, (other) => use(one, other)));
}

export function drawGray(document: PdfiumDocument, page: number, dpi: number): PageImage {
  return renderPage(document, page, { scale: dpi / 72, format: 'gray' });
}
