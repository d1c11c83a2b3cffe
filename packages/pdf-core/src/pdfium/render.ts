import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { PdfiumDocument } from './document.ts';
import { refuseHugeImages } from './images.ts';
import { withMemory } from './memory.ts';
import { type PageSize, readPageSize, withPage } from './page.ts';

/** Pixels of a page, row by row with no gaps. `scale` is pixels a point: 72 dpi is 1. */
export type PageImage = {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 4;
  scale: number;
};

export type RenderPageOptions = {
  scale: number;
  /** `gray` is one byte a pixel, the others four; `rgbx` is drawn on paper that is never clear, in less time. */
  format?: 'rgba' | 'rgbx' | 'gray';
  /** Notes, stamps and form fields drawn over the page. */
  annotations?: boolean;
  /** A picture that fills the page keeps its pixels, where the scale is the picture's own. */
  keepPixels?: boolean;
  /** The paper left clear, where the format is rgba. */
  transparent?: boolean;
  /** Memory that the picture may take, where it has room, in place of new. */
  into?: Buffer | undefined;
};

const BITMAP_GRAY = 1;
const BITMAP_BGRX = 3;
const BITMAP_BGRA = 4;
const DRAW_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;

/** The scale asked for, or the largest that keeps the picture within limits. */
export function fitScale(size: PageSize, scale: number, longestSide: number = limits.renderedSide): number {
  const byPixels = Math.sqrt(limits.renderedPixels / (size.width * size.height));
  const bySide = longestSide / Math.max(size.width, size.height);
  return Math.min(scale, byPixels, bySide);
}

/** Draws a page (counted from 0). The picture is ours: no memory of the engine stays in use. */
export function renderPage(document: PdfiumDocument, index: number, options: RenderPageOptions): PageImage {
  return withPage(document, index, (page) => renderOpenPage(document, page, index, options));
}

/** The same of a page that is open, with the objects of it that are active. */
export function renderOpenPage(
  document: PdfiumDocument,
  page: number,
  index: number,
  options: RenderPageOptions,
): PageImage {
  return useRendered(document, page, index, options, (image) => ({
    ...image,
    data: ownPixels(image, options.into),
  }));
}

/** Draws an open page for `use`, without a copy: the pixels are the engine's, and gone when `use` returns. */
export function useRendered<T>(
  document: PdfiumDocument,
  page: number,
  index: number,
  options: RenderPageOptions,
  use: (image: PageImage) => T,
): T {
  const size = readPageSize(document, index);
  if (!(size.width > 0 && size.height > 0)) throw new PdfError('page_without_size', { page: index + 1 });
  const scale = fitScale(size, options.scale);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const channels = options.format === 'gray' ? 1 : 4;
  document.scales?.draw(index);
  refuseHugeImages(document.engine, page);
  return drawPixels(document, page, { width, height, channels }, options, (data) =>
    use({ data, width, height, channels, scale }),
  );
}

type Picture = { width: number; height: number; channels: 1 | 4 };

function ownPixels({ data }: PageImage, into: Buffer | undefined): Buffer {
  if (!into || into.length < data.length) return Buffer.from(data);
  into.set(data);
  return into.subarray(0, data.length);
}

function drawPixels<T>(
  document: PdfiumDocument,
  page: number,
  picture: Picture,
  options: RenderPageOptions,
  use: (pixels: Buffer) => T,
): T {
  const { engine, form } = document;
  const { width, height, channels } = picture;
  const length = width * height * channels;
  return withMemory(engine, length, (pixels) => {
    const kind = channels === 1 ? BITMAP_GRAY : options.format === 'rgbx' ? BITMAP_BGRX : BITMAP_BGRA;
    const bitmap = engine.FPDFBitmap_CreateEx(width, height, kind, pixels, width * channels);
    if (!bitmap) throw new PdfError('page_too_large', null, { details: { width, height } });
    try {
      engine.heap().fill(options.transparent && kind === BITMAP_BGRA ? 0 : 255, pixels, pixels + length);
      const annotations = options.annotations ?? true;
      // PDFium traps if the byte order of a gray picture is set.
      const flags = (channels === 4 ? RED_FIRST : 0) | (annotations ? DRAW_ANNOTATIONS : 0);
      if (options.keepPixels) drawSmaller(document, bitmap, page, picture, flags);
      else engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
      if (annotations && form) engine.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
    } finally {
      engine.FPDFBitmap_Destroy(bitmap);
    }
    return use(Buffer.from(engine.heap().buffer, pixels, length));
  });
}

/** Less than a pixel on any page. */
const HAIR = 0.9999;

/** By a hair: a picture whose edge lies a rounding error beyond a pixel is stretched by one, and blurred by that. */
function drawSmaller(
  { engine }: PdfiumDocument,
  bitmap: number,
  page: number,
  { width, height }: Picture,
  flags: number,
): void {
  const size = { width: engine.FPDF_GetPageWidthF(page), height: engine.FPDF_GetPageHeightF(page) };
  const [across, down] = [(width / size.width) * HAIR, (height / size.height) * HAIR];
  const numbers = [across, 0, 0, down, 0, 0, 0, 0, width, height];
  withMemory(engine, numbers.length * 4, (matrix) => {
    const memory = new DataView(engine.heap().buffer);
    numbers.forEach((value, i) => memory.setFloat32(matrix + i * 4, value, true));
    const clip = matrix + 6 * 4;
    engine.FPDF_RenderPageBitmapWithMatrix(bitmap, page, matrix, clip, flags);
  });
}
