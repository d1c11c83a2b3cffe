/** A box on the page as the reader sees it: points, from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

export const rightOf = (box: Box) => box.x + box.width;
export const bottomOf = (box: Box) => box.y + box.height;

/** The box around others; nothing is around none. */
export function uniteBoxes(boxes: Iterable<Box>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, rightOf(box));
    bottom = Math.max(bottom, bottomOf(box));
  }
  return right < left
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

/** How much of the sideways reach two boxes share. */
export function sharedWidth(one: Box, other: Box): number {
  return Math.max(0, Math.min(rightOf(one), rightOf(other)) - Math.max(one.x, other.x));
}

export function holdsPoint(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= rightOf(box) && y >= box.y && y <= bottomOf(box);
}

export function median(values: number[]): number {
  if (!values.length) return 0;
  return values.toSorted((one, other) => one - other)[values.length >> 1]!;
}
