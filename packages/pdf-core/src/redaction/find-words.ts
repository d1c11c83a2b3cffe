import { PdfError } from '../errors.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { readCharacters } from '../pdfium/characters.ts';
import { readAnnotationTexts } from '../pdfium/annotation-text.ts';
import { readPageSize, withPage } from '../pdfium/page.ts';
import type { Box } from '../pdfium/placement.ts';
import { readOpenText } from '../pdfium/text.ts';
import { readOpenScan } from '../tools/ocr/scan.ts';
import type { FindKind, Search } from './make-search.ts';
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

/** Of a word only the whole is known: each of its letters stands for it. */
function signsOfText({ text, words }: TextWithWords): Sign[] {
  const at: (Box | undefined)[] = Array.from({ length: text.length });
  for (const { start, end, x, y, width, height } of words) {
    const box = { x, y, width, height };
    for (let place = start; place < end; place++) at[place] = box;
  }
  const signs: Sign[] = [];
  for (let place = 0; place < text.length;) {
    const sign = String.fromCodePoint(text.codePointAt(place)!);
    signs.push({ text: sign, box: at[place], isBreak: sign === '\n' });
    place += sign.length;
  }
  return signs;
}

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
      const find = makeFind(page, signs, found);
      if (find && !finds.some((known) => isSame(known, find))) finds.push(find);
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
      const parts = [
        makeFind(page, signs, { ...found, end: tail.length }),
        makeFind(page + 1, signs, { ...found, start: tail.length + 1 }),
      ];
      return parts.flatMap((part) => (part ? [{ ...part, text }] : []));
    });
  });
}

/** Without finds that are found already. */
export function addFinds(known: Find[], more: readonly Find[]): void {
  for (const find of more) if (!known.some((one) => isSame(one, find))) known.push(find);
}

/** Found already, perhaps letter by letter where only its words are known now. */
function isSame(known: Find, { kind, page, boxes }: Find): boolean {
  if (known.page !== page || known.kind !== kind) return false;
  const areCovered = known.boxes.every((one) => boxes.some((box) => holdsMiddle(box, one)));
  return areCovered && boxes.every((box) => known.boxes.some((one) => holdsMiddle(box, one)));
}

function holdsMiddle({ x, y, width, height }: Box, other: Box): boolean {
  const [across, down] = [other.x + other.width / 2, other.y + other.height / 2];
  return across >= x && across <= x + width && down >= y && down <= y + height;
}

function makeFind(
  page: number,
  signs: readonly Sign[],
  found: { start: number; end: number; kind: FindKind },
): Find | undefined {
  const boxes = boxesOf(signs, found).map(withMargin);
  const { start, end, kind } = found;
  if (!boxes.length) return undefined;
  const before = textOf(signs, { start: Math.max(0, start - AROUND), end: start });
  const after = textOf(signs, { start: end, end: end + AROUND });
  return {
    page,
    kind,
    text: textOf(signs, found).trim(),
    // No part of a word at the ends.
    before: start > AROUND ? before.replace(/^[^ ]* /, '') : before,
    after: end + AROUND < signs.length ? after.replace(/ [^ ]*$/, '') : after,
    boxes,
  };
}

function textOf(signs: readonly Sign[], { start, end }: { start: number; end: number }): string {
  return signs
    .slice(start, end)
    .map(({ text, isBreak, dividesWord }) => (isBreak ? ' ' : dividesWord ? '-' : text))
    .join('')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ');
}

function withMargin({ x, y, width, height }: Box): Box {
  const margin = MARGIN.points + MARGIN.share * Math.min(width, height);
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Whether something of a box is on the page. */
export function isOnPage(document: PdfiumDocument, { page, boxes }: Find): boolean {
  const { width, height } = readPageSize(document, page);
  return boxes.some(
    (box) => box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0,
  );
}
