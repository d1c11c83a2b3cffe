import type { Sign } from './page-signs.ts';

/** No word or phrase is longer, where one begins on a page and ends on the next. */
const LONGEST = 600;
/** Or where a footer or a header stands between its parts. */
const LONGEST_APART = 150;
/** So many lines at the lower or upper edge may be no part of the text. */
const MOST_LINES = 3;
/** In heights of a line: what is further from the text than this stands by itself. */
const APART = 0.8;

/** How a page may go on on the next: the end of one and the beginning of the other. */
export type PageJoint = { tail: Sign[]; head: Sign[] };

/** What joints are made of, in signs that can be sent to another thread. */
export const startOf = (signs: readonly Sign[]): Sign[] => signs.slice(0, LONGEST).map(copySign);
export const endOf = (signs: readonly Sign[]): Sign[] => signs.slice(-LONGEST).map(copySign);

const copySign = ({ text, box, isBreak, dividesWord = false }: Sign): Sign => ({
  text,
  box,
  isBreak,
  dividesWord,
});

/** As both pages are written, and without what stands by itself at their edges, such as numbers of pages. */
export function pageJoints(before: readonly Sign[], after: readonly Sign[]): PageJoint[] {
  const [tail, head] = [before.slice(-LONGEST), after.slice(0, LONGEST)];
  const joints: PageJoint[] = [{ tail, head }];
  for (const end of [tail.length, ...textEnds(tail)])
    for (const start of [0, ...textStarts(head)])
      if (end < tail.length || start > 0)
        joints.push({
          tail: tail.slice(Math.max(0, end - LONGEST_APART), end),
          head: head.slice(start, start + LONGEST_APART),
        });
  return joints;
}

type Line = { start: number; end: number; top: number; bottom: number };

/** Where lines are, each up to the sign that ends it. */
function cutLines(signs: readonly Sign[]): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  for (let at = 0; at < signs.length; at++) {
    const { isBreak, dividesWord } = signs[at]!;
    if (!isBreak && !dividesWord && at < signs.length - 1) continue;
    lines.push({ start, end: isBreak ? at : at + 1 });
    start = at + 1;
  }
  return lines;
}

/** The first of some lines that have a place, and few more are measured. */
function placeLines(signs: readonly Sign[], lines: { start: number; end: number }[]): Line[] {
  const placed: Line[] = [];
  for (const { start, end } of lines) {
    if (placed.length > MOST_LINES) break;
    const boxes = signs.slice(start, end).flatMap(({ box }) => box ?? []);
    const top = Math.min(...boxes.map(({ y }) => y));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    if (bottom >= top) placed.push({ start, end, top, bottom });
  }
  return placed;
}

function areApart(one: Line, other: Line): boolean {
  const gap = Math.max(other.top - one.bottom, one.top - other.bottom);
  return gap > APART * Math.min(one.bottom - one.top, other.bottom - other.top);
}

/** Where the text may end before the end. */
function textEnds(signs: readonly Sign[]): number[] {
  const last = placeLines(signs, cutLines(signs).toReversed()).toReversed();
  return last.slice(0, -1).flatMap((line, at) => (areApart(line, last[at + 1]!) ? [line.end] : []));
}

/** Where the text may begin after the beginning. */
function textStarts(signs: readonly Sign[]): number[] {
  const first = placeLines(signs, cutLines(signs));
  return first.slice(1).flatMap((line, at) => (areApart(line, first[at]!) ? [line.start] : []));
}
