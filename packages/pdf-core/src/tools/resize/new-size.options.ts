import { fitPage, lying, type Placed, type Size } from '../../imposition/fit.options.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import type { ResizeOptions } from './options.ts';

export function newSize(page: Size, { to, paper, orientation, percent }: ResizeOptions): Size {
  if (to === 'percent') return { width: (page.width * percent) / 100, height: (page.height * percent) / 100 };
  const upright = PAPERS[paper];
  const lies = orientation === 'keep' ? page.width > page.height : orientation === 'landscape';
  return lies ? lying(upright) : upright;
}

/** A page (counted from 0) on its new paper: as large as fits, or in the middle at its own size. */
export function placeOnNew(index: number, page: Size, size: Size, { to, content }: ResizeOptions): Placed {
  if (to === 'percent' || content === 'fit') return fitPage(index, page, { x: 0, y: 0, ...size });
  const [x, y] = [(size.width - page.width) / 2, (size.height - page.height) / 2];
  return { index, matrix: [1, 0, 0, 1, x, y], window: { x, y, width: page.width, height: page.height } };
}
