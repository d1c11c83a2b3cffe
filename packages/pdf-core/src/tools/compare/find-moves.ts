import type { Region } from './shortest-edit.ts';

/** Words that are elsewhere in the other document: `a0` to `a1` are at `b0` to `b1` there. */
export type Move = Region;
export type Range = { start: number; end: number };
export type Text = { keys: Int32Array; texts: string[] };

/** Shorter texts are in many places. */
const FEWEST_WORDS = 4;
const FEWEST_LETTERS = 16;
/** Runs of so many words are paired one after the other: phrases that a text repeats would take parts of longer ones. */
const RUNS = [64, 32, 16, FEWEST_WORDS];
/** A run of so many words tells texts apart. */
const RUN = 3;
/** Places of a run that are looked at. */
const COMMON = 8;
/** Words between two parts of a move that may differ. */
const GAP = 8;

/** Pairs removed words with added words: equal runs, joined over words that changed within them. */
export function findMoves(removed: Range[], added: Range[], a: Text, b: Text): Move[] {
  const places = indexRuns(removed, a.keys);
  const free = { a: markRanges(removed, a), b: markRanges(added, b) };
  const runs: Move[] = [];
  for (const fewest of RUNS)
    for (const { start, end } of added)
      for (let at = start; at + RUN <= end;) {
        const run = findLongest(a.keys, b.keys, at, places, free);
        if (!run || run.a1 - run.a0 < fewest || !isLong(run, a.texts)) {
          at++;
          continue;
        }
        free.a.fill(0, run.a0, run.a1);
        free.b.fill(0, run.b0, run.b1);
        runs.push(run);
        at = run.b1;
      }
  runs.sort((one, other) => one.b0 - other.b0);
  return [...joinRuns(runs, removed, added), ...pairShort(removed, added, a, b, free.a)];
}

/** Marks the words of ranges, and none after the last word. */
function markRanges(ranges: Range[], { keys }: Text): Uint8Array {
  const marks = new Uint8Array(keys.length + 1);
  for (const { start, end } of ranges) marks.fill(1, start, end);
  return marks;
}

/** Whether a text is long enough that a reader calls it moved. */
export function isLong({ a0, a1 }: Move, texts: string[]): boolean {
  if (a1 - a0 < FEWEST_WORDS) return false;
  let letters = 0;
  for (let at = a0; at < a1 && letters < FEWEST_LETTERS; at++) letters += texts[at]!.length;
  return letters >= FEWEST_LETTERS;
}

function hashRun(keys: Int32Array, at: number): number {
  return Math.imul(Math.imul(keys[at]!, 0x9e3779b1) ^ keys[at + 1]!, 0x85ebca6b) ^ keys[at + 2]!;
}

function indexRuns(ranges: Range[], keys: Int32Array): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const { start, end } of ranges)
    for (let at = start; at + RUN <= end; at++) {
      const hash = hashRun(keys, at);
      const some = places.get(hash);
      if (!some) places.set(hash, [at]);
      else if (some.length < COMMON) some.push(at);
    }
  return places;
}

/** The longest equal run at a word and before it: it may begin with words that are in too many places to be looked up. */
function findLongest(
  a: Int32Array,
  b: Int32Array,
  at: number,
  places: Map<number, number[]>,
  free: { a: Uint8Array; b: Uint8Array },
): Move | undefined {
  let best: Move | undefined;
  const isEqual = (inA: number, inB: number) => free.a[inA] && free.b[inB] && a[inA] === b[inB];
  for (const start of places.get(hashRun(b, at)) ?? []) {
    let [before, length] = [0, 0];
    while (isEqual(start + length, at + length)) length++;
    if (!length) continue;
    while (isEqual(start - before - 1, at - before - 1)) before++;
    const longest = best ? best.a1 - best.a0 : 0;
    if (length + before > longest)
      best = { a0: start - before, a1: start + length, b0: at - before, b1: at + length };
  }
  return best;
}

/** Parts of one move with other words between them. */
function joinRuns(runs: Move[], removed: Range[], added: Range[]): Move[] {
  const [inA, inB] = [makeFinder(removed), makeFinder(added)];
  const joined: Move[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const gapA = last ? run.a0 - last.a1 : -1;
    const gapB = last ? run.b0 - last.b1 : -1;
    const isNear = gapA >= 0 && gapB >= 0 && gapA <= GAP && gapB <= GAP;
    if (last && isNear && inA(last.a1 - 1) === inA(run.a0) && inB(last.b1 - 1) === inB(run.b0)) {
      last.a1 = run.a1;
      last.b1 = run.b1;
    } else joined.push({ ...run });
  }
  return joined;
}

/** Finds the range of a word; the ranges are sorted. */
function makeFinder(ranges: Range[]): (at: number) => number {
  return (at) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranges[middle]!.end <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Whole differences of a few words that are equal elsewhere: with them, only the order of reading may differ. */
function pairShort(removed: Range[], added: Range[], a: Text, b: Text, isFree: Uint8Array): Move[] {
  const textOf = ({ texts }: Text, { start, end }: Range) => texts.slice(start, end).join(' ');
  const isShort = ({ start, end }: Range) => end > start && end - start <= FEWEST_WORDS;
  const places = new Map<string, Range[]>();
  for (const range of removed) {
    if (!isShort(range) || !isFree[range.start]) continue;
    const text = textOf(a, range);
    places.set(text, [...(places.get(text) ?? []).slice(0, COMMON), range]);
  }
  const pairs: Move[] = [];
  for (const range of added) {
    if (!isShort(range)) continue;
    const from = places.get(textOf(b, range))?.shift();
    if (from) pairs.push({ a0: from.start, a1: from.end, b0: range.start, b1: range.end });
  }
  return pairs;
}
