import type { PdfiumDocument } from '../../pdfium/document.ts';
import type { Box } from '../../pdfium/placement.ts';
import { fitScale, renderPage } from '../../pdfium/render.ts';
import { readPageSize } from '../../pdfium/page.ts';
import { readPageText } from '../../pdfium/text.ts';
import { type CleanImage, cleanImage, isBlank } from './clean.ts';
import { hasWriting, LOOKED_AT } from './find-writing.ts';
import type { GrayImage } from './gray-image.ts';
import { hasLanguage } from './languages.ts';
import { type Corner, type ReadImage, readImage, type ReadOptions, type ReadWord } from './read-image.ts';
import type { Stand } from './stand.options.ts';
import { readScanFacts, type ScanFacts } from './scan.ts';
import { tellOtherLanguage } from './tell-language.options.ts';

/** A word on the page as the reader sees it (points from the top left corner), and how sure it is, from 0 to 1. */
export type OcrWord = Box & { text: string; confidence: number; stand?: Stand };

/** `source`: read from the picture, or taken from the text the page carries already, or nothing was there. */
export type OcrPage = {
  page: number;
  source: 'ocr' | 'text' | 'blank';
  text: string;
  confidence: number;
  width: number;
  height: number;
  words: OcrWord[];
  /** What a page was read in: as asked, or the language that it turned out to be in. */
  language?: string;
  /** The language that the text seems to be in, which is not installed. */
  otherLanguage?: string;
};

export type PageOptions = {
  language: string;
  languageFolder?: string | undefined;
  enhanceImage: boolean;
  readAgain: boolean;
  signal?: AbortSignal | undefined;
  onShare?: ReadOptions['onShare'];
};

/** Letters that a page without a picture must carry, and one with, to count as text already. */
const ENOUGH_LETTERS = 1;
const ENOUGH_LETTERS_ON_SCAN = 25;
/** Of a page that is all picture, what stands within this share of its upper and lower edge was stamped on it. */
const MARGIN = 0.12;
const ALL_PICTURE = 0.7;

/** Pixels that are worth reading: an A3 page at 400 dpi. */
const LARGEST_IMAGE = 31_000_000;

export async function readPage(
  document: PdfiumDocument,
  index: number,
  options: PageOptions,
): Promise<OcrPage> {
  const size = readPageSize(document, index);
  const empty: OcrPage = { page: index + 1, source: 'blank', text: '', confidence: 1, ...size, words: [] };
  const scan = readScanFacts(document, index);
  const carried = options.readAgain ? undefined : readCarriedText(document, index, scan);
  if (carried) return { ...empty, source: 'text', ...carried };
  const largest = Math.sqrt(LARGEST_IMAGE / (size.width * size.height));
  const image = renderPage(document, index, {
    scale: fitScale(size, Math.min(scan.dpi / 72, largest)),
    format: 'gray',
    annotations: false,
    keepPixels: true,
  });
  const read = await readPicture(image, options);
  return read ? { ...empty, source: 'ocr', ...read } : empty;
}

/** Whether a page has something that OCR could read. Its own text is not looked at. */
export function hasSomethingToRead(document: PdfiumDocument, index: number): boolean {
  const size = readPageSize(document, index);
  const scale = LOOKED_AT / Math.max(size.width, size.height);
  const image = renderPage(document, index, { scale, format: 'gray', annotations: false });
  return !isBlank(image) && hasWriting(image);
}

type ReadPicture = Pick<OcrPage, 'text' | 'confidence' | 'words' | 'language' | 'otherLanguage'>;

/** The words in a picture of a page, in points of the page; undefined where nothing is on it. */
export async function readPicture(
  image: GrayImage & { scale: number },
  { language: codes, languageFolder: folder, enhanceImage, ...reading }: Omit<PageOptions, 'readAgain'>,
): Promise<ReadPicture | undefined> {
  if (isBlank(image)) return undefined;
  const clean = await cleanImage(image, image.scale * 72, enhanceImage);
  const { words, ...read } = await readInItsLanguage(clean, codes, folder, reading);
  return { ...read, words: words.map((word) => placeWord(word, image.scale)) };
}

/** A page in another language than asked is read again in that one, where its data is there and makes it surer. */
async function readInItsLanguage(
  image: CleanImage,
  codes: string,
  folder: string | undefined,
  { signal, onShare }: Omit<ReadOptions, 'languages'>,
): Promise<ReadImage & Pick<OcrPage, 'language' | 'otherLanguage'>> {
  const read = async (language: string) => ({
    ...(await readImage(image, { languages: { codes: language, folder }, signal, onShare })),
    language,
  });
  const first = await read(codes);
  const other = tellOtherLanguage(first.text, codes);
  if (!other) return first;
  if (!(await hasLanguage(other.code, folder))) return { ...first, otherLanguage: other.code };
  const second = await read(other.isBeside ? `${codes}+${other.code}` : other.code);
  return second.confidence > first.confidence ? second : first;
}

function readCarriedText(document: PdfiumDocument, index: number, { isScan, covered }: ScanFacts) {
  const { text, words, height: high } = readPageText(document, index);
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < (isScan ? ENOUGH_LETTERS_ON_SCAN : ENOUGH_LETTERS)) return undefined;
  const isStamp = (word: Box) => word.y + word.height < MARGIN * high || word.y > (1 - MARGIN) * high;
  if (covered > ALL_PICTURE && words.every(isStamp)) return undefined;
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

function placeWord({ text, confidence, corners, baseline, line }: ReadWord, scale: number): OcrWord {
  const [start, end] = baseline.map((corner) => toPoints(corner, scale)) as [Corner, Corner];
  const [first] = corners;
  const rise = first ? Math.hypot(first.x / scale - start.x, first.y / scale - start.y) : 0;
  const stand: Stand = { line, from: [start.x, start.y], to: [end.x, end.y], rise: round(rise) };
  return { text, confidence: round(confidence), ...boundCorners(corners, scale), stand };
}

function boundCorners(corners: Corner[], scale: number): Box {
  const xs = corners.map(({ x }) => x / scale);
  const ys = corners.map(({ y }) => y / scale);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: round(x),
    y: round(y),
    width: round(Math.max(...xs) - x),
    height: round(Math.max(...ys) - y),
  };
}

function toPoints({ x, y }: Corner, scale: number): Corner {
  return { x: round(x / scale), y: round(y / scale) };
}

/** A hundredth of a point, or of a share, is finer than any reader is; a page has hundreds of words. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
