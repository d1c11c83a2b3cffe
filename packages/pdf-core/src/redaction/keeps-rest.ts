import { meets, type Rect } from './geometry.ts';
import type { PageWords } from './page-words.ts';

/** How far a letter may seem to have moved, in points, by the rounding of readers. */
const SLACK = 1;

/** Whether every letter outside of the boxes is still where it was. */
export function keepsRest(before: PageWords, after: PageWords, boxes: readonly Rect[]): boolean {
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
