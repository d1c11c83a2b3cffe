import type { Rect } from './geometry.ts';
import type { PageReading, PageWords } from './page-words.ts';
import { findTerm, type Term } from './terms.ts';
import { isUnderBox } from './wanted-terms.ts';

/** Words and phrases are no longer than this. */
const LONGEST = 500;
/** A shorter word is often made of the end of one page and the start of the next. */
const LONG = 6;

type Side = { words: PageWords; boxes: readonly Rect[] };

/** Whether a word begins on one page and ends on the next, and a box covers neither part. */
export function runsOver(
  before: PageReading,
  after: PageReading,
  boxes: readonly [readonly Rect[], readonly Rect[]],
  terms: readonly Term[],
): boolean {
  return [before.words, ...before.others].some((one) =>
    [after.words, ...after.others].some((other) =>
      terms.some((term) => joins({ words: one, boxes: boxes[0] }, { words: other, boxes: boxes[1] }, term)),
    ),
  );
}

function joins(one: Side, other: Side, term: Term): boolean {
  const end = one.words.text.trimEnd();
  const tail = end.slice(-LONGEST);
  const head = other.words.text.slice(0, LONGEST);
  const lead = head.length - head.trimStart().length;
  const joints = term.text.length < LONG ? [' '] : [' ', ''];
  return joints.some((joint) => {
    const first = joint ? tail : tail.replace(/-$/, '');
    return findTerm(first + joint + head.slice(lead), term).some(({ start, end: stop }) => {
      if (start >= first.length || stop <= first.length + joint.length) return false;
      const from = end.length - tail.length;
      const parts: [Side, number, number][] = [
        [one, from + start, from + first.length],
        [other, lead, lead + stop - first.length - joint.length],
      ];
      return parts.every(([side, low, high]) => isLeft(side, low, high));
    });
  });
}

function isLeft({ words, boxes }: Side, start: number, end: number): boolean {
  return words.areas.slice(start, end).some((area) => area !== undefined && !isUnderBox(area, boxes));
}
