import { onlyInput } from '../../edit/only-input.ts';
import { fitPage, lying } from '../../imposition/fit.ts';
import { imposePages, type Rect, type Sheet, type Size } from '../../imposition/impose-pages.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import type { SheetsReport } from '../sheets-report.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Tool } from '../../tool.ts';
import type { BookletOptions } from './options.ts';

/** Sides of paper with two pages each: printed on both sides and folded in the middle, they are in order. */
export const booklet: Tool<BookletOptions, SheetsReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const plan = (pages: Size[]) => planSides(pages, options);
  const { bytes, pages, sheets } = await imposePages(onlyInput(inputs), password, plan, context);
  return { files: [{ name: outputName, bytes }], report: { pages, sheets } };
};

function planSides(pages: Size[], { pages: ranges, paper, binding, margin }: BookletOptions): Sheet[] {
  const indexes = resolvePages(ranges, pages.length);
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
