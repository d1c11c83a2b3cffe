import type { Characters } from '../pdfium/characters.ts';
import type { Marks } from './marks-over-letters.ts';
import { gapBetween, type Lines, linesByTurn } from './page-lines.ts';
import { backwardOrder, columnOrder, SPACE, visualOrder } from './visual-order.ts';

/** Signs that divide a word at the end of a line, and hyphens that may. */
export const DIVISIONS = new Set([0x02, 0xfffe, 0xad]);
export const HYPHENS = new Set([0x2d, 0x2010]);

/** The orders in which a page may be read, where they differ from the one in which it is written. */
export function listOrders(characters: Characters, byTurn: readonly Lines[], marks: Marks): number[][] {
  const lines = visualOrder(characters, byTurn, marks);
  const columns = columnOrder(characters, byTurn, marks);
  const orders = [
    isAsWritten(characters, lines) ? [] : lines,
    isSameOrder(lines, columns) ? [] : columns,
    backwardOrder(characters),
    withoutSpecks(characters, lines),
    waveOrder(characters, byTurn, marks),
  ];
  return orders.filter(({ length }) => length > 0);
}

function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((sign, at) => sign === other[at]);
}

/** Letters by themselves that stand further apart than others of their line, for a size of one, and how far a line of them may wave. */
const APART = 0.3;
const WAVE = 1;
const FEWEST = 3;

/** Letters that are set one by one on a line that goes up and down, as one line. */
function waveOrder(characters: Characters, byTurn: readonly Lines[], marks: Marks): number[] {
  const { edges, sizes } = characters;
  const alone = new Set<number>();
  for (const { lines, turn } of byTurn)
    for (const line of lines)
      for (const [at, sign] of line.entries()) {
        const isFar = (one: number | undefined, other: number | undefined) =>
          one === undefined ||
          other === undefined ||
          gapBetween(edges, one, other, turn) > APART * sizes[sign]!;
        if (isFar(line[at - 1], sign) && isFar(sign, line[at + 1])) alone.add(sign);
      }
  if (alone.size < FEWEST) return [];
  const waves = linesByTurn(characters, (sign) => alone.has(sign), WAVE);
  return visualOrder(characters, waves, marks);
}

/** Signs that nobody sees may stand between letters. */
const SPECK = 1.5;

/** An order without what is too small to be seen; nothing where all is seen. */
function withoutSpecks({ codes, count, inferred, sizes }: Characters, order: readonly number[]): number[] {
  for (let i = 0; i < count; i++)
    if (!inferred[i] && codes[i]! > 32 && sizes[i]! < SPECK)
      return order.filter((sign) => sign !== SPACE && (sign < 0 || sizes[sign]! >= SPECK));
  return [];
}

/** Whether an order gives the same text as the one in which a page is written, as it does for most pages. */
function isAsWritten({ codes, count, inferred }: Characters, order: readonly number[]): boolean {
  let at = 0;
  let sign = 0;
  let isDivision = false;
  for (; ; at++, sign++) {
    const [from, begin] = [at, sign];
    while (at < order.length && order[at]! < 0) at += 1;
    while (sign < count && (inferred[sign] || codes[sign]! <= 32 || codes[sign] === 0xa0)) {
      if (DIVISIONS.has(codes[sign]!)) return false;
      sign += 1;
    }
    if (at >= order.length || sign >= count) return at >= order.length && sign >= count;
    // At the end of a line a hyphen may divide a word, which one of the orders may not see.
    if (order[at] !== sign || at > from !== sign > begin || (isDivision && at > from)) return false;
    isDivision = HYPHENS.has(codes[sign]!) || DIVISIONS.has(codes[sign]!);
  }
}
