import { type Box, uniteBoxes } from '../../layout/box.ts';
import type { PageImage } from '../../pdfium/render.ts';
import { LOOK_SIDE, type Look } from './pair-pictures.ts';

/** Pixels of a tile of a picture that is drawn to one size. */
const LOOK_TILE = 6;
/** Mean difference of a tile, of 255: less is another resampling. */
const LOOK_DIFFERS = 22;
const DIFFERS = 14;
/** Points of a tile of a page. */
const TILE = 9;

/** A part of a page at one size: each pixel is the mean of those that it stands for. */
export function lookAt(image: PageImage, box: Box): Look {
  const { data, width, height, scale } = image;
  const pixels = new Uint8Array(LOOK_SIDE * LOOK_SIDE);
  const column = (k: number) => clamp(Math.round((box.x + (box.width * k) / LOOK_SIDE) * scale), width);
  const row = (k: number) => clamp(Math.round((box.y + (box.height * k) / LOOK_SIDE) * scale), height);
  for (let y = 0; y < LOOK_SIDE; y++)
    for (let x = 0; x < LOOK_SIDE; x++) {
      const [left, top] = [column(x), row(y)];
      const [right, bottom] = [Math.max(left + 1, column(x + 1)), Math.max(top + 1, row(y + 1))];
      let [sum, count] = [0, 0];
      for (let at = top; at < bottom && at < height; at++)
        for (let to = left; to < right && to < width; to++, count++) sum += data[at * width + to]!;
      pixels[y * LOOK_SIDE + x] = count ? sum / count : 255;
    }
  return { pixels, width: box.width, height: box.height };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most - 1, value));
}

/** Where two looks differ, as shares of the picture; undefined where they do not. */
export function differenceOfLooks(one: Look, other: Look): Box | undefined {
  const tiles: Box[] = [];
  for (let top = 0; top < LOOK_SIDE; top += LOOK_TILE)
    for (let left = 0; left < LOOK_SIDE; left += LOOK_TILE) {
      let sum = 0;
      for (let y = top; y < top + LOOK_TILE; y++)
        for (let x = left; x < left + LOOK_TILE; x++)
          sum += Math.abs(one.pixels[y * LOOK_SIDE + x]! - other.pixels[y * LOOK_SIDE + x]!);
      const side = LOOK_TILE / LOOK_SIDE;
      if (sum / LOOK_TILE ** 2 > LOOK_DIFFERS)
        tiles.push({ x: left / LOOK_SIDE, y: top / LOOK_SIDE, width: side, height: side });
    }
  return tiles.length ? uniteBoxes(tiles) : undefined;
}

/** The regions of two pages that differ outside the given boxes, in points. */
export function differenceOfPages(one: PageImage, other: PageImage, hidden: Box[]): Box[] {
  if (one.width !== other.width || one.height !== other.height) return [];
  const side = Math.max(2, Math.round(TILE * one.scale));
  const columns = Math.ceil(one.width / side);
  const rows = Math.ceil(one.height / side);
  const isHidden = coverTiles(hidden, one.scale / side, columns, rows);
  const differs = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (!isHidden[at] && tileDiffers(one, other, column * side, row * side, side)) differs[at] = 1;
    }
  return joinTiles(differs, columns, rows).map(({ x, y, width, height }) => {
    const points = side / one.scale;
    return { x: x * points, y: y * points, width: width * points, height: height * points };
  });
}

function coverTiles(boxes: Box[], perPoint: number, columns: number, rows: number): Uint8Array {
  const covered = new Uint8Array(columns * rows);
  for (const { x, y, width, height } of boxes)
    for (let row = floor(y * perPoint); row <= (y + height) * perPoint && row < rows; row++)
      for (let column = floor(x * perPoint); column <= (x + width) * perPoint && column < columns; column++)
        covered[row * columns + column] = 1;
  return covered;
}

const floor = (value: number) => Math.max(0, Math.floor(value));

function tileDiffers(one: PageImage, other: PageImage, left: number, top: number, side: number): boolean {
  let [sum, count] = [0, 0];
  for (let y = top; y < Math.min(one.height, top + side); y++)
    for (let x = left; x < Math.min(one.width, left + side); x++, count++)
      sum += Math.abs(one.data[y * one.width + x]! - other.data[y * one.width + x]!);
  return count > 0 && sum / count > DIFFERS;
}

/** Neighbouring tiles as one box. Each tile is visited once. */
function joinTiles(differs: Uint8Array, columns: number, rows: number): Box[] {
  const boxes: Box[] = [];
  for (let first = 0; first < differs.length; first++) {
    if (differs[first] !== 1) continue;
    const open = [first];
    const tiles: Box[] = [];
    differs[first] = 2;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      tiles.push({ x, y, width: 1, height: 1 });
      for (let row = Math.max(0, y - 2); row <= Math.min(rows - 1, y + 2); row++)
        for (let column = Math.max(0, x - 2); column <= Math.min(columns - 1, x + 2); column++) {
          const next = row * columns + column;
          if (differs[next] !== 1) continue;
          differs[next] = 2;
          open.push(next);
        }
    }
    boxes.push(uniteBoxes(tiles));
  }
  return boxes;
}
