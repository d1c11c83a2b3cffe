import { eachImage, readImageSize, readShownSize } from '../../pdfium/images.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { withPage, readPageSize } from '../../pdfium/page.ts';

/** Reading is best at this; more gains nothing and costs time. */
export const BEST_DPI = 300;
const LEAST_DPI = 72;
/** An image of this share of the page makes the page a scan. */
const SCAN_SHARE = 0.4;

/** Pictures that differ less in size lie over each other. */
const SAME_PLACE = 0.98;

/** `covered`: the share of the page that its largest picture takes. */
export type ScanFacts = { isScan: boolean; covered: number; dpi: number };

/** Whether a page is mostly a picture, and at which resolution to draw it so that its pixels are kept as they are. */
export function readScanFacts(document: PdfiumDocument, index: number): ScanFacts {
  return withPage(document, index, (page) => readOpenScan(document, page, index));
}

/** The same of a page that is open. */
export function readOpenScan(document: PdfiumDocument, page: number, index: number): ScanFacts {
  const { engine } = document;
  const size = readPageSize(document, index);
  let covered = 0;
  let dpi = 0;
  eachImage(engine, page, (found) => {
    const shown = readShownSize(engine, found);
    const share = (shown.width * shown.height) / (size.width * size.height);
    if (share < SAME_PLACE * covered) return;
    const pixels = readImageSize(engine, found.image);
    const own = Math.max(pixels.width / shown.width, pixels.height / shown.height) * 72;
    // The text of a scan in layers is finer than its paper.
    dpi = share * SAME_PLACE > covered ? own : Math.max(dpi, own);
    covered = Math.max(covered, share);
  });
  const isScan = covered >= SCAN_SHARE;
  const usable = isScan && dpi >= LEAST_DPI && dpi <= 1.34 * BEST_DPI ? dpi : BEST_DPI;
  return { isScan, covered, dpi: usable };
}
