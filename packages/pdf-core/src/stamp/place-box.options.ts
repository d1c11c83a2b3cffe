/** Where something is put on a page as it is seen. */
export const PAGE_PLACES = [
  'top-left',
  'top-center',
  'top-right',
  'middle-left',
  'center',
  'middle-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type Spot = (typeof PAGE_PLACES)[number];

type Size = { width: number; height: number };

/** A box of such a shape: so many percent of the page wide, as far as the page without its margins has room for it. */
export function placeBox(
  page: Size,
  shape: Size,
  { place, width, margin }: { place: Spot; width: number; margin: number },
): Size & { x: number; y: number } {
  // A page smaller than its margins still shows it.
  const edge = Math.min(margin, page.width / 4, page.height / 4);
  const room = { width: page.width - 2 * edge, height: page.height - 2 * edge };
  const wanted = (page.width * width) / 100;
  const scale = Math.min(wanted / shape.width, room.width / shape.width, room.height / shape.height);
  const box = { width: shape.width * scale, height: shape.height * scale };
  const across = place.endsWith('left') ? 0 : place.endsWith('right') ? 1 : 0.5;
  const up = place.startsWith('bottom') ? 0 : place.startsWith('top') ? 1 : 0.5;
  const x = edge + (room.width - box.width) * across;
  const y = edge + (room.height - box.height) * up;
  return { ...box, x, y };
}
