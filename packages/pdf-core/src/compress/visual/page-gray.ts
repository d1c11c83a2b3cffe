import { withDocument } from '../../pdfium/document.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import type { PageImage } from '../../pdfium/render.ts';

/** Opens several versions of a document side by side. */
export function withDocuments<T>(
  versions: Uint8Array[],
  use: (documents: PdfiumDocument[]) => T | Promise<T>,
  opened: PdfiumDocument[] = [],
): Promise<T> {
  const [first, ...others] = versions;
  if (!first) return Promise.resolve(use(opened));
  return withDocument(first, {}, (document) => withDocuments(others, use, [...opened, document]));
}

export function drawGray(document: PdfiumDocument, page: number, dpi: number): PageImage {
  return renderPage(document, page, { scale: dpi / 72, format: 'gray' });
}
