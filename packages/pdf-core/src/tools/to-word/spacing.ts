import { bottomOf } from '../../layout/box.ts';
import type { Part } from '../../reading/document.ts';

/** Points: more is not left between two parts, however far apart they stand. */
const WIDEST = 24;
/** A page that ends higher than at this share of its height was ended by its author. */
const EARLY = 0.72;

/** Points between a part and the one before it, where both stand below each other on one page. */
export function gapAbove(part: Part, before: Part | undefined): number | undefined {
  if (!before || before.page !== part.page) return undefined;
  const gap = part.box.y - bottomOf(before.box);
  const isBelow = part.box.y > before.box.y && gap > -0.5 * Math.min(part.box.height, before.box.height);
  return isBelow ? Math.min(WIDEST, Math.max(0, gap)) : undefined;
}

/** The first parts of the pages that begin because the one before ended early. */
export function findPageStarts(parts: Part[], pages: { height: number }[]): Set<Part> {
  const starts = new Set<Part>();
  const bottoms = new Map<number, number>();
  let before: Part | undefined;
  for (const part of parts) {
    const bottom = bottoms.get(part.page - 1);
    const isFirst = before && part.page === before.page + 1 && !bottoms.has(part.page);
    if (isFirst && before?.kind !== 'table' && bottom && bottom < EARLY * pages[before!.page]!.height)
      starts.add(part);
    bottoms.set(part.page, Math.max(bottoms.get(part.page) ?? 0, bottomOf(part.box)));
    before = part;
  }
  return starts;
}
