import { meets, type Rect } from './geometry.ts';
import type { PageWords } from './page-words.ts';

/** How far a letter may seem to have moved, in points, by the rounding of readers. */
const SLACK = 1;

/** Whether every letter outside of the boxes is still where it was. */
export function keepsRest(before: PageWords, after: PageWords, boxes: readonly Rect[]): boolean {
  if (isInOrder(before, after, boxes)) return true;
  const left = placesOf(after, []);
  return [...placesOf(before, boxes)].every(([sign, places]) => {
    const still = left.get(sign) ?? [];
    let from = 0;
    return places.every(([x, y]) => {
      while (from < still.length && still[from]![0] < x - SLACK) from += 1;
      for (let at = from; at < still.length && still[at]![0] <= x + SLACK; at++)
        if (Math.abs(still[at]![1] - y) <= SLACK) return true;
      return false;
    });
  });
}

/** Whether the letters that are left are the same, one after the other: most pages need no more. */
function isInOrder(before: PageWords, after: PageWords, boxes: readonly Rect[]): boolean {
  let next = 0;
  for (const [at, area] of before.areas.entries()) {
    if (!area || before.text[at] === ' ') continue;
    while (next < after.areas.length && (!after.areas[next] || after.text[next] === ' ')) next += 1;
    const other = after.areas[next];
    const isSame =
      other !== undefined &&
      after.text[next] === before.text[at] &&
      Math.abs(other.left - area.left) <= SLACK &&
      Math.abs(other.bottom - area.bottom) <= SLACK;
    if (isSame) next += 1;
    else if (!boxes.some((box) => meets(area, box))) return false;
  }
  return true;
}

/** By letter, where it stands, from left to right. */
function placesOf({ text, areas }: PageWords, boxes: readonly Rect[]): Map<string, [number, number][]> {
  const places = new Map<string, [number, number][]>();
  for (const [at, area] of areas.entries()) {
    const sign = text[at]!;
    if (!area || sign === ' ' || boxes.some((box) => meets(area, box))) continue;
    const own = places.get(sign);
    if (own) own.push([area.left, area.bottom]);
    else places.set(sign, [[area.left, area.bottom]]);
  }
  for (const own of places.values()) own.sort(([one], [other]) => one - other);
  return places;
}
