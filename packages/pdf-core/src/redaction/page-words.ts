import { type Characters, readCharacters } from '../pdfium/characters.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { withPage } from '../pdfium/page.ts';
import { readPlacement } from '../pdfium/placement.ts';
import type { Matrix } from '../compress/content/matrix.ts';
import { findScattered } from './aslant-lines.ts';
import { inverse, placedBounds, type Rect } from './geometry.ts';
import { findMarks, type Marks } from './marks-over-letters.ts';
import { linesByTurn } from './page-lines.ts';
import { normalSign } from './terms.ts';
import { DIVISIONS, HYPHENS, listOrders } from './page-orders.ts';
import { BREAK, mayPart, SPACE } from './visual-order.ts';

/** The text of a page as it is searched: lines run on, spaces are single, and each sign knows where it stands. */
export type PageWords = {
  text: string;
  /** By place in the text: the area of the sign in the page's own coordinates, and undefined for a space that is not written. */
  areas: (Rect | undefined)[];
  /** By place in the text: which sign of the page it is. */
  signs: number[];
  /** By place in the text: the sign as it is written; nothing for the second letter of a ligature. */
  written: string[];
  /** By place in the text: whether a new line begins there. */
  breaks: boolean[];
  /** By place in the text: whether another reader may see a new word there: after a gap, a division, or in another size or line. */
  mayBegin: boolean[];
  /** Places in the text before which a hyphen divides a word at the end of a line. */
  divisions: Set<number>;
};

/** A page in the order in which it is written, and line by line and column by column where these differ from it. */
export type PageReading = {
  words: PageWords;
  others: PageWords[];
  /** Where letters are turned or mirrored otherwise than those beside them: no order is certain to read these. */
  scattered: Rect[];
};

/** How far signs reach under and over their line, for a size of one: less than fonts say, so that no other line is touched. */
const DEPTH = 0.22;
const HEIGHT = 0.78;

export function readPageWords(document: PdfiumDocument, index: number): PageReading {
  return withPage(document, index, (page) => {
    const characters = readCharacters(document.engine, page);
    const toPage = inverse(readPlacement(document.engine, page).matrix)!;
    const byTurn = linesByTurn(characters);
    const marks = findMarks(characters, byTurn);
    const areas: Rect[] = [];
    const area = (sign: number) => (areas[sign] ??= areaOf(characters, sign, toPage));
    for (const [mark, under] of marks)
      if (under !== undefined) areas[under] = united(area(under), area(mark));
    const collect = makeCollect(characters, area, marks);
    const words = collect([...Array(characters.count).keys()]);
    const known = new Set([words.text.trim()]);
    const others = listOrders(characters, byTurn, marks)
      .map(collect)
      .filter(({ text }) => !known.has(text.trim()) && known.add(text.trim()));
    return { words, others, scattered: findScattered(characters).map(area) };
  });
}

/** Letters beyond the first plane come as two signs: the first stands for both. */
function wholeCode(codes: Uint32Array, at: number): number {
  const [first, second] = [codes[at]!, codes[at + 1] ?? 0];
  if (first < 0xd800 || first > 0xdbff || !isSecondHalf(second)) return first;
  return 0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00);
}

function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

const normalSigns = new Map<number, string>();
const MOST_SIGNS = 10_000;

/** What a sign says as texts are compared. */
function normalOf(code: number): string {
  let sign = normalSigns.get(code);
  if (sign !== undefined) return sign;
  sign = normalSign(String.fromCodePoint(code));
  if (normalSigns.size < MOST_SIGNS) normalSigns.set(code, sign);
  return sign;
}

class Collector {
  readonly words: PageWords = {
    text: '',
    areas: [],
    signs: [],
    written: [],
    breaks: [],
    mayBegin: [],
    divisions: new Set(),
  };
  isNewLine = false;
  isDivided = false;

  add(sign: string, index: number, area: Rect | undefined, mayBegin = false, written = sign): void {
    const { words } = this;
    if (this.isDivided && sign !== ' ') words.divisions.add(words.text.length);
    for (let k = 0; k < sign.length; k++) {
      words.areas.push(area);
      words.signs.push(index);
      words.written.push(k === 0 ? written : '');
      words.breaks.push(this.isNewLine && k === 0);
      words.mayBegin.push(mayBegin && k === 0);
      this.isNewLine = false;
    }
    words.text += sign;
  }

  space(index: number, area: Rect | undefined): void {
    if (!this.isDivided && !this.words.text.endsWith(' ')) this.add(' ', index, area);
  }

  /** A mark belongs to the letter before it, and becomes one letter with it where there is such a letter. */
  mark(sign: string, area: Rect): boolean {
    const { words } = this;
    const last = words.text.at(-1);
    if (!last || last === ' ') return false;
    const composed = normalSign(last + sign);
    if (composed.length !== 1) return false;
    words.text = words.text.slice(0, -1) + composed;
    this.widen(area);
    return true;
  }

  /** The last letter covers this too, so that one goes with the other. */
  widen(area: Rect): void {
    const { areas } = this.words;
    const last = areas.at(-1);
    if (last) areas[areas.length - 1] = united(last, area);
  }
}

function makeCollect(
  characters: Characters,
  areaAt: (index: number) => Rect,
  marks: Marks,
): (order: readonly number[]) => PageWords {
  const { codes, inferred } = characters;
  return (order) => {
    const collector = new Collector();
    let last = -1;
    let isAfterMark = false;
    for (const [at, i] of order.entries()) {
      const code = i === SPACE ? 32 : i === BREAK ? 10 : wholeCode(codes, i);
      const isAtEnd = HYPHENS.has(code) && order[at + 1] === BREAK;
      if (DIVISIONS.has(code) || isAtEnd) {
        collector.isDivided = true;
        if (!inferred[i]) collector.widen(areaAt(i));
        continue;
      }
      if (code === 10 || code === 13) collector.isNewLine = true;
      if (code <= 32 || code === 0xa0) {
        collector.space(i, i < 0 || inferred[i] ? undefined : areaAt(i));
        continue;
      }
      if (code === 0xfffd || code === 0xffff || isSecondHalf(code)) continue;
      // What stands over a letter goes with it; one that stands over none may part words.
      if (marks.has(i)) {
        isAfterMark ||= marks.get(i) === undefined;
        continue;
      }
      const area = areaAt(i);
      const sign = normalOf(code);
      if (!sign || (code >= 0x300 && /\p{M}/u.test(sign) && collector.mark(sign, area))) {
        if (!sign) collector.widen(area);
        continue;
      }
      const wasParted = collector.isDivided || collector.isNewLine || isAfterMark;
      const mayBegin = wasParted || (last >= 0 && mayPart(characters, last, i));
      collector.add(sign, i, area, mayBegin, String.fromCodePoint(code));
      collector.isDivided = false;
      isAfterMark = false;
      last = i;
    }
    return collector.words;
  };
}

function areaOf({ edges, origins, sizes, turns }: Characters, index: number, toPage: Matrix): Rect {
  let left = edges[index * 4]!;
  let top = edges[index * 4 + 1]!;
  let right = edges[index * 4 + 2]!;
  let bottom = edges[index * 4 + 3]!;
  const [x, y] = [origins[index * 2]!, origins[index * 2 + 1]!];
  const size = sizes[index]!;
  if (size > 0 && turns[index] === 0)
    [top, bottom] = [Math.max(top, y - HEIGHT * size), Math.min(bottom, y + DEPTH * size)];
  else if (size > 0 && turns[index] === 2)
    [top, bottom] = [Math.max(top, y - DEPTH * size), Math.min(bottom, y + HEIGHT * size)];
  else if (size > 0 && turns[index] === 1)
    [left, right] = [Math.max(left, x - DEPTH * size), Math.min(right, x + HEIGHT * size)];
  else if (size > 0 && turns[index] === 3)
    [left, right] = [Math.max(left, x - HEIGHT * size), Math.min(right, x + DEPTH * size)];
  return placedBounds(toPage, { left, bottom: Math.max(top, bottom), right, top: Math.min(top, bottom) });
}

function united(one: Rect, other: Rect): Rect {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
    top: Math.max(one.top, other.top),
  };
}

/** Boxes over a part of the text, one a line. */
export function boxesOf({ areas, breaks }: PageWords, start: number, end: number): Rect[] {
  const boxes: Rect[] = [];
  for (let at = start; at < end; at++) {
    const area = areas[at];
    if (!area) continue;
    const last = boxes.at(-1);
    if (!last || breaks[at] || !isNear(last, area)) boxes.push({ ...area });
    else boxes[boxes.length - 1] = united(last, area);
  }
  return boxes;
}

/** On one line: they share most of their height, or of their width where lines run upwards. */
function isNear(one: Rect, other: Rect): boolean {
  const up = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = other.top - other.bottom;
  const wide = other.right - other.left;
  return (up > 0.5 * high && across > -3 * high) || (across > 0.5 * wide && up > -3 * wide);
}
