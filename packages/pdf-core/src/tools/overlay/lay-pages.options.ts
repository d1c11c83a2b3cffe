import type { OverlayOptions } from './options.ts';

type Size = { width: number; height: number };

/** Which page of the second document lies on each of these pages of the first, all counted from 0. */
export function pairPages(
  indexes: readonly number[],
  count: number,
  repeat: OverlayOptions['repeat'],
): Map<number, number> {
  const pairs = new Map<number, number>();
  const inOrder = [...new Set(indexes)].toSorted((one, other) => one - other);
  for (const [turn, index] of inOrder.entries()) {
    if (turn >= count && repeat === 'once') break;
    const again = repeat === 'last' ? count - 1 : turn % count;
    pairs.set(index, turn < count ? turn : again);
  }
  return pairs;
}

/** In the middle of the page, whichever way both are turned. */
export function layPage(
  page: Size,
  top: Size,
  size: OverlayOptions['size'],
): Size & { x: number; y: number; scale: number } {
  const scale = size === 'actual' ? 1 : Math.min(page.width / top.width, page.height / top.height);
  const [width, height] = [top.width * scale, top.height * scale];
  return { x: (page.width - width) / 2, y: (page.height - height) / 2, width, height, scale };
}
