import type { Piece } from './pieces.ts';

/** A piece that is elsewhere in the other document, equal or nearly so. */
export type Move = { from: Piece; to: Piece };

/** Shorter texts are in many places. */
const FEWEST_WORDS = 4;
const FEWEST_LETTERS = 16;
/** A run of so many words tells texts apart. */
const RUN = 3;
/** A run that is in more pieces tells nothing. */
const COMMON = 8;
/** The share of the runs of both that two pieces have in common. */
const ALIKE = 0.6;
/** Pieces that are looked at in all. */
const MOST_PIECES = 20_000;

export type Text = { keys: Int32Array; texts: string[] };

/** Pairs removed pieces with added pieces that have the same words, or most of them. */
export function findMoves(removed: Piece[], added: Piece[], a: Text, b: Text): Move[] {
  const from = removed.filter((piece) => isLong(piece, a)).slice(0, MOST_PIECES);
  const to = added.filter((piece) => isLong(piece, b)).slice(0, MOST_PIECES);
  if (!from.length || !to.length) return [];
  const places = indexRuns(from, a.keys);
  const taken = new Set<Piece>();
  const moves: Move[] = [];
  for (const piece of to) {
    const best = findBest(piece, b.keys, places, taken);
    if (!best) continue;
    taken.add(best);
    moves.push({ from: best, to: piece });
  }
  return moves;
}

function isLong({ start, end }: Piece, { texts }: Text): boolean {
  if (end - start < FEWEST_WORDS) return false;
  let letters = 0;
  for (let at = start; at < end && letters < FEWEST_LETTERS; at++) letters += texts[at]!.length;
  return letters >= FEWEST_LETTERS;
}

function* runsOf({ start, end }: Piece, keys: Int32Array): Generator<number> {
  for (let at = start; at + RUN <= end; at++)
    yield Math.imul(Math.imul(keys[at]!, 0x9e3779b1) ^ keys[at + 1]!, 0x85ebca6b) ^ keys[at + 2]!;
}

function indexRuns(pieces: Piece[], keys: Int32Array): Map<number, Piece[]> {
  const places = new Map<number, Piece[]>();
  for (const piece of pieces)
    for (const run of runsOf(piece, keys)) {
      const some = places.get(run);
      if (!some) places.set(run, [piece]);
      else if (some.length <= COMMON && some.at(-1) !== piece) some.push(piece);
    }
  return places;
}

function findBest(
  piece: Piece,
  keys: Int32Array,
  places: Map<number, Piece[]>,
  taken: Set<Piece>,
): Piece | undefined {
  const shared = new Map<Piece, number>();
  for (const run of runsOf(piece, keys)) {
    const some = places.get(run);
    if (!some || some.length > COMMON) continue;
    for (const other of some) if (!taken.has(other)) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  let best: Piece | undefined;
  let most = 0;
  for (const [other, count] of shared) if (count > most) [best, most] = [other, count];
  if (!best) return undefined;
  const runs = Math.max(piece.end - piece.start, best.end - best.start) - RUN + 1;
  return most >= ALIKE * runs ? best : undefined;
}
