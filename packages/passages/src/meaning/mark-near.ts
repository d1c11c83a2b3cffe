import type { NearWords } from './near-words.ts';

/** Letters to mark, from (included) to (not included). */
export type Marked = { text: string; marks: [from: number, to: number][] };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const NUMBER = /^\p{N}+$/u;
const JOINT = /^[.,:/'’_-]$/u;
const LONGEST = 240;
const LEAD = 60;

/** A sentence with the words in it that come near to what was asked; a long one is cut to where the first of them stands. */
export function markNear(sentence: string, words: NearWords): Marked {
  const found = [...sentence.matchAll(WORD)];
  const nearest = words.listNearest(found.map(([word]) => word));
  /** A number that is a part of another, as in 10.05 or DE-0-44, is marked only with all parts of that. */
  function isWhole(at: number): boolean {
    if (!NUMBER.test(found[at]![0])) return true;
    let first = at;
    let last = at;
    while (isJoined(first - 1)) first -= 1;
    while (isJoined(last)) last += 1;
    return found.slice(first, last + 1).every((_, offset) => nearest.has(first + offset));
  }
  /** With the one after it, by a single sign. */
  function isJoined(at: number): boolean {
    const [one, next] = [found[at], found[at + 1]];
    if (!one || !next) return false;
    return JOINT.test(sentence.slice(one.index + one[0].length, next.index));
  }
  const marks = found
    .filter((_, at) => nearest.has(at) && isWhole(at))
    .map(({ 0: word, index }): [number, number] => [index, index + word.length]);
  if (sentence.length <= LONGEST) return { text: sentence, marks };
  const first = marks[0]?.[0] ?? 0;
  const start = first <= LEAD ? 0 : sentence.indexOf(' ', first - LEAD) + 1;
  const space = sentence.lastIndexOf(' ', start + LONGEST);
  const end = sentence.length - start <= LONGEST ? sentence.length : space > start ? space : start + LONGEST;
  const [before, after] = [start ? '…' : '', end < sentence.length ? '…' : ''];
  const shift = before.length - start;
  return {
    text: before + sentence.slice(start, end) + after,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift]),
  };
}
