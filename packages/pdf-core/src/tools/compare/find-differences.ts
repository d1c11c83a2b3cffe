import { joinOverIslands, listHunks, slideHunk } from './hunks.ts';
import { findMoves, type Move, type Text } from './find-moves.ts';
import { type Difference, pairPieces, type Piece, splitByUnits } from './pieces.ts';
import { pairWords } from './pair-words.ts';
import type { Region } from './shortest-edit.ts';
import type { Side } from './side.ts';
import { keyOfWord, plainWord } from './words.ts';

export type Found = { differences: Difference[]; moves: Move[]; mates: Int32Array };

/** What differs between the words of two documents, in their order, and what moved. */
export function findDifferences(a: Side, b: Side): Found {
  const keys = numberKeys(a.texts, b.texts);
  const mates = pairWords(keys);
  splitByHyphens(mates, a, b);
  const hunks = listHunks(mates, b.texts.length);
  const starts = startsOf(a, b);
  const slid = eachInRoom(hunks, a.texts.length, (hunk, room) => slideHunk(hunk, keys, room, starts));
  const islands = joinOverIslands(slid.filter((hunk) => !isSame(hunk, a, b)));
  const grown = eachInRoom(islands, a.texts.length, (hunk, room) => growToUnits(hunk, room, a, b));
  const real = grown.filter((hunk) => !isSame(hunk, a, b));
  const pieces = real.map((hunk) => ({
    hunk,
    a: splitByUnits(a, hunk.a0, hunk.a1),
    b: splitByUnits(b, hunk.b0, hunk.b1),
  }));
  const moves = findMoves(
    pieces.flatMap((one) => one.a),
    pieces.flatMap((one) => one.b),
    { keys: keys.a, texts: a.texts } satisfies Text,
    { keys: keys.b, texts: b.texts } satisfies Text,
  );
  const moved = new Set<Piece>(moves.flatMap(({ from, to }) => [from, to]));
  const rest = (some: Piece[]) => some.filter((piece) => !moved.has(piece));
  const differences = pieces
    .flatMap((one) => pairPieces(rest(one.a), rest(one.b), one.hunk))
    .concat(moves.flatMap((move) => withinMove(move, keys, a, b)))
    .filter((one) => !isSame(one, a, b));
  return { differences, moves, mates };
}

type Room = { before: number; after: number };

/** Changes each hunk within the equal words before and after it. */
function eachInRoom(hunks: Region[], length: number, change: (hunk: Region, room: Room) => Region): Region[] {
  const changed: Region[] = [];
  for (const [at, hunk] of hunks.entries()) {
    const before = hunk.a0 - (changed.at(-1)?.a1 ?? 0);
    const after = (hunks[at + 1]?.a0 ?? length) - hunk.a1;
    changed.push(change(hunk, { before, after }));
  }
  return changed;
}

/** Words of both documents as numbers: equal words have the same one. */
function numberKeys(inA: string[], inB: string[]): { a: Int32Array; b: Int32Array } {
  const numbers = new Map<string, number>();
  const keys = new Map<string, string>();
  const numberOf = (text: string) => {
    let key = keys.get(text);
    if (key === undefined) keys.set(text, (key = keyOfWord(text)));
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size));
    return number;
  };
  return { a: Int32Array.from(inA, numberOf), b: Int32Array.from(inB, numberOf) };
}

/** Words that differ in a hyphen are other words, unless the end of a line divides one of them. */
function splitByHyphens(mates: Int32Array, a: Side, b: Side): void {
  for (const [at, mate] of mates.entries()) {
    if (mate < 0 || a.texts[at] === b.texts[mate]) continue;
    if (a.rests.has(at) || b.rests.has(mate)) continue;
    if (plainWord(a.texts[at]!) !== plainWord(b.texts[mate]!)) mates[at] = -1;
  }
}

/** Whether only spaces differ, or hyphens at the ends of lines. */
function isSame({ a0, a1, b0, b1 }: Region, a: Side, b: Side): boolean {
  if (Math.abs(a1 - a0 - (b1 - b0)) > 4 + 0.6 * Math.max(a1 - a0, b1 - b0)) return false;
  const [one, other] = [joined(a, a0, a1), joined(b, b0, b1)];
  if (one === other) return true;
  if (one.replaceAll('-', '') !== other.replaceAll('-', '')) return false;
  return hasDivided(a, a0, a1) || hasDivided(b, b0, b1);
}

function joined({ texts }: Side, start: number, end: number): string {
  return plainWord(texts.slice(start, end).join(''));
}

function hasDivided({ rests, texts }: Side, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (rests.has(at) || /\p{L}[-\u2010\u00ad]$/u.test(texts[at]!)) return true;
  return false;
}

/** How well a difference starts at a word: 2 where a unit does, 1 where a sentence does. */
function startsOf(a: Side, b: Side): (side: 'a' | 'b', at: number) => number {
  return (side, at) => {
    const { units, unitOf, texts } = side === 'a' ? a : b;
    if (at >= texts.length || units[unitOf[at]!]!.start === at) return 2;
    return /[.!?]["')\]]?$/.test(texts[at - 1] ?? '') ? 1 : 0;
  };
}

/** A unit that is removed or added but for a word that is elsewhere by chance is removed or added as a whole. */
const CHANCE = 3;
const FEWEST = 8;

function growToUnits(hunk: Region, room: Room, a: Side, b: Side): Region {
  const starts = [missingAtStart(a, hunk.a0, hunk.a1), missingAtStart(b, hunk.b0, hunk.b1)];
  const ends = [missingAtEnd(a, hunk.a0, hunk.a1), missingAtEnd(b, hunk.b0, hunk.b1)];
  const before = Math.min(room.before, Math.max(...starts));
  const after = Math.min(room.after, Math.max(...ends));
  return { a0: hunk.a0 - before, a1: hunk.a1 + after, b0: hunk.b0 - before, b1: hunk.b1 + after };
}

function missingAtStart({ units, unitOf }: Side, start: number, end: number): number {
  if (start >= end) return 0;
  const unit = units[unitOf[start]!]!;
  return isChance(start - unit.start, Math.min(end, unit.end) - start) ? start - unit.start : 0;
}

function missingAtEnd({ units, unitOf }: Side, start: number, end: number): number {
  if (start >= end) return 0;
  const unit = units[unitOf[end - 1]!]!;
  return isChance(unit.end - end, end - Math.max(start, unit.start)) ? unit.end - end : 0;
}

function isChance(missing: number, covered: number): boolean {
  return missing <= CHANCE && covered >= FEWEST && missing * 4 <= covered;
}

/** What changed in a piece that moved. */
function withinMove(
  { from, to }: Move,
  keys: { a: Int32Array; b: Int32Array },
  a: Side,
  b: Side,
): Difference[] {
  const inner = { a: keys.a.subarray(from.start, from.end), b: keys.b.subarray(to.start, to.end) };
  const mates = pairWords(inner);
  return joinOverIslands(listHunks(mates, inner.b.length))
    .map(({ a0, a1, b0, b1 }) => ({
      a0: a0 + from.start,
      a1: a1 + from.start,
      b0: b0 + to.start,
      b1: b1 + to.start,
      isRow: false,
    }))
    .filter((hunk) => !isSame(hunk, a, b));
}
