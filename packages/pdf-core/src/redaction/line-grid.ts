import type { Matrix } from '../compress/content/matrix.ts';
import { apply, type Cover, type Point } from './geometry.ts';

/** Parts of a size in which the place of text after a box is given, and the widest such part in points. */
const PARTS = 12;
const WIDEST = 1.5;
/** Text begins at most so far after a box, or after other text, that is the rest of its line, for a size of one. */
const NEXT = 1.5;
const BEFORE = 0.5;
/** A box is looked for in steps of this, from as far after where the text begins. */
const AHEAD = 0.1;
/** Where the middle of small letters is, and how far lines may differ to be one. */
const MIDDLE = 0.25;
const ONE_LINE = 0.3;

/** The widths of words differ by less than this only where they tell nothing. */
export function gridOf(size: number): number {
  return Math.min(size / PARTS, WIDEST);
}

/** A box whose edges along its line lie on the grid; letters are taken out of its own area. */
export function onGrid(box: Cover): Cover {
  const { left, right, bottom, top } = box;
  const isFlat = right - left >= top - bottom;
  const grid = gridOf(Math.min(right - left, top - bottom));
  const low = (value: number) => Math.floor(value / grid) * grid;
  const high = (value: number) => Math.ceil(value / grid) * grid;
  const edges = isFlat ? { left: low(left), right: high(right) } : { bottom: low(bottom), top: high(top) };
  return { ...box, ...edges, letters: { left, right, bottom, top } };
}

/** Where text stands: along its line and across it, in points, and its size. */
type Place = { along: number; level: number; size: number; way: Point };

function placeOf(matrix: Matrix, isVertical: boolean, fontSize: number): { place: Place; scale: number } {
  const [a, b, c, d] = matrix;
  const [x, y] = isVertical ? [c, d] : [a, b];
  const scale = Math.hypot(x, y) || 1;
  const way: Point = [x / scale, y / scale];
  const at = apply(matrix, 0, 0);
  const size = Math.abs(fontSize) * (Math.hypot(c, d) || 1);
  const place = { along: at[0] * way[0] + at[1] * way[1], level: at[1] * way[0] - at[0] * way[1], size, way };
  return { place, scale };
}

/**
 * Puts the rest of a line after a box on a grid, so that the gap does not say to a thousandth of a point how wide the word was. It
 * depends on nothing but what stays and the boxes.
 */
export class LineGrid {
  #last: (Place & { shift: number }) | undefined;

  /** By how much text that begins here is shifted along its line, in its own units. */
  shiftAt(matrix: Matrix, isVertical: boolean, fontSize: number, boxes: readonly Cover[]): number {
    const { place, scale } = placeOf(matrix, isVertical, fontSize);
    if (!place.size) return 0;
    const last = this.#last && goesOn(this.#last, place) ? this.#last : undefined;
    const reach = last ? place.along - last.along : NEXT * place.size;
    if (boxes.some((box) => isAfter(place, reach, box))) {
      const grid = gridOf(place.size);
      const shift = Math.round(place.along / grid) * grid - place.along;
      this.#last = { ...place, shift };
      return shift / scale;
    }
    return last ? last.shift / scale : 0;
  }

  /** Text that is the rest of a line ends here. */
  endAt(matrix: Matrix, isVertical: boolean, fontSize: number): void {
    const { place } = placeOf(matrix, isVertical, fontSize);
    if (this.#last && isOneLine(this.#last, place)) this.#last.along = place.along;
  }
}

function isOneWay(one: Point, other: Point): boolean {
  return one[0] * other[0] + one[1] * other[1] > 0.999;
}

function isOneLine(last: Place, { level, size, way }: Place): boolean {
  return Math.abs(level - last.level) <= ONE_LINE * size && isOneWay(last.way, way);
}

function goesOn(last: Place, place: Place): boolean {
  const gap = (place.along - last.along) / place.size;
  return isOneLine(last, place) && gap >= -BEFORE && gap <= NEXT;
}

function isAfter({ along, level, size, way: [x, y] }: Place, reach: number, box: Cover): boolean {
  const { left, right, bottom, top } = box.letters ?? box;
  const middle = level + MIDDLE * size;
  // Most text is level, and most boxes are on other lines.
  if (y === 0 && (x * middle <= bottom || x * middle >= top)) return false;
  for (let back = -AHEAD * size; back <= reach; back += AHEAD * size) {
    const at = along - back;
    const [px, py] = [at * x - middle * y, at * y + middle * x];
    if (px > left && px < right && py > bottom && py < top) return true;
  }
  return false;
}
