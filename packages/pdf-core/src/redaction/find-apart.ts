import type { Found } from './match-states.ts';
import type { Rect } from './geometry.ts';
import type { PageWords } from './page-words.ts';
import { standsAlone, type Term } from './terms.ts';

/** Shorter words stand together by chance. */
const LEAST = 4;
/** A word of so many letters is hardly made of other words that follow each other. */
const LONG = 6;
/** So many letters by themselves say that a shorter one is set letter by letter. */
const SINGLE = /(?:^| )[^ ](?= |$)/g;
const LEAST_SINGLE = 2;
/** Letters of one line that stand further apart are in different columns, for a height of one; single letters may stand wider. */
const COLUMN = 1;
const WIDEST = 3;

/** Spaces, and hyphens: a soft one is drawn where a font has no other. */
const PARTING = /[ -]/g;

type Squeezed = { text: string; places: number[] };
const known = new WeakMap<PageWords, Squeezed>();

/** Places where the letters of a word are set one by one, so that readers see gaps in it. */
export function findApart(words: PageWords, { text, isWhole }: Term): Found[] {
  const wanted = text.replaceAll(PARTING, '');
  if (wanted.length < LEAST) return [];
  const squeezed = squeeze(words);
  const found: Found[] = [];
  for (let at = squeezed.text.indexOf(wanted); at >= 0; at = squeezed.text.indexOf(wanted, at + 1)) {
    const start = squeezed.places[at]!;
    const end = squeezed.places[at + wanted.length - 1]! + 1;
    const own = words.text.slice(start, end);
    const isSpelled = (own.match(SINGLE)?.length ?? 0) >= LEAST_SINGLE;
    const isApart = own !== text && (isSpelled || wanted.length >= LONG);
    if (!isApart || hasColumn(words, start, end, isSpelled ? WIDEST : COLUMN)) continue;
    if (!isWhole || standsAlone(words.text, start, end, words.mayBegin)) found.push({ start, end });
  }
  return found;
}

/** Whether there is a gap as between columns within a part of a text. */
function hasColumn({ areas, text }: PageWords, start: number, end: number, most: number): boolean {
  let last: Rect | undefined;
  for (let at = start; at < end; at++) {
    const area = areas[at];
    if (!area || text[at] === ' ') continue;
    if (last && isFar(last, area, most)) return true;
    last = area;
  }
  return false;
}

/** Side by side on a line of either direction, and far apart. */
function isFar(one: Rect, other: Rect, most: number): boolean {
  const size = Math.max(other.right - other.left, other.top - other.bottom);
  const across = Math.max(other.left - one.right, one.left - other.right);
  const up = Math.max(other.bottom - one.top, one.bottom - other.top);
  return Math.min(across, up) < -size / 2 && Math.max(across, up) > most * size;
}

function squeeze(words: PageWords): Squeezed {
  const given = known.get(words);
  if (given) return given;
  const places: number[] = [];
  for (let at = 0; at < words.text.length; at++)
    if (words.text[at] !== ' ' && words.text[at] !== '-') places.push(at);
  const made = { text: words.text.replaceAll(PARTING, ''), places };
  known.set(words, made);
  return made;
}
