import type { NearWords } from './near-words.ts';

/** Letters to mark, from (included) to (not included). */
export type Marked = { text: string; marks: [from: number, to: number][] };

const LONGEST = 240;
const LEAD = 60;

/** A sentence with the words in it that come near to what was asked; a long one is cut to where the first of them stands. */
export function markNear(sentence: string, words: NearWords): Marked {
  const found = [...sentence.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const nearest = words.listNearest(found.map(([word]) => word));
  const marks = found
    .filter((_, at) => nearest.has(at))
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
