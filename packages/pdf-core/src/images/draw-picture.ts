import { num } from '../fonts/draw-line.ts';
import { uprightMatrix } from './embed.ts';
import type { Rectangle } from './sheet.options.ts';

export const rectanglePath = ({ x, y, width, height }: Rectangle): string =>
  `${[x, y, width, height].map(num).join(' ')} re`;

/** The operators that show the picture of this name upright in a place; `clip` is what of the page it may cover. */
export function drawPicture(name: string, place: Rectangle, orientation: number, clip?: Rectangle): string {
  const matrix = [place.width, 0, 0, place.height, place.x, place.y].map(num).join(' ');
  const within = clip ? `${rectanglePath(clip)} W n ` : '';
  return `q ${within}${matrix} cm ${uprightMatrix(orientation).join(' ')} cm /${name} Do Q\n`;
}
