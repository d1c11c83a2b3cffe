/** The list with one item moved before the item now at `gap` (its length: to the end). */
export function moveItem<Item>(items: readonly Item[], from: number, gap: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(gap > from ? gap - 1 : gap, 0, item);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The gap nearest to a point, among boxes below each other or, in rows, side by side. */
export function gapAt(boxes: readonly Box[], point: { x: number; y: number }, isGrid: boolean): number {
  let gap = 0;
  for (const { left, right, top, bottom } of boxes) {
    const isPast = isGrid
      ? point.y > bottom || (point.y >= top && point.x > (left + right) / 2)
      : point.y > (top + bottom) / 2;
    if (isPast) gap += 1;
  }
  return gap;
}
