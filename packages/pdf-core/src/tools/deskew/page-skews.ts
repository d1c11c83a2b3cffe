import { type PdfiumDocument, withDocument } from '../../pdfium/document.ts';
import { eachImage, readShownSize } from '../../pdfium/images.ts';
import { readPageSize, withPage } from '../../pdfium/page.ts';
import { renderPage } from '../../pdfium/render.ts';
import { throwIfAborted, type ToolContext } from '../../tool.ts';
import { findSkew } from './find-skew.ts';

/** Pictures of this share of a page make it a scan; some scanners give it in strips. */
const SCAN_SHARE = 0.7;
/** Pixels of the longer side in which angles are looked for: a tenth of a degree is three of them. */
const LONGEST_SIDE = 1700;
/** Below, what was found may be the direction of a photo's shadows. */
const LEAST_CLARITY = 2.2;

/** In degrees clockwise, `unclear` where no lines tell it, `no_scan` where the page is not a picture of paper. */
export type PageSkew = number | 'unclear' | 'no_scan';

export function findPageSkews(
  bytes: Uint8Array,
  indexes: number[],
  context?: ToolContext,
): Promise<PageSkew[]> {
  return withDocument(bytes, {}, (document) =>
    indexes.map((index, done) => {
      throwIfAborted(context);
      const skew = isScan(document, index) ? skewOf(document, index) : 'no_scan';
      context?.progress?.(done + 1, indexes.length, 'page');
      return skew;
    }),
  );
}

function isScan(document: PdfiumDocument, index: number): boolean {
  const size = readPageSize(document, index);
  let covered = 0;
  withPage(document, index, (page) =>
    eachImage(document.engine, page, (found) => {
      const shown = readShownSize(document.engine, found);
      covered += Math.min(shown.width, size.width) * Math.min(shown.height, size.height);
    }),
  );
  return covered >= SCAN_SHARE * size.width * size.height;
}

function skewOf(document: PdfiumDocument, index: number): PageSkew {
  const { width, height } = readPageSize(document, index);
  const scale = LONGEST_SIDE / Math.max(width, height);
  const skew = findSkew(renderPage(document, index, { scale, format: 'gray', annotations: false }));
  return skew && skew.clarity >= LEAST_CLARITY ? skew.degrees : 'unclear';
}
