import { type Box, sharedWidth, uniteBoxes } from '../../layout/box.ts';
import type { Move } from './find-moves.ts';
import { boxOf, type Side } from './side.ts';

/** In heights of a line: how far below each other words are that follow one another. */
const NEAR = 3;
/** Words of a line at most, to find its width. */
const LINE = 40;

/** For each word of one document, its place in the other, or -1: in both directions. */
export type Pairs = { mates: Int32Array; backs: Int32Array };

export function pairBothWays(mates: Int32Array, lengthOfB: number): Pairs {
  const backs = new Int32Array(lengthOfB).fill(-1);
  for (const [at, mate] of mates.entries()) if (mate >= 0) backs[mate] = at;
  return { mates, backs };
}

/**
 * Whether words that are in another order are still below the words before them, or above those after them: then the
 * order in which a page is read is another one, and nothing moved.
 */
export function isReadingOrder(move: Move, { mates, backs }: Pairs, a: Side, b: Side): boolean {
  const before = mates[move.a0 - 1] ?? -1;
  const after = mates[move.a1] ?? -1;
  if (before >= 0 && before !== move.b0 - 1 && isBelow(b, before, move.b0)) return true;
  if (after >= 0 && after !== move.b1 && isBelow(b, move.b1 - 1, after)) return true;
  const backBefore = backs[move.b0 - 1] ?? -1;
  const backAfter = backs[move.b1] ?? -1;
  if (backBefore >= 0 && isBelow(a, backBefore, move.a0)) return true;
  return backAfter >= 0 && isBelow(a, move.a1 - 1, backAfter);
}

/** Whether one word is on the line below that of another, or on the same line after it. */
function isBelow(side: Side, upper: number, lower: number): boolean {
  if (side.pages[upper] !== side.pages[lower]) return isNextColumn(side, upper, lower);
  const [one, other] = [boxOf(side, upper), boxOf(side, lower)];
  const [baseOne, baseOther] = [one.y + one.height, other.y + other.height];
  const height = Math.max(one.height, other.height);
  if (Math.abs(baseOne - baseOther) < 0.5 * height) return other.x > one.x && other.x - one.x < 12 * height;
  const apart = baseOther - baseOne;
  const [lineOne, lineOther] = [lineOf(side, upper), lineOf(side, lower)];
  if (sharedWidth(lineOne, lineOther) <= 0) return isNextColumn(side, upper, lower);
  return (
    apart > 0 && apart <= NEAR * height && isNothingBetween(side, side.pages[lower]!, lineOne, lineOther)
  );
}

/** Whether no line of the page stands between one and another below it. */
function isNothingBetween(side: Side, page: number, upper: Box, lower: Box): boolean {
  const [first, last] = side.wordsOf(page);
  for (let at = first; at < last; at++) {
    const box = boxOf(side, at);
    const middle = box.y + box.height / 2;
    const isBetween = middle > upper.y + upper.height && middle < lower.y;
    if (isBetween && sharedWidth(box, upper) > 0 && sharedWidth(box, lower) > 0) return false;
  }
  return true;
}

/** Whether one word is on the last line of its column, and the other on the first line of the next one, or of the next page. */
function isNextColumn(side: Side, upper: number, lower: number): boolean {
  const pages = side.pages[lower]! - side.pages[upper]!;
  if (pages < 0 || pages > 1) return false;
  const [one, other] = [lineOf(side, upper), lineOf(side, lower)];
  if (pages === 0 && other.x < one.x + one.width) return false;
  return isAlone(side, upper, one, 1) && isAlone(side, lower, other, -1);
}

/** Whether no word of the page is further down (1) or up (-1) in the column of a line. */
function isAlone(side: Side, word: number, line: Box, direction: 1 | -1): boolean {
  const [first, last] = side.wordsOf(side.pages[word]!);
  for (let at = first; at < last; at++) {
    const box = boxOf(side, at);
    const isFurther = (box.y - line.y) * direction > 0.5 * line.height;
    if (isFurther && sharedWidth(box, line) > 0) return false;
  }
  return true;
}

/** The line of a word, as wide as the words of its unit on that line. */
function lineOf(side: Side, word: number): Box {
  const { start, end } = side.units[side.unitOf[word]!]!;
  const own = boxOf(side, word);
  const boxes = [own];
  for (let at = Math.max(start, word - LINE); at < Math.min(end, word + LINE); at++) {
    const box = boxOf(side, at);
    if (side.pages[at] === side.pages[word] && Math.abs(box.y - own.y) < 0.5 * own.height) boxes.push(box);
  }
  return uniteBoxes(boxes);
}
