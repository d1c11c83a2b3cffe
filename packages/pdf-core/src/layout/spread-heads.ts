import { median, rightOf } from './box.ts';
import type { Cell } from './page-layout.ts';
import { isFigure } from './tidy-table.ts';

type Span = { left: number; right: number };

/** How far the middle of a head may stand from the middle of its columns, as a part of their width. */
const OFF = 0.18;
const LEAST_COLUMNS = 3;

/** A head over several columns stands in the middle of them, whatever of them its words cover. */
export function spreadHeads(cells: Cell[], columns: number): Cell[] {
  const byRow = [...Map.groupBy(cells, ({ row }) => row)].toSorted(([one], [other]) => one - other);
  const body = byRow.findIndex(
    ([, row]) => row.filter((cell) => cell.column > 0 && isFigure(cell)).length >= 2,
  );
  if (body < 2 || columns < LEAST_COLUMNS) return cells;
  const places = placeColumns(
    byRow.slice(body).flatMap(([, row]) => row),
    columns,
  );
  if (!places) return cells;
  // Right above the numbers stands what each of their columns is called.
  const spread = byRow.slice(0, body - 1).flatMap(([, heads]) => spreadRow(heads, places));
  const found = new Map(spread);
  return cells.map((cell) => found.get(cell) ?? cell);
}

function placeColumns(cells: Cell[], columns: number): Span[] | undefined {
  const places = Array.from({ length: columns }, (_, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.columns === 1);
    return own.length ? { left: median(own.map(({ x }) => x)), right: median(own.map(rightOf)) } : undefined;
  });
  return places.every((place) => place !== undefined) ? places : undefined;
}

const middleOf = ({ left, right }: Span) => (left + right) / 2;
const spanOf = (cell: Cell): Span => ({ left: cell.x, right: rightOf(cell) });

/** Each column belongs to the head that is nearest to it, if all heads then stand in the middle of theirs. */
function spreadRow(heads: Cell[], places: Span[]): [Cell, Cell][] {
  if (heads.length < 2 || heads.some(({ column }) => column === 0)) return [];
  const columns = Map.groupBy(places.keys().drop(1), (column) => {
    const far = (head: Cell) => Math.abs(middleOf(spanOf(head)) - middleOf(places[column]!));
    return heads.reduce((nearest, head) => (far(head) < far(nearest) ? head : nearest));
  });
  const spread = heads.map((head): [Cell, Cell] | undefined => {
    const [first, last] = [columns.get(head)?.[0], columns.get(head)?.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    const { left, right } = { left: places[first]!.left, right: places[last]!.right };
    const isMiddle = Math.abs(middleOf(spanOf(head)) - (left + right) / 2) <= OFF * (right - left);
    return isMiddle ? [head, { ...head, column: first, columns: last - first + 1 }] : undefined;
  });
  return spread.every((one) => one !== undefined) ? spread : [];
}
