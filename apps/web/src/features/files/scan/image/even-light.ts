import type { Pixels } from './pixels.ts';

export const LOOKS = ['color', 'gray', 'ink'] as const;
export type Look = (typeof LOOKS)[number];

const TILES = 20;
const LEAST_TILE = 24;
/** Of a tile, the share of pixels that may be darker than its paper. */
const PAPER = 0.8;
/** A tile that is darker than this part of the brightest holds a picture and no paper. */
const DARKEST_PAPER = 0.35;
/** What paper becomes. */
const WHITE = 252;
/** Of the brightness of the paper: ink where it is darker, paper where it is brighter. */
const INK = 0.55;
const NO_INK = 0.8;

/** Changes the page in place: shadows go out of it where that is wanted, and then its colors. */
export function finishPage(page: Pixels, look: Look, isEven: boolean): void {
  if (isEven || look === 'ink') evenLight(page);
  if (look === 'color') return;
  const { data } = page;
  for (let at = 0; at < data.length; at += 4) {
    const bright = 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    const value = look === 'gray' ? bright : ((bright / WHITE - INK) / (NO_INK - INK)) * 255;
    data[at] = data[at + 1] = data[at + 2] = value;
  }
}

/** Each pixel over the paper around it: paper becomes white, whatever fell on it. */
function evenLight(page: Pixels): void {
  const { data, width, height } = page;
  const side = Math.max(LEAST_TILE, Math.ceil(Math.max(width, height) / TILES));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const tiles = [0, 1, 2].map((part) => measureTiles(page, part, side, columns, rows));
  for (let y = 0; y < height; y++) {
    const down = Math.min(rows - 1, Math.max(0, y / side - 0.5));
    const row = Math.min(Math.max(0, rows - 2), Math.floor(down));
    const below = Math.min(rows - 1, row + 1);
    for (let x = 0; x < width; x++) {
      const across = Math.min(columns - 1, Math.max(0, x / side - 0.5));
      const column = Math.min(Math.max(0, columns - 2), Math.floor(across));
      const right = Math.min(columns - 1, column + 1);
      for (let part = 0; part < 3; part++) {
        const tile = tiles[part]!;
        const upper = between(tile[row * columns + column]!, tile[row * columns + right]!, across - column);
        const lower = between(
          tile[below * columns + column]!,
          tile[below * columns + right]!,
          across - column,
        );
        const at = (y * width + x) * 4 + part;
        data[at] = (data[at]! / between(upper, lower, down - row)) * WHITE;
      }
    }
  }
}

function between(one: number, other: number, part: number): number {
  return one + (other - one) * part;
}

/** How bright the paper of each tile is. */
function measureTiles(page: Pixels, part: number, side: number, columns: number, rows: number): Float32Array {
  const { data, width, height } = page;
  const tiles = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let tile = 0; tile < tiles.length; tile++) {
    const [left, top] = [(tile % columns) * side, Math.floor(tile / columns) * side];
    counts.fill(0);
    let total = 0;
    for (let y = top; y < Math.min(height, top + side); y++)
      for (let x = left; x < Math.min(width, left + side); x++) {
        counts[data[(y * width + x) * 4 + part]!]!++;
        total++;
      }
    let value = 0;
    for (let seen = counts[0]!; value < 255 && seen < total * PAPER;) seen += counts[(value += 1)]!;
    tiles[tile] = value;
  }
  const brightest = Math.max(1, ...tiles);
  return tiles.map((value) => Math.max(value, brightest * DARKEST_PAPER));
}
