import type { Box } from '../pdfium/placement.ts';
import type { Find } from './find-words.ts';

/** A find is meant by boxes that cover so much of it. */
const MEANT = 0.5;
/** Nothing of a find is left to see under boxes that cover so much of it: what was read there is their own. */
const COVERED = 0.9;

/** Whether a find lies in boxes that name it, so that it stays. */
export function isLeft({ boxes }: Pick<Find, 'boxes'>, keep: readonly Box[]): boolean {
  return keep.length > 0 && boxes.every((box) => keep.some((one) => shareIn(box, one) >= MEANT));
}

/** Whether a find lies on what covers the page. */
export function isUnder({ boxes }: Pick<Find, 'boxes'>, burnt: readonly Box[]): boolean {
  return boxes.every((box) => burnt.some((one) => shareIn(box, one) >= COVERED));
}

/** The share of a box that lies in another. */
function shareIn(box: Box, other: Box): number {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  const area = box.width * box.height;
  return across > 0 && down > 0 && area > 0 ? (across * down) / area : 0;
}
