import type { Ruling } from './page-input.ts';

/** Points: lines nearer to each other than this are one, drawn twice or with thickness. */
const SAME = 2;
/** Points: gaps in a line that are this small are not seen, or are dots. */
const BROKEN = 3;
/** More lines than this are a picture. */
const MOST = 1500;

/** Lines drawn in pieces, or as two sides of a thin box, are one line. Level ones and upright ones, each from left or top. */
export function mergeRulings(rulings: Ruling[]): { level: Ruling[]; upright: Ruling[] } {
  const level = mergeSame(rulings.filter((ruling) => !ruling.upright));
  const upright = mergeSame(rulings.filter((ruling) => ruling.upright));
  return level.length + upright.length > MOST ? { level: [], upright: [] } : { level, upright };
}

function mergeSame(rulings: Ruling[]): Ruling[] {
  const merged: Ruling[] = [];
  const sorted = rulings.toSorted((one, other) => one.at - other.at);
  for (let start = 0; start < sorted.length;) {
    let end = start + 1;
    while (
      end < sorted.length &&
      sorted[end]!.at - sorted[end - 1]!.at <= SAME &&
      sorted[end]!.at - sorted[start]!.at <= 2 * SAME
    )
      end++;
    merged.push(...joinPieces(sorted.slice(start, end)));
    start = end;
  }
  return merged;
}

function joinPieces(pieces: Ruling[]): Ruling[] {
  const joined: Ruling[] = [];
  for (const piece of pieces.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && piece.from - last.to <= BROKEN) last.to = Math.max(last.to, piece.to);
    else joined.push({ ...piece });
  }
  return joined;
}
