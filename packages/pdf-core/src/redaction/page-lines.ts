import type { Characters } from '../pdfium/characters.ts';

/** How far the lines of signs may lie apart that are seen as one line, for a size of one. */
export const ONE_LINE = 0.3;

/** Lines that run in one of the four directions, each in the order in which it runs. */
export type Lines = { lines: number[][]; turn: number };

export function linesByTurn(
  characters: Characters,
  isWanted: (sign: number) => boolean = () => true,
  oneLine = ONE_LINE,
): Lines[] {
  const { count, codes, inferred, turns, sizes } = characters;
  const byTurn: number[][] = [[], [], [], []];
  for (let i = 0; i < count; i++)
    if (!inferred[i] && codes[i]! > 32 && codes[i] !== 0xa0 && sizes[i]! > 0 && isWanted(i))
      byTurn[turns[i]!]?.push(i);
  return byTurn.flatMap((signs, turn) =>
    signs.length ? [{ lines: linesOf(characters, signs, turn, oneLine), turn }] : [],
  );
}

function linesOf(characters: Characters, signs: number[], turn: number, oneLine: number): number[][] {
  const { origins, sizes } = characters;
  const across = 1 - (turn % 2);
  const level = (index: number) => origins[index * 2 + across]!;
  signs.sort((one, other) => level(one) - level(other) || one - other);
  const lines: number[][] = [];
  for (const sign of signs) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame = first !== undefined && Math.abs(level(sign) - level(first)) <= oneLine * sizes[first]!;
    if (isSame) line!.push(sign);
    else lines.push([sign]);
  }
  const start = startOf(characters, turn);
  for (const line of lines) line.sort((one, other) => start(one) - start(other) || one - other);
  return lines;
}

/** Where a sign begins, in the direction in which its line runs. */
export function startOf({ edges }: Characters, turn: number): (index: number) => number {
  const across = turn % 2;
  if (turn < 2) return (index) => edges[index * 4 + across]!;
  return (index) => -edges[index * 4 + across + 2]!;
}

export function endOf({ edges }: Characters, turn: number): (index: number) => number {
  const across = turn % 2;
  if (turn < 2) return (index) => edges[index * 4 + across + 2]!;
  return (index) => -edges[index * 4 + across]!;
}

export function gapBetween(edges: Float32Array, one: number, other: number, turn: number): number {
  const across = turn % 2;
  const [low, high] = [across, across + 2];
  return turn < 2
    ? edges[other * 4 + low]! - edges[one * 4 + high]!
    : edges[one * 4 + low]! - edges[other * 4 + high]!;
}
