import sharp from 'sharp';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';

/** Part of a page, counted from 1, in shares of its width and height from the top left. */
export type PageRegion = { page: number; left: number; top: number; width: number; height: number };

/** Twice as fine as pages are compared, so that a blurred edge is still seen as one. */
const DPI = 200;
const QUALITY = 95;

/** The region as a WebP picture. */
export async function drawRegion(
  document: PdfiumDocument,
  { page, left, top, width, height }: PageRegion,
): Promise<Uint8Array> {
  const image = renderPage(document, page - 1, { scale: DPI / 72 });
  const start = { left: Math.floor(left * image.width), top: Math.floor(top * image.height) };
  const size = {
    width: Math.max(1, Math.min(image.width - start.left, Math.round(width * image.width))),
    height: Math.max(1, Math.min(image.height - start.top, Math.round(height * image.height))),
  };
  const raw = { width: image.width, height: image.height, channels: image.channels };
  return sharp(image.data, { raw, limitInputPixels: false })
    .extract({ ...start, ...size })
    .removeAlpha()
    .webp({ quality: QUALITY })
    .toBuffer();
}
