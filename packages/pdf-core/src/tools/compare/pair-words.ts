import type { SameSentence } from './sentences.ts';
import { pairByShortestEdit, type Region, type Sequences } from './shortest-edit.ts';

/** Words that make an anchor, most first: a run of so many that is in each document once. */
const RUNS = [12, 5, 2, 1];
/** Regions of fewer pairs of words need no anchors. */
const SMALL = 2500;
/** Steps of all shortest edits: so many, and so many for each word. */
const STEPS = 20_000_000;
const STEPS_PER_WORD = 60;
const STEPS_OF_REGION = 3_000_000;

/**
 * For each word of `a`, its place in `b`, or -1. Sentences, and then runs of words that are in both once, in the longest
 * order that both share, divide the documents into small regions. Each region is read a bounded number of times, whatever
 * it contains.
 */
export function pairWords(sequences: Sequences, same: SameSentence[] = []): Int32Array {
  const { a, b } = sequences;
  const mates = new Int32Array(a.length).fill(-1);
  const whole = { a0: 0, a1: a.length, b0: 0, b1: b.length };
  const open = divide(sequences, whole, pickRising(same), mates, -1);
  let steps = STEPS + STEPS_PER_WORD * (a.length + b.length);
  for (let next = open.pop(); next; next = open.pop()) {
    const region = trim(sequences, next, mates);
    const [n, m] = [region.a1 - region.a0, region.b1 - region.b0];
    if (!n || !m) continue;
    const run = n * m > SMALL ? RUNS[next.level] : undefined;
    const anchors = run === undefined ? [] : findAnchors(sequences, region, run);
    if (anchors.length) open.push(...divide(sequences, region, anchors, mates, next.level));
    else if (run !== undefined) open.push({ ...region, level: next.level + 1 });
    else if (steps > 0)
      steps -= pairByShortestEdit(sequences, region, mates, Math.min(steps, STEPS_OF_REGION));
  }
  return mates;
}

/** Pairs what is equal at the start and the end of a region; the rest is returned. */
function trim({ a, b }: Sequences, given: Region, mates: Int32Array): Region {
  let { a0, a1, b0, b1 } = given;
  while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) mates[a0++] = b0++;
  while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) mates[--a1] = --b1;
  return { a0, a1, b0, b1 };
}

/** A run of words, or a sentence. */
type Anchor = SameSentence;

/** Runs of words that a region has once on both sides, in the longest order that both sides share. */
function findAnchors({ a, b }: Sequences, { a0, a1, b0, b1 }: Region, run: number): Anchor[] {
  const hashes = hashRuns(a, a0, a1, run);
  const once = placeOfEach(hashes);
  const others = hashRuns(b, b0, b1, run);
  const inB = placeOfEach(others);
  const anchors: Anchor[] = [];
  for (let at = 0; at < hashes.length; at++) {
    if (once(hashes[at]!) !== at) continue;
    const y = inB(hashes[at]!);
    if (y >= 0 && isRun(a, a0 + at, b, b0 + y, run)) anchors.push({ x: a0 + at, y: b0 + y, length: run });
  }
  return pickRising(anchors);
}

function isRun(a: Int32Array, x: number, b: Int32Array, y: number, run: number): boolean {
  for (let k = 0; k < run; k++) if (a[x + k] !== b[y + k]) return false;
  return true;
}

/** The hash of the run that begins at each place. */
function hashRuns(keys: Int32Array, start: number, end: number, run: number): Int32Array {
  const hashes = new Int32Array(Math.max(0, end - start - run + 1));
  for (let at = 0; at < hashes.length; at++) {
    let hash = 0;
    for (let k = 0; k < run; k++) hash = Math.imul(hash ^ keys[start + at + k]!, 0x9e3779b1) ^ (hash >>> 15);
    hashes[at] = hash;
  }
  return hashes;
}

const EMPTY = -1;
const TWICE = -2;

/** Where each hash is, if it is there once: -1 where it is not, -2 where it is more often. */
function placeOfEach(hashes: Int32Array): (hash: number) => number {
  // At most half of the table is filled, and what is looked for is in the next few places.
  const bits = Math.max(1, 32 - Math.clz32(2 * hashes.length));
  const mask = 2 ** bits - 1;
  const keys = new Int32Array(mask + 1);
  const places = new Int32Array(mask + 1).fill(EMPTY);
  const slotOf = (hash: number) => {
    let slot = Math.imul(hash, 0x85ebca6b) >>> (32 - bits);
    while (places[slot] !== EMPTY && keys[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };
  for (let at = 0; at < hashes.length; at++) {
    const slot = slotOf(hashes[at]!);
    keys[slot] = hashes[at]!;
    places[slot] = places[slot] === EMPTY ? at : TWICE;
  }
  return (hash) => places[slotOf(hash)]!;
}

/** The longest part of a list, sorted by `x`, in which `y` rises. */
function pickRising(anchors: Anchor[]): Anchor[] {
  const ends: number[] = [];
  const before = new Int32Array(anchors.length).fill(-1);
  for (const [at, { y }] of anchors.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (anchors[ends[middle]!]!.y < y) low = middle + 1;
      else high = middle;
    }
    if (low) before[at] = ends[low - 1]!;
    ends[low] = at;
  }
  const picked: Anchor[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) picked.push(anchors[at]!);
  return picked.toReversed();
}

/** The regions between the anchors; those of long runs overlap their neighbours. */
function divide(
  { a, b }: Sequences,
  region: Region,
  anchors: Anchor[],
  mates: Int32Array,
  level: number,
): (Region & { level: number })[] {
  const regions: (Region & { level: number })[] = [];
  let { a0, b0 } = region;
  for (const { x, y, length: most } of anchors) {
    if (x < a0 || y < b0) continue;
    if (x > a0 || y > b0) regions.push({ a0, a1: x, b0, b1: y, level: level + 1 });
    let length = 0;
    while (length < most && a[x + length] === b[y + length]) mates[x + length] = y + length++;
    [a0, b0] = [x + length, y + length];
  }
  regions.push({ a0, a1: region.a1, b0, b1: region.b1, level: level + 1 });
  return regions;
}
