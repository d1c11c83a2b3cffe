import type { Region } from './shortest-edit.ts';
import type { Side } from './side.ts';

/** Words of one document that are one unit, or part of one. */
export type Piece = { start: number; end: number; isRow: boolean; startsUnit: boolean; endsUnit: boolean };

/** A difference: a piece of each document, or of one of them. The place in the other is kept. */
export type Difference = Region & { isRow: boolean };

export function splitByUnits(side: Side, start: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end;) {
    const unit = side.units[side.unitOf[at]!]!;
    const stop = Math.min(end, unit.end);
    const [startsUnit, endsUnit] = [at === unit.start, stop === unit.end];
    pieces.push({ start: at, end: stop, isRow: unit.isRow, startsUnit, endsUnit });
    at = stop;
  }
  return pieces;
}

/** Pieces that stand for each other are one difference; what is left is added or removed. */
export function pairPieces(inA: Piece[], inB: Piece[], { a0, b0 }: Region): Difference[] {
  const pairs: [Piece | undefined, Piece | undefined][] = [];
  const [restA, restB] = [[...inA], [...inB]];
  if (restA[0] && restB[0] && !restA[0].startsUnit && !restB[0].startsUnit)
    pairs.push([restA.shift(), restB.shift()]);
  const ends: typeof pairs = [];
  const [lastA, lastB] = [restA.at(-1), restB.at(-1)];
  if (lastA && lastB && !lastA.endsUnit && !lastB.endsUnit) ends.push([restA.pop(), restB.pop()]);
  if (restA.length === restB.length) restA.forEach((piece, at) => pairs.push([piece, restB[at]]));
  else {
    for (const piece of restA) pairs.push([piece, undefined]);
    for (const piece of restB) pairs.push([undefined, piece]);
  }
  let [atA, atB] = [a0, b0];
  return [...pairs, ...ends].map(([one, other]) => {
    const a: [number, number] = one ? [one.start, one.end] : [atA, atA];
    const b: [number, number] = other ? [other.start, other.end] : [atB, atB];
    [atA, atB] = [a[1], b[1]];
    return { a0: a[0], a1: a[1], b0: b[0], b1: b[1], isRow: isWholeRow(one ?? other!, one && other) };
  });
}

function isWholeRow(piece: Piece, isBoth: Piece | undefined): boolean {
  return !isBoth && piece.isRow && piece.startsUnit && piece.endsUnit;
}
