import type { Characters } from '../pdfium/characters.ts';

/** What stands between signs in the order in which they are seen. */
export const SPACE = -1;
export const BREAK = -2;

/** A gap that may part words, for a size of one, and one that does. */
const MAY_PART = 0.06;
const PARTS = 0.15;
/** How far the lines of signs may lie apart that are seen as one line, for a size of one. */
const ONE_LINE = 0.3;
/** A gap as between columns, and how far under a line the next one of its column is, for a size of one. */
const COLUMN = 1;
const FARTHEST = 3;

/** The signs of a page line by line, from left to right as each line runs, whatever order they are written in. */
export function visualOrder(characters: Characters): number[] {
  const order: number[] = [];
  for (const { lines, turn } of linesByTurn(characters))
    for (const line of lines) appendLine(characters, line, turn, order);
  return order;
}

/** The same, but where a line has a gap as between columns or cells, what stands under each part of it is read on first. */
export function columnOrder(characters: Characters): number[] {
  const order: number[] = [];
  for (const { lines, turn } of linesByTurn(characters)) {
    const parts = lines.flatMap((line) => splitAtGaps(characters, line, turn));
    for (const part of readDown(characters, parts, turn)) appendLine(characters, part, turn, order);
  }
  return order;
}

function* linesByTurn(characters: Characters): Generator<{ lines: number[][]; turn: number }> {
  const { count, codes, inferred, turns, sizes } = characters;
  for (let turn = 0; turn < 4; turn++) {
    const signs: number[] = [];
    for (let i = 0; i < count; i++)
      if (turns[i] === turn && !inferred[i] && codes[i]! > 32 && codes[i] !== 0xa0 && sizes[i]! > 0)
        signs.push(i);
    yield { lines: linesOf(characters, signs, turn), turn };
  }
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

function splitAtGaps(characters: Characters, line: number[], turn: number): number[][] {
  const { edges, sizes } = characters;
  const start = startOf(characters, turn);
  line.sort((one, other) => start(one) - start(other) || one - other);
  const parts: number[][] = [];
  let last = -1;
  for (const sign of line) {
    if (last < 0 || gapBetween(edges, last, sign, turn) > COLUMN * sizes[sign]!) parts.push([sign]);
    else parts.at(-1)!.push(sign);
    last = sign;
  }
  return parts;
}

/** Follows each part of a line to the nearest one under it, and goes on with the next that was not read yet. */
function readDown({ edges, origins, sizes }: Characters, parts: number[][], turn: number): number[][] {
  const [along, across] = [turn % 2, 1 - (turn % 2)];
  // Lines of text that runs downwards, or upside down, follow each other the other way.
  const way = turn === 0 || turn === 3 ? 1 : -1;
  const places = parts.map((signs) => ({
    signs,
    size: sizes[signs[0]!]!,
    level: way * origins[signs[0]! * 2 + across]!,
    low: Math.min(...ends(edges, signs, along)),
    high: Math.max(...ends(edges, signs, along)),
  }));
  places.sort((one, other) => one.level - other.level || one.low - other.low);
  const order: number[][] = [];
  const done = new Set<number>();
  for (const first of places.keys())
    for (let at: number | undefined = first; at !== undefined && !done.has(at); at = under(at)) {
      done.add(at);
      order.push(places[at]!.signs);
    }
  return order;

  function under(at: number): number | undefined {
    const { level, low, high, size } = places[at]!;
    for (let next = at + 1; next < places.length; next++) {
      const place = places[next]!;
      if (place.level > level + FARTHEST * size) return undefined;
      if (place.level > level + ONE_LINE * size && place.low < high && place.high > low) return next;
    }
    return undefined;
  }
}

/** Where the first and the last sign of a part begin and end: they stand in order. */
function ends(edges: Float32Array, signs: number[], along: number): number[] {
  return [signs[0]!, signs.at(-1)!].flatMap((sign) => [
    edges[sign * 4 + along]!,
    edges[sign * 4 + along + 2]!,
  ]);
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
