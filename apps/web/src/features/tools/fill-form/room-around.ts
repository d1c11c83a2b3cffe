import type { FormField } from '../shared/reports.ts';

type Place = FormField['places'][number];
/** How many times as wide and as high as itself. */
export type Room = { across: number; down: number };

/** What each box of a form has around it. */
export function roomsOf(fields: readonly FormField[]): ReadonlyMap<Place, Room> {
  const places = fields.flatMap((field) => field.places);
  const roomOf = (place: Place): Room => {
    const side = roomAround(place, places);
    return { across: side / Math.max(1, place.width), down: side / Math.max(1, place.height) };
  };
  return new Map(places.map((place) => [place, roomOf(place)]));
}

/**
 * The side of the largest square around the middle of a box, in points, that no other field of the page reaches into,
 * even if that has such a square as well.
 */
export function roomAround(place: Place, others: readonly Place[]): number {
  const sides = others
    .filter((other) => other !== place && other.page === place.page)
    .map((other) =>
      Math.max(
        sideAlong(middle(other.x, other.width) - middle(place.x, place.width), other.width),
        sideAlong(middle(other.y, other.height) - middle(place.y, place.height), other.height),
      ),
    );
  return Math.max(0, Math.min(...sides, Number.MAX_SAFE_INTEGER));
}

const middle = (start: number, length: number) => start + length / 2;

function sideAlong(way: number, length: number): number {
  const far = Math.abs(way);
  return Math.min(far, 2 * far - length);
}
