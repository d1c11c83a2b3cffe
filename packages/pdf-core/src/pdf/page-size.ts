import { limits } from '../limits.ts';
import type { PdfDocument } from './document.ts';
import { type Page, pageValue } from './pages.ts';

export type ShownSize = { width: number; height: number; rotation: number };

/** The size of a page as the reader sees it, and how it is turned. */
export function shownPageSize(document: PdfDocument, page: Page): ShownSize {
  const [width, height] = pageSize(document, page);
  const turned = Number(document.resolve(pageValue(page, 'Rotate'))) || 0;
  const rotation = (((Math.round(turned / 90) * 90) % 360) + 360) % 360;
  return rotation % 180 ? { width: height, height: width, rotation } : { width, height, rotation };
}

/** The crop box where there is one, else the media box, else US Letter, as viewers do. */
function pageSize(document: PdfDocument, page: Page): [number, number] {
  for (const key of ['CropBox', 'MediaBox'] as const) {
    const [left, bottom, right, top] = document
      .array(pageValue(page, key))
      .map((side) => Number(document.resolve(side)));
    const [width, height] = [round(Math.abs(right! - left!)), round(Math.abs(top! - bottom!))];
    const isSide = (length: number) => length > 0 && length <= limits.pageSide;
    if (isSide(width) && isSide(height)) return [width, height];
  }
  return [612, 792];
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
