import type { PdfiumDocument } from '../pdfium/document.ts';
import { withPage } from '../pdfium/page.ts';
import { type Box, type Placement, readPlacement } from '../pdfium/placement.ts';
import { fitScale, renderPage } from '../pdfium/render.ts';
import { readPageSize } from '../pdfium/page.ts';
import { readPageText } from '../pdfium/text.ts';
import { cleanImage, isBlank } from './clean.ts';
import { type Corner, readImage, type ReadWord } from './read-image.ts';
import { readScanFacts } from './scan.ts';

/** A word on the page as the reader sees it (points from the top left corner), and how sure it is, from 0 to 1. */
export type OcrWord = Box & { text: string; confidence: number };

/** `source`: read from the picture, or taken from the text the page carries already, or nothing was there. */
export type OcrPage = {
  page: number;
  source: 'ocr' | 'text' | 'blank';
  text: string;
  confidence: number;
  width: number;
  height: number;
  words: OcrWord[];
};

/** A page as it was read, and its words in the page's own axes for a text layer. */
export type PageReading = { result: OcrPage; layer: ReadWord[] };

export type PageOptions = {
  language: string;
  languageFolder?: string;
  enhanceImage: boolean;
  readAgain: boolean;
  signal?: AbortSignal;
};

/** Letters that a page without a picture must carry, and one with, to count as text already. */
const ENOUGH_LETTERS = 1;
const ENOUGH_LETTERS_ON_SCAN = 25;

/** Pixels that are worth reading: an A3 page at 400 dpi. */
const LARGEST_IMAGE = 31_000_000;

export async function readPage(
  document: PdfiumDocument,
  index: number,
  options: PageOptions,
): Promise<PageReading> {
  const size = readPageSize(document, index);
  const empty: OcrPage = { page: index + 1, source: 'blank', text: '', confidence: 1, ...size, words: [] };
  const scan = readScanFacts(document, index);
  const carried = options.readAgain ? undefined : readCarriedText(document, index, scan.isScan);
  if (carried) return { result: { ...empty, source: 'text', ...carried }, layer: [] };
  const largest = Math.sqrt(LARGEST_IMAGE / (size.width * size.height));
  const image = renderPage(document, index, {
    scale: fitScale(size, Math.min(scan.dpi / 72, largest)),
    format: 'gray',
    annotations: false,
  });
  if (isBlank(image)) return { result: empty, layer: [] };
  const clean = await cleanImage(image, image.scale * 72, options.enhanceImage);
  const { language: codes, languageFolder: folder, signal } = options;
  const read = await readImage(clean, { languages: { codes, folder }, signal });
  const inPoints = read.words.map((word) =>
    mapWord(word, ({ x, y }) => ({ x: x / image.scale, y: y / image.scale })),
  );
  const placement = withPage(document, index, (page) => readPlacement(document.engine, page));
  const words = inPoints.map(({ text, confidence, corners }) => ({
    text,
    confidence,
    ...boundCorners(corners),
  }));
  const { text, confidence } = read;
  const layer = inPoints.map((word) => mapWord(word, (corner) => unplace(placement, corner)));
  return { result: { ...empty, source: 'ocr', text, confidence, words }, layer };
}

function readCarriedText(document: PdfiumDocument, index: number, isScan: boolean) {
  const { text, words } = readPageText(document, index);
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < (isScan ? ENOUGH_LETTERS_ON_SCAN : ENOUGH_LETTERS)) return undefined;
  const found = words.map(({ text: word, x, y, width, height }) => ({
    text: word,
    confidence: 1,
    x,
    y,
    width,
    height,
  }));
  return { text, confidence: 1, words: found };
}

function mapWord(word: ReadWord, map: (corner: Corner) => Corner): ReadWord {
  const [start, end] = word.baseline;
  return { ...word, corners: word.corners.map(map), baseline: [map(start), map(end)] };
}

function boundCorners(corners: Corner[]): Box {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** From what the reader sees back to the page's own axes. The matrix only turns and mirrors: its inverse is its transpose. */
function unplace({ matrix: [a, b, c, d, e, f] }: Placement, { x, y }: Corner): Corner {
  return { x: a * (x - e) + b * (y - f), y: c * (x - e) + d * (y - f) };
}
