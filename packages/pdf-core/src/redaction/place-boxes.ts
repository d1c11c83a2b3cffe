import { PdfError } from '../errors.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { readPageSize } from '../pdfium/page.ts';
import type { Box } from '../pdfium/placement.ts';
import type { RedactionBox } from '../tools/redact/options.ts';
import type { PageBox } from './plan.ts';

/** Boxes as callers give them, from the lower left corner; one that is on no page is refused by its number. */
export function placeBoxes(document: PdfiumDocument, boxes: readonly RedactionBox[]): PageBox[] {
  const count = document.pageCount;
  return boxes.map(({ page, x, y, width, height, label }, index) => {
    if (page > count) throw new PdfError('redaction_box_without_page', { box: index + 1, page, count });
    const size = readPageSize(document, page - 1);
    if (x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0)
      throw new PdfError('redaction_box_off_page', { box: index + 1, page });
    return { page: page - 1, x, y: size.height - y - height, width, height, label };
  });
}

/** A box as callers get it. */
export function seenBox({ x, y, width, height }: Box, pageHeight: number): Box {
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(x), y: round(pageHeight - y - height), width: round(width), height: round(height) };
}
