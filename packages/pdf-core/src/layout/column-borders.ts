import { rightOf } from './box.ts';
import type { Row } from './make-rows.ts';

/** Of the rows with as many cells as a table has columns, or nearly: the others have cells over several columns. */
const DENSE = 0.6;
/** Of these, so many may reach over a border. */
const CROSSING = 0.07;
/** In sizes of the font. */
const NARROWEST = 0.22;

/** Where one column ends and the next begins, by gaps that go through nearly all rows. */
export function findColumnBorders(rows: Row[]): number[] {
  const counts = rows.map((row) => row.pieces.length).toSorted((one, other) => other - one);
  const most = counts[Math.min(counts.length - 1, Math.floor(counts.length * 0.1))]!;
  if (most < 2) return [];
  const dense = rows.filter((row) => row.pieces.length >= Math.max(2, DENSE * most));
  const allowed = Math.floor(dense.length * CROSSING);
  const size = dense[0]!.size;
  const edges = dense.flatMap((row) =>
    row.pieces.flatMap((piece) => [
      { x: piece.x, step: 1 },
      { x: rightOf(piece), step: -1 },
    ]),
  );
  edges.sort((one, other) => one.x - other.x || one.step - other.step);
  const borders: number[] = [];
  let [depth, free] = [0, -Infinity];
  let isOpen = false;
  for (const { x, step } of edges) {
    if (step > 0 && depth <= allowed && depth + 1 > allowed) {
      if (isOpen && x - free > NARROWEST * size) borders.push((x + free) / 2);
      isOpen = true;
    }
    depth += step;
    if (step < 0 && depth === allowed) free = x;
  }
  return borders;
}
