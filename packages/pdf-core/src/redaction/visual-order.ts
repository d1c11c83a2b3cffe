import type { Characters } from '../pdfium/characters.ts';
import { appendAslant } from './aslant-lines.ts';
import type { Marks } from './marks-over-letters.ts';
import { gapBetween, type Lines, linesByTurn, ONE_LINE } from './page-lines.ts';

/** What stands between signs in the order in which they are seen. */
export const SPACE = -1;
export const BREAK = -2;

/** A gap that may part words, for a size of one, and one that does. */
const MAY_PART = 0.06;
const PARTS = 0.15;
/** A gap as between columns, and how far under a line the next one of its column is, for a size of one. */
const COLUMN = 1;
const FARTHEST = 3;

/** The signs of a page line by line, in the direction in which each line runs, whatever order they are written in. */
export function visualOrder(characters: Characters, byTurn: readonly Lines[], marks: Marks): number[] {
  const order: number[] = [];
  for (const { lines, turn } of byTurn)
    for (const line of lines) appendLine(characters, line, turn, marks, order);
  appendAslant(characters, order);
  return order;
}

/** The same, but where a line has a gap as between columns or cells, what stands under each part of it is read on first. */
export function columnOrder(characters: Characters, byTurn: readonly Lines[], marks: Marks): number[] {
  const order: number[] = [];
  for (const { lines, turn } of byTurn) {
    const parts = lines.flatMap((line) => splitAtGaps(characters, line, turn));
    for (const part of readDown(characters, parts, turn)) appendLine(characters, part, turn, marks, order);
  }
  return order;
}

/** Lines that are mirrored or upside down the other way round, as letters that are placed one by one may be read. */
export function backwardOrder(characters: Characters): number[] {
  const { mirrored, turns } = characters;
  const order: number[] = [];
  const isBackward = (sign: number) => mirrored[sign] === 1 || turns[sign] === 2;
  if (!turns.includes(2) && !mirrored.includes(1)) return order;
  for (const { lines } of linesByTurn(characters, isBackward))
    for (const line of lines) order.push(...line.toReversed(), BREAK);
  return order;
}

function splitAtGaps(characters: Characters, line: number[], turn: number): number[][] {
  const { edges, sizes } = characters;
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

function appendLine(
  characters: Characters,
  line: number[],
  turn: number,
  marks: Marks,
  order: number[],
): void {
  const { edges, sizes } = characters;
  let last = -1;
  for (const sign of line) {
    if (marks.has(sign)) {
      order.push(sign);
      continue;
    }
    if (last >= 0 && gapBetween(edges, last, sign, turn) > PARTS * sizes[sign]!) order.push(SPACE);
    order.push(sign);
    last = sign;
  }
  order.push(BREAK);
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
