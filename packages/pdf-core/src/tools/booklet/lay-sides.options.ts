import { fitPage, type LaidSheet, lying, type Rect, type Size } from '../../imposition/fit.options.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import type { BookletOptions } from './options.ts';

/** The pages of these indexes, counted from 0, two on each side of paper: folded in the middle, they are in order. */
export function laySides(
  pages: readonly Size[],
  indexes: number[],
  { paper, binding, margin }: BookletOptions,
): LaidSheet[] {
  const sheet = lying(PAPERS[paper]);
  const half = (place: number): Rect => ({
    x: margin + (place * sheet.width) / 2,
    y: margin,
    width: sheet.width / 2 - 2 * margin,
    height: sheet.height - 2 * margin,
  });
  return foldedOrder(indexes.length).map((pair) => {
    const sides = binding === 'left' ? pair : pair.toReversed();
    const placed = sides.flatMap((position, place) => {
      const index = indexes[position];
      return index === undefined ? [] : [fitPage(index, pages[index]!, half(place))];
    });
    return { ...sheet, pages: placed };
  });
}

/** For each side of paper the positions of its left and right page; those after the last page stay empty. */
function foldedOrder(count: number): number[][] {
  const all = Math.ceil(count / 4) * 4;
  return Array.from({ length: all / 2 }, (_, side) => {
    const [outer, inner] = [all - 1 - side, side];
    return side % 2 ? [inner, outer] : [outer, inner];
  });
}
