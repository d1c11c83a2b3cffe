import { dropWeakPairs } from './drop-weak-pairs.ts';
import { freeMovedSentences } from './free-sentences.ts';
import { findMoves, isLong, type Move, type Range } from './find-moves.ts';
import { eachInRoom, growMove, growToUnits } from './grow-hunks.ts';
import { joinOverIslands, listHunks, slideHunk } from './hunks.ts';
import { type Difference, pairPieces, splitByUnits } from './pieces.ts';
import { pairWords } from './pair-words.ts';
import { isReadingOrder, pairBothWays } from './reading-order.ts';
import { listSame, listSentences, type Sentences } from './sentences.ts';
import { isSame, splitByHyphens } from './same-words.ts';
import type { Region } from './shortest-edit.ts';
import type { Side } from './side.ts';
import { keyOfWord } from './words.ts';

export type Found = { differences: Difference[]; moves: Move[]; mates: Int32Array };
/** Moves whose place on the page is looked at, since each may be compared with all words of a page. */
const MOST_PLACED = 2000;

/** Words of the shortest sentence that shows by itself what moved. */
const FEWEST = 4;

type Keys = { a: Int32Array; b: Int32Array };

/** What differs between the words of two documents, in their order, and what moved. */
export function findDifferences(a: Side, b: Side): Found {
  const keys = numberKeys(a.texts, b.texts);
  const sentences = { a: listSentences(a), b: listSentences(b) };
  const same = listSame(keys, sentences.a, sentences.b);
  const mates = pairWords(keys, same);
  freeMovedSentences(mates, b.texts.length, same);
  splitByHyphens(mates, a, b);
  dropWeakPairs(mates, sentences.a, sentences.b);
  const hunks = tidyHunks(listHunks(mates, b.texts.length), keys, a, b);
  const inA = hunks.map(({ a0, a1 }): Range => ({ start: a0, end: a1 }));
  const inB = hunks.map(({ b0, b1 }): Range => ({ start: b0, end: b1 }));
  const text = { a: { keys: keys.a, texts: a.texts }, b: { keys: keys.b, texts: b.texts } };
  const exact = findMoves(inA, inB, text.a, text.b);
  const taken = withMoves(mates, hunks, exact);
  const isFree = freeWords(inB, exact, b.texts.length);
  const found = exact.map((move) => growMove(move, taken, a, b, isFree));
  const whole = pairBothWays(withMoves(mates, hunks, found), b.texts.length);
  const elsewhere = found.map((move, at) => ({
    move,
    isOrder: at < MOST_PLACED && isReadingOrder(move, whole, a, b),
    isLong: isLong(move, a.texts) && hasWholeSentence(move, keys, sentences),
  }));
  const settled = elsewhere.filter((one) => one.isOrder || one.isLong).map(({ move }) => move);
  const moves = elsewhere.filter((one) => !one.isOrder && one.isLong).map(({ move }) => move);
  const takenA = settled.map(({ a0, a1 }) => ({ start: a0, end: a1 }));
  const takenB = settled.map(({ b0, b1 }) => ({ start: b0, end: b1 }));
  const [restA, restB] = [makeCutter(takenA), makeCutter(takenB)];
  const differences = hunks
    .flatMap((hunk) => {
      const one = restA(hunk.a0, hunk.a1).flatMap(({ start, end }) => splitByUnits(a, start, end));
      const other = restB(hunk.b0, hunk.b1).flatMap(({ start, end }) => splitByUnits(b, start, end));
      return pairPieces(one, other, hunk);
    })
    .concat(settled.flatMap((move) => withinMove(move, keys, a, b)))
    .filter((one) => !isSame(one, a, b));
  return { differences, moves, mates };
}

/** Words of both documents as numbers: equal words have the same one. */
function numberKeys(inA: string[], inB: string[]): Keys {
  const numbers = new Map<string, number>();
  const known = new Map<string, number>();
  const numberOf = (text: string) => {
    let number = known.get(text);
    if (number !== undefined) return number;
    const key = keyOfWord(text);
    number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size));
    known.set(text, number);
    return number;
  };
  return { a: Int32Array.from(inA, numberOf), b: Int32Array.from(inB, numberOf) };
}

/** The differences as a reader sees them: from the start of a sentence or a unit, without words that are equal by chance. */
function tidyHunks(hunks: Region[], keys: Keys, a: Side, b: Side): Region[] {
  const starts = startsOf(a, b);
  const length = a.texts.length;
  const slid = eachInRoom(hunks, length, (hunk, room) => slideHunk(hunk, keys, room, starts));
  const islands = joinOverIslands(
    slid.filter((hunk) => !isSame(hunk, a, b)),
    a,
    b,
  );
  const grown = eachInRoom(islands, length, (hunk, room) => growToUnits(hunk, room, a, b));
  return grown.filter((hunk) => !isSame(hunk, a, b));
}

/** How well a difference starts at a word: 2 where a unit does, 1 where a sentence does. */
function startsOf(a: Side, b: Side): (side: 'a' | 'b', at: number) => number {
  return (side, at) => {
    const { units, unitOf, texts } = side === 'a' ? a : b;
    if (at >= texts.length || units[unitOf[at]!]!.start === at) return 2;
    return /[.!?]["')\]]?$/.test(texts[at - 1] ?? '') ? 1 : 0;
  };
}

/** The pairs of words with those that moved, and without those of the differences. */
function withMoves(mates: Int32Array, hunks: Region[], moves: Move[]): Int32Array {
  const whole = mates.slice();
  for (const { a0, a1 } of hunks) whole.fill(-1, a0, a1);
  for (const { a0, a1, b0, b1 } of moves)
    for (let k = 0; k < a1 - a0 && k < b1 - b0; k++) {
      whole[a0 + k] = b0 + k;
      whole[a1 - 1 - k] = b1 - 1 - k;
    }
  return whole;
}

/** Added words that are in no move. */
function freeWords(added: Range[], moves: Move[], length: number): Uint8Array {
  const isFree = new Uint8Array(length);
  for (const { start, end } of added) isFree.fill(1, start, end);
  for (const { b0, b1 } of moves) isFree.fill(0, b0, b1);
  return isFree;
}

/** Cuts sorted parts out of a range. Ranges are asked for in their order. */
function makeCutter(taken: Range[]): (start: number, end: number) => Range[] {
  const sorted = taken.toSorted((one, other) => one.start - other.start);
  let next = 0;
  return (start, end) => {
    const rest: Range[] = [];
    let from = start;
    for (; next < sorted.length && sorted[next]!.start < end; next++) {
      const cut = sorted[next]!;
      if (cut.start > from) rest.push({ start: from, end: cut.start });
      from = Math.max(from, cut.end);
    }
    if (end > from) rest.push({ start: from, end });
    return rest;
  };
}

/** Whether a sentence of a move stayed as it is: phrases alone are repeated by texts that have nothing to do with each other. */
function hasWholeSentence(move: Move, keys: Keys, sentences: { a: Sentences; b: Sentences }): boolean {
  const within = ({ list, of }: Sentences, own: Int32Array, from: number, to: number) =>
    list
      .slice(of[from], of[to - 1]! + 1)
      .filter(({ start, end }) => start >= from && end <= to && end - start >= FEWEST)
      .map(({ start, end }) => own.subarray(start, end).join(' '));
  const inB = new Set(within(sentences.b, keys.b, move.b0, move.b1));
  return within(sentences.a, keys.a, move.a0, move.a1).some((text) => inB.has(text));
}

/** What changed in words that moved. */
function withinMove({ a0, a1, b0, b1 }: Move, keys: Keys, a: Side, b: Side): Difference[] {
  const inner = { a: keys.a.subarray(a0, a1), b: keys.b.subarray(b0, b1) };
  const hunks = listHunks(pairWords(inner), inner.b.length).map((hunk) => ({
    a0: hunk.a0 + a0,
    a1: hunk.a1 + a0,
    b0: hunk.b0 + b0,
    b1: hunk.b1 + b0,
  }));
  return joinOverIslands(hunks, a, b).map((hunk) => ({ ...hunk, isRow: false }));
}
