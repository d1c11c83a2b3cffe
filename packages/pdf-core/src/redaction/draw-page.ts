import type { PdfiumDocument } from '../pdfium/document.ts';
import { type PageSize, readPageSize, withPage } from '../pdfium/page.ts';
import type { Box } from '../pdfium/placement.ts';
import { fitScale, type PageImage, renderPage, useRendered } from '../pdfium/render.ts';
import { fillBoxes, type Look } from './burn-boxes.ts';
import { type EncodedPage, encodeIfColoured, encodePage } from './encode-page.ts';
import { type HiddenColours, isSurelyGray } from './surely-gray.ts';

/** Pixels that a page is drawn with at most: A1 at 200 dpi. */
export const MOST_PIXELS = 31_000_000;

/** A page (counted from 0) and what is filled over it. */
export type PageToDraw = {
  index: number;
  dpi: number;
  boxes: readonly Box[];
  color: Look['color'];
  hidden: HiddenColours;
};

/**
 * The finished picture of a page on which nothing is read or written. One that shows no colour is drawn without any in the
 * end, even if it was drawn with colours to see that, so that what lies under boxes has no say in how the rest looks.
 */
export function drawCovered(document: PdfiumDocument, page: PageToDraw): Promise<EncodedPage> {
  const { index, boxes, color, dpi, hidden } = page;
  const size = readPageSize(document, index);
  return withPage(document, index, (open) => {
    const draw = (format: 'gray' | 'rgbx') =>
      useRendered(document, open, index, { scale: scaleOf(size, dpi), format }, (image) => {
        fillBoxes(image, size, boxes, page);
        return format === 'gray' ? encodePage(image) : encodeIfColoured(image);
      });
    const isGray =
      (!boxes.length || new Set(color).size === 1) && isSurelyGray(document.engine, open, hidden);
    return (isGray ? undefined : draw('rgbx')) ?? draw('gray')!;
  });
}

/** A page as it is, in memory that another picture is done with, if there is some. */
export function drawPage(
  document: PdfiumDocument,
  index: number,
  dpi: number,
  into: Buffer | undefined,
): PageImage {
  return renderPage(document, index, {
    scale: scaleOf(readPageSize(document, index), dpi),
    format: 'rgbx',
    into,
  });
}

function scaleOf(size: PageSize, dpi: number): number {
  return fitScale(size, Math.min(dpi / 72, Math.sqrt(MOST_PIXELS / (size.width * size.height))));
}
