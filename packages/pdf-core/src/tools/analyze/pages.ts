import { eachImage, readImageSize, readShownSize, type ShownImage } from '../../pdfium/images.ts';
import type { Engine } from '../../pdfium/engine.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { readInteger, readUtf8, withMemory } from '../../pdfium/memory.ts';
import { readPageSize, withPage } from '../../pdfium/page.ts';
import { readOpenText } from '../../pdfium/text.ts';

/** `imageShare` is how much of the page pictures cover, from 0 to 1. */
export type PageAnalysis = {
  page: number;
  kind: 'text' | 'scan' | 'mixed' | 'empty';
  words: number;
  imageShare: number;
};

export type ImageAnalysis = {
  /** The pages it is shown on. */
  pages: number[];
  width: number;
  height: number;
  /** Pixels an inch at the size it is shown, where that is largest. */
  dpi: number;
  colorSpace: string;
  bitsPerPixel: number;
  filter: string;
  bytes: number;
};

/** Colour spaces as PDFium counts them. */
const SPACES = [
  'unknown',
  'DeviceGray',
  'DeviceRGB',
  'DeviceCMYK',
  'CalGray',
  'CalRGB',
  'Lab',
  'ICCBased',
  'Separation',
  'DeviceN',
  'Indexed',
  'Pattern',
];

export function analyzePage(
  document: PdfiumDocument,
  index: number,
  images: Map<string, ImageAnalysis>,
): PageAnalysis {
  const { engine } = document;
  const size = readPageSize(document, index);
  let covered = 0;
  const words = withPage(document, index, (page) => {
    eachImage(engine, page, (shown) => {
      const image = describeImage(engine, shown, page);
      const area = readShownSize(engine, shown);
      covered += (area.width * area.height) / (size.width * size.height);
      const key = [image.width, image.height, image.bytes, image.filter].join(' ');
      const known = images.get(key);
      if (!known) images.set(key, { ...image, pages: [index + 1] });
      else {
        if (known.pages.at(-1) !== index + 1) known.pages.push(index + 1);
        known.dpi = Math.min(known.dpi, image.dpi);
      }
    });
    return readOpenText(document, page, index).words.length;
  });
  const imageShare = Math.round(Math.min(1, covered) * 100) / 100;
  return { page: index + 1, kind: judgeKind(words, imageShare), words, imageShare };
}

function judgeKind(words: number, imageShare: number): PageAnalysis['kind'] {
  if (!words) return imageShare > 0.02 ? 'scan' : 'empty';
  return imageShare > 0.15 ? 'mixed' : 'text';
}

function describeImage(engine: Engine, shown: ShownImage, page: number): Omit<ImageAnalysis, 'pages'> {
  const { image } = shown;
  const pixels = readImageSize(engine, image);
  const area = readShownSize(engine, shown);
  const dpi = Math.round(Math.max((pixels.width / area.width) * 72, (pixels.height / area.height) * 72)) || 0;
  return withMemory(engine, 28, (pointer) => {
    engine.FPDFImageObj_GetImageMetadata(image, page, pointer);
    const colorSpace = SPACES[readInteger(engine, pointer + 20)] ?? 'unknown';
    const bitsPerPixel = readInteger(engine, pointer + 16);
    const bytes = engine.FPDFImageObj_GetImageDataRaw(image, 0, 0);
    return { ...pixels, dpi, colorSpace, bitsPerPixel, filter: readFilters(engine, image), bytes };
  });
}

function readFilters(engine: Engine, image: number): string {
  const count = Math.min(8, engine.FPDFImageObj_GetImageFilterCount(image));
  const names = Array.from({ length: Math.max(0, count) }, (_, i) =>
    readUtf8(engine, (buffer, size) => engine.FPDFImageObj_GetImageFilter(image, i, buffer, size)),
  );
  return names.join(' ') || 'none';
}
