import { type Characters, readCharacters } from '../pdfium/characters.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { withPage } from '../pdfium/page.ts';
import { readPlacement } from '../pdfium/placement.ts';
import type { Matrix } from '../compress/content/matrix.ts';
import { inverse, placedBounds, type Rect } from './geometry.ts';
import { normalSign } from './terms.ts';

/** The text of a page as it is searched: lines run on, spaces are single, and each sign knows where it stands. */
export type PageWords = {
  text: string;
  /** By place in the text: the area of the sign in the page's own coordinates, and undefined for a space that is not written. */
  areas: (Rect | undefined)[];
  /** By place in the text: whether a new line begins there. */
  breaks: boolean[];
  /** By place in the text: whether another reader may see a new word there: after a gap, a division, or in another size or line. */
  mayBegin: boolean[];
};

const DIVISIONS = new Set([0x02, 0xfffe, 0xad]);
/** How far signs reach under and over their line, for a size of one: less than fonts say, so that no other line is touched. */
const DEPTH = 0.22;
const HEIGHT = 0.78;
/** A gap that may part words, for a size of one. */
const GAP = 0.06;

export function readPageWords(document: PdfiumDocument, index: number): PageWords {
  return withPage(document, index, (page) => {
    const characters = readCharacters(document.engine, page);
    const { matrix } = readPlacement(document.engine, page);
    return collect(characters, inverse(matrix)!);
  });
}

function collect(characters: Characters, toPage: Matrix): PageWords {
  const { count, codes, inferred } = characters;
  const words: PageWords = { text: '', areas: [], breaks: [], mayBegin: [] };
  let isNewLine = false;
  let last = -1;
  let isDivided = false;
  const add = (sign: string, area: Rect | undefined, mayBegin = false) => {
    for (const unit of sign) {
      for (let k = 0; k < unit.length; k++) {
        words.areas.push(area);
        words.breaks.push(isNewLine && k === 0);
        words.mayBegin.push(mayBegin && k === 0);
        isNewLine = false;
      }
      words.text += unit;
    }
  };
  for (let i = 0; i < count; i++) {
    const code = codes[i]!;
    if (DIVISIONS.has(code)) {
      isDivided = true;
      continue;
    }
    if (code === 10 || code === 13) isNewLine = true;
    if (code <= 32 || code === 0xa0) {
      if (!isDivided && !words.text.endsWith(' '))
        add(' ', inferred[i] ? undefined : areaOf(characters, i, toPage));
      continue;
    }
    const wasDivided = isDivided || isNewLine;
    isDivided = false;
    if (code === 0xfffd || code === 0xffff) continue;
    const mayBegin = wasDivided || (last >= 0 && mayPart(characters, last, i));
    last = i;
    add(normalSign(String.fromCodePoint(code)), areaOf(characters, i, toPage), mayBegin);
  }
  return words;
}

function mayPart({ edges, origins, sizes, turns }: Characters, one: number, other: number): boolean {
  const [size, turn] = [sizes[other]!, turns[other]!];
  if (turn !== turns[one] || turn > 3 || Math.abs(size - sizes[one]!) > 0.1 * size) return true;
  const across = turn % 2;
  const line = (index: number) => origins[index * 2 + 1 - across]!;
  if (Math.abs(line(one) - line(other)) > 0.1 * size) return true;
  const [low, high] = [across, across + 2];
  const gap =
    turn === 0 || turn === 1
      ? edges[other * 4 + low]! - edges[one * 4 + high]!
      : edges[one * 4 + low]! - edges[other * 4 + high]!;
  return Math.abs(gap) > GAP * size;
}

function areaOf({ edges, origins, sizes, turns }: Characters, index: number, toPage: Matrix): Rect {
  let [left, top, right, bottom] = [0, 1, 2, 3].map((side) => edges[index * 4 + side]!) as [
    number,
    number,
    number,
    number,
  ];
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

/** Boxes over a part of the text, one a line. */
export function boxesOf({ areas, breaks }: PageWords, start: number, end: number): Rect[] {
  const boxes: Rect[] = [];
  for (let at = start; at < end; at++) {
    const area = areas[at];
    if (!area) continue;
    const last = boxes.at(-1);
    const isApart = !last || breaks[at] || !isNear(last, area);
    if (isApart) boxes.push({ ...area });
    else {
      last.left = Math.min(last.left, area.left);
      last.right = Math.max(last.right, area.right);
      last.bottom = Math.min(last.bottom, area.bottom);
      last.top = Math.max(last.top, area.top);
    }
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
