import type { Region } from './shortest-edit.ts';
import type { Side } from './side.ts';

/** More equal words between two differences are no chance. */
const ISLAND = 4;
const TOUCHES = 3;

/** Equal words before and after a difference, and whether the next differences are in the same document only. */
export type Room = { before: number; after: number; isSameBefore: boolean; isSameAfter: boolean };

/** The parts of two sequences that are not paired, in their order. */
export function listHunks(mates: Int32Array, lengthOfB: number): Region[] {
  const hunks: Region[] = [];
  let [a0, b0] = [0, 0];
  for (let at = 0; at <= mates.length; at++) {
    const mate = at < mates.length ? mates[at]! : lengthOfB;
    if (mate < 0) continue;
    if (at > a0 || mate > b0) hunks.push({ a0, a1: at, b0, b1: mate });
    [a0, b0] = [at + 1, mate + 1];
  }
  return hunks;
}

/** A few equal words between two larger differences are chance, the text is another one, unless they are a heading or a row. */
export function joinOverIslands(hunks: Region[], a: Side, b: Side): Region[] {
  const joined: Region[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const island = last ? hunk.a0 - last.a1 : 0;
    const isChance = last && island <= ISLAND && island < Math.min(sizeOf(last), sizeOf(hunk));
    if (isChance && !(isUnit(a, last.a1, hunk.a0) && isUnit(b, last.b1, hunk.b0))) {
      last.a1 = hunk.a1;
      last.b1 = hunk.b1;
    } else joined.push({ ...hunk });
  }
  return joined;
}

function isUnit({ units, unitOf }: Side, start: number, end: number): boolean {
  const unit = units[unitOf[start]!];
  return end > start && unit?.start === start && unit.end === end;
}

function sizeOf({ a0, a1, b0, b1 }: Region): number {
  return Math.max(a1 - a0, b1 - b0);
}

/**
 * Where the words at both ends of an inserted part are equal, the part may start earlier or later: a start of a
 * paragraph, or else of a sentence, is where a reader sees it.
 */
export function slideHunk(
  hunk: Region,
  keys: { a: Int32Array; b: Int32Array },
  room: Room,
  rank: (side: 'a' | 'b', at: number) => number,
): Region {
  const side = hunk.a0 === hunk.a1 ? 'b' : hunk.b0 === hunk.b1 ? 'a' : undefined;
  if (!side) return hunk;
  const own = keys[side];
  const [start, end] = side === 'a' ? [hunk.a0, hunk.a1] : [hunk.b0, hunk.b1];
  let [best, bestRank] = [0, rank(side, start)];
  const consider = (by: number) => {
    // Two parts that touch are one.
    const isTouching =
      (by === -room.before && by < 0 && room.isSameBefore) ||
      (by === room.after && by > 0 && room.isSameAfter);
    const value = isTouching ? TOUCHES : rank(side, start + by);
    if (value > bestRank) [best, bestRank] = [by, value];
  };
  for (let by = 1; by <= room.before && own[start - by] === own[end - by]; by++) consider(-by);
  for (let by = 1; by <= room.after && own[start + by - 1] === own[end + by - 1]; by++) consider(by);
  return { a0: hunk.a0 + best, a1: hunk.a1 + best, b0: hunk.b0 + best, b1: hunk.b1 + best };
}
