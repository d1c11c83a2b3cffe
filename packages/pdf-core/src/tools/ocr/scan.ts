import { eachImage, readImageSize, readShownSize } from '../../pdfium/images.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { withPage, readPageSize } from '../../pdfium/page.ts';

/** Reading is best at this; more gains nothing and costs time. */
export const BEST_DPI = 300;
const LEAST_DPI = 72;
/** An image of this share of the page makes the page a scan. */
const SCAN_SHARE = 0.4;

/** `covered`: the share of the page that its largest picture takes. */
export type ScanFacts = { isScan: boolean; covered: number; dpi: number };

/** Whether a page is mostly a picture, and at which resolution to draw it so that its pixels are kept as they are. */
export function readScanFacts(document: PdfiumDocument, index: number): ScanFacts {
  const { engine } = document;
  const size = readPageSize(document, index);
  let covered = 0;
  let dpi = BEST_DPI;
  withPage(document, index, (page) =>
    eachImage(engine, page, (found) => {
      const shown = readShownSize(engine, found);
      const share = (shown.width * shown.height) / (size.width * size.height);
      if (share <= covered) return;
      covered = share;
      const pixels = readImageSize(engine, found.image);
      dpi = Math.max(pixels.width / shown.width, pixels.height / shown.height) * 72;
    }),
  );
  const isScan = covered >= SCAN_SHARE;
  const usable = isScan && dpi >= LEAST_DPI && dpi <= 1.34 * BEST_DPI ? dpi : BEST_DPI;
  return { isScan, covered, dpi: usable };
}
