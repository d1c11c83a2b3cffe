import { createCanvas, drawShaped, finishCanvas } from '../edit/canvas.ts';
import { blankPages } from '../edit/blank-document.ts';
import { drawOnPage } from '../edit/draw-on-page.ts';
import { openDocument, saveDocument } from '../edit/open-document.ts';
import { shapeLine } from '../fonts/shape-text.ts';
import { withDocument } from '../pdfium/document.ts';
import { renderPage } from '../pdfium/render.ts';
import type { GrayImage } from '../tools/ocr/gray-image.ts';

const SIZE = 48;
const AROUND = 4;

/** The words of a label, dark on white, in any script. */
export async function drawLabel(text: string): Promise<GrayImage> {
  const line = await shapeLine(text);
  const [width, height] = [
    line.width * SIZE + 2 * AROUND,
    (line.ascender - line.descender) * SIZE + 2 * AROUND,
  ];
  const doc = await openDocument(blankPages([[width, height]]));
  const canvas = createCanvas(doc, width, height);
  canvas.content = '0 g\n';
  drawShaped(canvas, line, SIZE, AROUND, AROUND - line.descender * SIZE);
  drawOnPage(doc, doc.pages[0]!, finishCanvas(canvas));
  const bytes = await saveDocument(doc);
  return withDocument(bytes, {}, (open) => renderPage(open, 0, { scale: 1, format: 'gray' }));
}
