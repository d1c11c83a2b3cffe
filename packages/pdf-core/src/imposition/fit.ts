import type { Matrix } from '../pdf/matrix.ts';
import type { Placed, Rect, Size } from './impose-pages.ts';

/** A page in the middle of a space, as large as fits. */
export function fitPage(index: number, page: Size, space: Rect): Placed {
  const scale = Math.min(space.width / page.width, space.height / page.height);
  const [width, height] = [page.width * scale, page.height * scale];
  const x = space.x + (space.width - width) / 2;
  const y = space.y + (space.height - height) / 2;
  const matrix: Matrix = [scale, 0, 0, scale, x, y];
  return { index, matrix, window: { x, y, width, height } };
}

export const lying = ({ width, height }: Size): Size => ({ width: height, height: width });
