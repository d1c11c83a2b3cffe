import type { PDFPageView, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** Lays the text over the pages anew that have theirs; the others get it when they are drawn. */
export function layTextAgain(viewer: PDFViewer): void {
  for (let index = 0; index < viewer.pagesCount; index++) {
    const { textLayer, viewport }: Partial<PDFPageView> = viewer.getPageView(index) ?? {};
    if (!textLayer || !viewport) continue;
    textLayer.cancel();
    // It fails if the page is closed before its text is there.
    textLayer.render({ viewport, images: null! }).catch(() => {});
  }
}
