import type { Change, SideName } from './comparison.ts';
import type { PageSize } from '../shared/page/page-geometry.ts';

/** The same place in both documents, as the distance from the top of each in page widths. */
export type Anchor = { before: number; after: number };

/** Between two pages, in page widths. */
const GAP = 0.02;

/** Where each page starts, in page widths, and where the last one ends. */
export function pageTops(pages: PageSize[]): number[] {
  const tops = [0];
  for (const { width, height } of pages) tops.push(tops.at(-1)! + height / width + GAP);
  return tops;
}

/** How far down a document a place is, in page widths. */
export function depthOf(tops: number[], pages: PageSize[], page: number, y: number): number {
  const at = Math.min(Math.max(page, 1), pages.length) - 1;
  return (tops[at] ?? 0) + y / (pages[at]?.width ?? 1);
}

type Sides<Value> = Record<SideName, Value>;

/** Places that are the same in both documents, from the changes that did not move. */
export function listAnchors(changes: Change[], pages: Sides<PageSize[]>): Anchor[] {
  const tops = { before: pageTops(pages.before), after: pageTops(pages.after) };
  const anchors: Anchor[] = [{ before: 0, after: 0 }];
  const all = changes
    .filter(({ kind, part }) => kind !== 'moved' && part !== 'edge')
    .map(({ before, after }): Anchor => ({
      before: depthOf(tops.before, pages.before, before.page, before.y),
      after: depthOf(tops.after, pages.after, after.page, after.y),
    }))
    .toSorted((one, other) => one.after - other.after);
  for (const anchor of all) {
    const last = anchors.at(-1)!;
    if (anchor.before > last.before && anchor.after > last.after) anchors.push(anchor);
  }
  const end = { before: tops.before.at(-1)!, after: tops.after.at(-1)! };
  const last = anchors.at(-1)!;
  if (end.before > last.before && end.after > last.after) anchors.push(end);
  return anchors;
}

/** The place in the other document of a place in one. */
export function matchDepth(anchors: Anchor[], from: SideName, depth: number): number {
  const to: SideName = from === 'before' ? 'after' : 'before';
  let at = anchors.findIndex((anchor) => anchor[from] > depth);
  if (at <= 0) at = at < 0 ? anchors.length - 1 : 1;
  const [start, end] = [anchors[at - 1] ?? anchors[0]!, anchors[at]!];
  const length = end[from] - start[from];
  const share = length > 0 ? (depth - start[from]) / length : 0;
  return start[to] + share * (end[to] - start[to]);
}
