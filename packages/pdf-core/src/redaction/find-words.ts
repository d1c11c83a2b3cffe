import { PdfError } from '../errors.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { readCharacters } from '../pdfium/characters.ts';
import { readAnnotationTexts } from '../pdfium/annotation-text.ts';
import { type PageSize, withPage } from '../pdfium/page.ts';
import type { Box } from '../pdfium/placement.ts';
import { readOpenText } from '../pdfium/text.ts';
import { readOpenScan } from '../tools/ocr/scan.ts';
import type { FindKind, Search, SignsFound } from './make-search.ts';
import { areUnspaced } from './normal-text.ts';
import { pageJoints } from './page-joints.ts';
import { readSigns, type Sign } from './page-signs.ts';
import { boxesOf } from './search-text.ts';

/** What was found on a page (counted from 0), where, and what stands around it. Boxes count from the upper left corner. */
export type Find = {
  page: number;
  kind: FindKind;
  text: string;
  before: string;
  after: string;
  boxes: Box[];
};

/** A page in the orders in which it can be read. Words may stand in its picture if it is mostly one, whatever was typed beside it. */
export type PageReading = { orders: Sign[][]; isPicture: boolean };
/** The orders that go on from page to page: as it is written, and as it is read. */
export type JointOrders = readonly (readonly Sign[])[];

/** A document of nothing else comes to so many; more is a mistake in what is searched. */
export const MOST_FINDS = 20_000;
const AROUND = 40;
const SPACES = /[\s\p{Cc}]+/gu;
/** Around letters, in their height and in points: strokes and soft edges reach beyond their outlines. */
const MARGIN = { share: 0.06, points: 0.4 };

/** The signs of a page as it is written, and its words in the order of reading, with those typed into fields and notes. */
export function readForSearch(document: PdfiumDocument, index: number): PageReading {
  return withPage(document, index, (page) => {
    const characters = readCharacters(document.engine, page, true);
    const written = readSigns(document.engine, page, characters);
    const read = readOpenText(document, page, index, characters);
    const typed = readAnnotationTexts(document, page).map(({ text, ...box }) => spread(text, box));
    const hasText = /[\p{L}\p{N}]/u.test(read.text);
    return {
      orders: [written, signsOfText(read), ...typed],
      isPicture: !hasText || readOpenScan(document, page, index).isScan,
    };
  });
}

type TextWithWords = { text: string; words: (Box & { start: number; end: number })[] };

/** Of a word only the whole is known: each of its letters stands for it. Words are in the order of the text. */
function signsOfText({ text, words }: TextWithWords): Sign[] {
  const signs: Sign[] = [];
  let next = 0;
  let box: Box | undefined;
  for (let place = 0; place < text.length;) {
    while (next < words.length && words[next]!.end <= place) {
      next += 1;
      box = undefined;
    }
    const word = words[next];
    if (word && word.start <= place) box ??= boxOf(word);
    const sign = String.fromCodePoint(text.codePointAt(place)!);
    signs.push({ text: sign, box, isBreak: sign === '\n' });
    place += sign.length;
  }
  return signs;
}

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

const spread = (text: string, box: Box): Sign[] =>
  [...text].map((sign) => ({ text: sign, box, isBreak: sign === '\n' || sign === '\r' }));

type ReadWord = Box & { text: string; stand?: { line: number } | undefined };

/** What is read in a picture has boxes that cut the tails of slanted letters. */
function withTails({ x, y, width, height }: Box): Box {
  const [across, down] = [0.12 * height, 0.1 * height];
  return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down };
}

/** The words that were read in a picture. */
export function signsOfWords(words: readonly ReadWord[]): Sign[] {
  return words.flatMap((word, at): Sign[] => {
    const { text, x, y, width, height } = word;
    const before = words[at - 1];
    const isSameLine = before?.stand?.line === word.stand?.line;
    const signs = spread(text, withTails({ x, y, width, height }));
    if (isSameLine && areUnspaced(before?.text.at(-1), text[0])) return signs;
    return [{ text: ' ', box: undefined, isBreak: at > 0 && !isSameLine }, ...signs];
  });
}

/** What is found on a page, in whichever order it is read. */
export function findOnPage(page: number, orders: readonly Sign[][], search: Search): Find[] {
  const finds: Find[] = [];
  for (const signs of orders)
    for (const found of search(signs)) {
      const place = placeOf(page, signs, found);
      if (place && !isAmong(finds, place)) finds.push(describe(place, signs, found));
      if (finds.length > MOST_FINDS) throw new PdfError('document_too_complex');
    }
  return finds;
}

/** What begins on one page and ends on the next: a find on each of the two. */
export function findAcross(page: number, before: JointOrders, after: JointOrders, search: Search): Find[] {
  const joints = [0, 1].flatMap((order) => pageJoints(before[order]!, after[order]!));
  return joints.flatMap(({ tail, head }) => {
    const signs = [...tail, { text: '\n', box: undefined, isBreak: true }, ...head];
    return search(signs).flatMap((found) => {
      if (found.start >= tail.length || found.end <= tail.length + 1) return [];
      const text = textOf(signs, found);
      const parts: [number, SignsFound][] = [
        [page, { ...found, end: tail.length }],
        [page + 1, { ...found, start: tail.length + 1 }],
      ];
      return parts.flatMap(([at, part]) => {
        const place = placeOf(at, signs, part);
        return place ? [{ ...describe(place, signs, part), text }] : [];
      });
    });
  });
}

/** Without finds that are found already. */
export function addFinds(known: Find[], more: readonly Find[]): void {
  for (const find of more) if (!isAmong(known, find)) known.push(find);
}

type Place = Pick<Find, 'page' | 'kind' | 'boxes'>;

/** Found already, perhaps letter by letter where only its words are known now. A page has many pairs of finds, so nothing is made for one. */
function isAmong(finds: readonly Find[], { page, kind, boxes }: Place): boolean {
  for (const known of finds)
    if (known.page === page && known.kind === kind && areOver(boxes, known.boxes)) return true;
  return false;
}

/** Whether each box holds the middle of one of the others, and no other is left. */
function areOver(boxes: readonly Box[], others: readonly Box[]): boolean {
  for (const box of boxes) if (!holdsOne(box, others)) return false;
  for (const other of others) if (!isHeld(other, boxes)) return false;
  return true;
}

function holdsOne(box: Box, others: readonly Box[]): boolean {
  for (const other of others) if (holdsMiddle(box, other)) return true;
  return false;
}

function isHeld(other: Box, boxes: readonly Box[]): boolean {
  for (const box of boxes) if (holdsMiddle(box, other)) return true;
  return false;
}

function holdsMiddle({ x, y, width, height }: Box, other: Box): boolean {
  const [across, down] = [other.x + other.width / 2, other.y + other.height / 2];
  return across >= x && across <= x + width && down >= y && down <= y + height;
}

/** Where a find is; nothing of one that nobody sees. */
function placeOf(page: number, signs: readonly Sign[], found: SignsFound): Place | undefined {
  const boxes = boxesOf(signs, found).map(withMargin);
  return boxes.length ? { page, kind: found.kind, boxes } : undefined;
}

function describe({ page, kind, boxes }: Place, signs: readonly Sign[], { start, end }: SignsFound): Find {
  const before = textOf(signs, { start: Math.max(0, start - AROUND), end: start });
  const after = textOf(signs, { start: end, end: end + AROUND });
  return {
    page,
    kind,
    text: textOf(signs, { start, end }).trim(),
    // No part of a word at the ends.
    before: start > AROUND ? before.replace(/^[^ ]* /, '') : before,
    after: end + AROUND < signs.length ? after.replace(/ [^ ]*$/, '') : after,
    boxes,
  };
}

function textOf(signs: readonly Sign[], { start, end }: { start: number; end: number }): string {
  let whole = '';
  for (const { text, isBreak, dividesWord } of signs.slice(start, end))
    whole += isBreak ? ' ' : dividesWord ? '-' : text;
  return whole.replaceAll(SPACES, ' ');
}

function withMargin({ x, y, width, height }: Box): Box {
  const margin = MARGIN.points + MARGIN.share * Math.min(width, height);
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Whether something of a box is on the page. */
export function isOnPage({ width, height }: PageSize, { boxes }: Pick<Find, 'boxes'>): boolean {
  return boxes.some(
    (box) => box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0,
  );
}
