import { rightOf } from '../layout/box.ts';
import type { PageLayout, TextBlock } from '../layout/page-layout.ts';

/** How far from the middle of the page, as a share of its width, a centered line may stand. */
const OFF_CENTER = 0.02;
/** What stands so far from both sides of its page is set in. */
const MARGIN = 0.18;
/** In sizes of the font: how far a centered line is set in from both sides of the text, at least. */
const INSET = 1.5;
/** Points by which lines that end at one side may differ. */
const SAME_SIDE = 2;
/** What ends at the right begins further to the right than this share of the page. */
const BEGINS = 0.35;

/** Where the text of a page ends at its sides, and which of its blocks stand in the middle or at the right. */
export type Sides = {
  isCentered: (block: TextBlock) => boolean;
  isToRight: (block: TextBlock) => boolean;
};

export function measureSides({ width, blocks, rightToLeft }: PageLayout): Sides {
  let [first, last, textEnd] = [Infinity, -Infinity, -Infinity];
  /** How many texts begin at a place. */
  const starts = new Map<number, number>();
  const placeOf = (x: number) => Math.round(x / SAME_SIDE);
  for (const block of blocks) {
    if (block.kind === 'picture') continue;
    first = Math.min(first, block.x);
    last = Math.max(last, rightOf(block));
    if (block.kind === 'table') continue;
    textEnd = Math.max(textEnd, rightOf(block));
    starts.set(placeOf(block.x), (starts.get(placeOf(block.x)) ?? 0) + 1);
  }
  return {
    isCentered: ({ lines }) =>
      lines.every((line) => {
        const [left, right] = [line.x, width - rightOf(line)];
        if (Math.abs(left - right) / 2 >= OFF_CENTER * width) return false;
        const room = INSET * line.size;
        return left > MARGIN * width || (line.x - first > room && last - rightOf(line) > room);
      }),
    isToRight: ({ kind, lines, turn, x }) => {
      if (rightToLeft || turn || kind === 'item') return false;
      const isAtEnd = lines.every(
        (line) => Math.abs(rightOf(line) - textEnd) < SAME_SIDE && line.x > BEGINS * width,
      );
      if (!isAtEnd) return false;
      const places = lines.map((line) => line.x);
      if (places.length > 1) return Math.max(...places) - Math.min(...places) > lines[0]!.size / 2;
      // Others that begin at the same place make a column.
      const others = [-1, 0, 1].reduce((sum, side) => sum + (starts.get(placeOf(x) + side) ?? 0), 0);
      return others === 1;
    },
  };
}
