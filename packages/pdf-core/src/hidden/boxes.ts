import type { Box } from '../pdfium/placement.ts';

/** The share of a box that lies under another. */
export function shareUnder(box: Box, cover: Box): number {
  const across = Math.min(box.x + box.width, cover.x + cover.width) - Math.max(box.x, cover.x);
  const up = Math.min(box.y + box.height, cover.y + cover.height) - Math.max(box.y, cover.y);
  const area = box.width * box.height;
  return across > 0 && up > 0 && area > 0 ? (across * up) / area : 0;
}

export function isOutside(box: Box, size: { width: number; height: number }): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x < 0 || y < 0 || x > size.width || y > size.height;
}

export function boxAround(boxes: Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
