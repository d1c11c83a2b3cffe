import type { Characters } from '../pdfium/characters.ts';

/** What stands between signs in the order in which they are seen. */
export const SPACE = -1;
export const BREAK = -2;

/** A gap that may part words, for a size of one, and one that does. */
const MAY_PART = 0.06;
const PARTS = 0.15;
/** How far the lines of signs may lie apart that are seen as one line, for a size of one. */
const ONE_LINE = 0.3;

/** The signs of a page line by line, from left to right as each line runs, whatever order they are written in. */
export function visualOrder(characters: Characters): number[] {
  const { count, codes, inferred, turns, sizes } = characters;
  const order: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const signs: number[] = [];
    for (let i = 0; i < count; i++)
      if (turns[i] === turn && !inferred[i] && codes[i]! > 32 && codes[i] !== 0xa0 && sizes[i]! > 0)
        signs.push(i);
    for (const line of linesOf(characters, signs, turn)) appendLine(characters, line, turn, order);
  }
  return order;
}

function linesOf({ origins, sizes }: Characters, signs: number[], turn: number): number[][] {
  const across = 1 - (turn % 2);
  const level = (index: number) => origins[index * 2 + across]!;
  signs.sort((one, other) => level(one) - level(other) || one - other);
  const lines: number[][] = [];
  for (const sign of signs) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame = first !== undefined && Math.abs(level(sign) - level(first)) <= ONE_LINE * sizes[first]!;
    if (isSame) line!.push(sign);
    else lines.push([sign]);
  }
  return lines;
}

function appendLine(characters: Characters, line: number[], turn: number, order: number[]): void {
  const { edges, sizes } = characters;
  const start = startOf(characters, turn);
  line.sort((one, other) => start(one) - start(other) || one - other);
  let last = -1;
  for (const sign of line) {
    if (last >= 0 && gapBetween(edges, last, sign, turn) > PARTS * sizes[sign]!) order.push(SPACE);
    order.push(sign);
    last = sign;
  }
  order.push(BREAK);
}

/** Where a sign begins, in the direction in which its line runs. */
function startOf({ edges }: Characters, turn: number): (index: number) => number {
  const across = turn % 2;
  if (turn < 2) return (index) => edges[index * 4 + across]!;
  return (index) => -edges[index * 4 + across + 2]!;
}

function gapBetween(edges: Float32Array, one: number, other: number, turn: number): number {
  const across = turn % 2;
  const [low, high] = [across, across + 2];
  return turn < 2
    ? edges[other * 4 + low]! - edges[one * 4 + high]!
    : edges[one * 4 + low]! - edges[other * 4 + high]!;
}

/** Whether another reader may see a new word where one sign follows the other. */
export function mayPart(characters: Characters, one: number, other: number): boolean {
  const { edges, origins, sizes, turns } = characters;
  const size = sizes[other]!;
  const turn = turns[other]!;
  if (turn !== turns[one] || turn > 3 || Math.abs(size - sizes[one]!) > 0.1 * size) return true;
  const across = 1 - (turn % 2);
  if (Math.abs(origins[one * 2 + across]! - origins[other * 2 + across]!) > 0.1 * size) return true;
  return Math.abs(gapBetween(edges, one, other, turn)) > MAY_PART * size;
}
