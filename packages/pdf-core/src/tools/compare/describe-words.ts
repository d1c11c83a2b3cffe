import { rightOf, uniteBoxes } from '../../layout/box.ts';
import type { Box } from '../../layout/box.ts';
import type { Change, Place } from './report.ts';
import { boxOf, type Side } from './side.ts';

/** Characters of the text of one side of a change. */
const LONGEST = 2000;
const MOST_PLACES = 60;
const CONTEXT_WORDS = 6;
/** In heights of a word: words nearer to each other are marked as one. */
const SPACE = 1.5;

type SidePart = Change['before'];

/** One side of a change. Without words, it is the place between two words. */
export function describeWords(side: Side, start: number, end: number): SidePart {
  const { texts, pages } = side;
  if (start >= end) {
    const near = Math.min(start, texts.length - 1);
    if (near < 0) return { text: '', page: 1, y: 0, places: [] };
    return { text: '', page: pages[near]! + 1, y: round(boxOf(side, near).y), places: [] };
  }
  const text = shorten(texts.slice(start, Math.min(end, start + LONGEST)).join(' '));
  const places = placeWords(side, start, end);
  return { text, page: places[0]!.page, y: places[0]!.y, places };
}

export function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

export function contextOf(side: Side, start: number, end: number): Pick<Change, 'lead' | 'trail'> {
  const { units, unitOf, texts } = side;
  const first = units[unitOf[Math.min(start, texts.length - 1)] ?? -1];
  const last = units[unitOf[Math.max(0, end - 1)] ?? -1];
  const from = Math.max(start - CONTEXT_WORDS, first?.start ?? 0, 0);
  const to = Math.min(end + CONTEXT_WORDS, last?.end ?? end);
  return {
    lead: from < start ? texts.slice(from, start).join(' ') : '',
    trail: to > end ? texts.slice(end, to).join(' ') : '',
  };
}

/** The words as rectangles, one for each line. */
function placeWords(side: Side, start: number, end: number): Place[] {
  const places: Place[] = [];
  let open: Box | undefined;
  let page = -1;
  const close = () => {
    if (open) places.push(placeOf(open, page));
    open = undefined;
  };
  const add = (box: Box, onPage: number) => {
    if (open && onPage === page && isNext(open, box)) open = uniteBoxes([open, box]);
    else {
      close();
      [open, page] = [box, onPage];
    }
  };
  for (let at = start; at < end && places.length < MOST_PLACES; at++) {
    add(boxOf(side, at), side.pages[at]!);
    const rest = side.rests.get(at);
    if (rest) add(rest, rest.page);
  }
  close();
  return places;
}

function isNext(open: Box, box: Box): boolean {
  const isOnLine = Math.abs(open.y + open.height - (box.y + box.height)) < 0.5 * box.height;
  const apart = box.x - rightOf(open);
  return isOnLine && apart < SPACE * box.height && apart > -SPACE * box.height;
}

export function placeOf({ x, y, width, height }: Box, page: number): Place {
  return { page: page + 1, x: round(x), y: round(y), width: round(width), height: round(height) };
}

export const round = (points: number) => Math.round(points * 10) / 10;
