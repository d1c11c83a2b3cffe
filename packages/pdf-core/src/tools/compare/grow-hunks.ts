import type { Room } from './hunks.ts';
import type { Region } from './shortest-edit.ts';
import type { Side } from './side.ts';

/** Adds to a move the few words up to the ends of its units, which changed as well, unless they are paired. */
export function growMove(move: Region, mates: Int32Array, a: Side, b: Side, isFreeB: Uint8Array): Region {
  const unit = (side: Side, at: number) => side.units[side.unitOf[at]!]!;
  const before = [move.a0 - unit(a, move.a0).start, move.b0 - unit(b, move.b0).start] as const;
  const after = [unit(a, move.a1 - 1).end - move.a1, unit(b, move.b1 - 1).end - move.b1] as const;
  const isFree = (fromA: number, toA: number, fromB: number, toB: number) => {
    if (toA - fromA > CHANCE || toB - fromB > CHANCE) return false;
    for (let at = fromA; at < toA; at++) if (mates[at]! >= 0) return false;
    for (let at = fromB; at < toB; at++) if (!isFreeB[at]) return false;
    return true;
  };
  const grown = { ...move };
  if (isFree(move.a0 - before[0], move.a0, move.b0 - before[1], move.b0)) {
    grown.a0 -= before[0];
    grown.b0 -= before[1];
  }
  if (isFree(move.a1, move.a1 + after[0], move.b1, move.b1 + after[1])) {
    grown.a1 += after[0];
    grown.b1 += after[1];
  }
  return grown;
}

/** Words of a unit that are in the other document by chance. */
const CHANCE = 3;
const FEWEST = 8;

/** Changes each hunk within the equal words before and after it. */
export function eachInRoom(
  hunks: Region[],
  length: number,
  change: (hunk: Region, room: Room) => Region,
): Region[] {
  const changed: Region[] = [];
  for (const [at, hunk] of hunks.entries()) {
    const last = changed.at(-1);
    const before = hunk.a0 - (last?.a1 ?? 0);
    const after = (hunks[at + 1]?.a0 ?? length) - hunk.a1;
    const isSame = (other: Region | undefined) =>
      other !== undefined && lacks(other) !== '' && lacks(other) === lacks(hunk);
    const [isSameBefore, isSameAfter] = [isSame(last), isSame(hunks[at + 1])];
    changed.push(change(hunk, { before, after, isSameBefore, isSameAfter }));
  }
  return changed;
}

/** The document that has no words of a difference. */
function lacks({ a0, a1, b0, b1 }: Region): 'a' | 'b' | '' {
  return a0 === a1 ? 'a' : b0 === b1 ? 'b' : '';
}

/** A unit that is removed or added but for a word that is elsewhere by chance is removed or added as a whole. */
export function growToUnits(hunk: Region, room: Room, a: Side, b: Side): Region {
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
