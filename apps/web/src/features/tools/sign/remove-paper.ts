import { type Pixels, toPlane } from '../../files/scan/image/pixels.ts';

const TILES = 24;
const LEAST_TILE = 16;
/** Of a tile, the share of pixels that may be darker than its paper. */
const PAPER = 0.85;
/** How much darker than the paper ink begins to be seen, and is seen whole. */
const FAINT = 0.16;
const WHOLE = 0.4;
/** The share of a picture that is ink; outside of it there is no signature on paper. */
const LEAST_INK = 0.0005;
const MOST_INK = 0.4;
const MARGIN = 4;

/** The ink of a photographed signature without its paper, however it was lit, cut to where there is ink; null: none was found. */
export function removePaper(photo: Pixels): Pixels | null {
  const { data, width, height } = photo;
  const bright = toPlane(photo).data;
  const paperAt = measurePaper(bright, width, height);
  const opacity = new Uint8ClampedArray(width * height);
  let ink = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const darker = 1 - bright[at]! / Math.max(1, paperAt(x, y));
      const part = Math.min(1, Math.max(0, (darker - FAINT) / (WHOLE - FAINT)));
      opacity[at] = part * data[at * 4 + 3]!;
      if (part > 0.5) ink++;
    }
  const share = ink / (width * height);
  if (share < LEAST_INK || share > MOST_INK) return null;
  return cut(photo, opacity);
}

/** How bright the paper is at each place: that of tiles, and between them in proportion. */
function measurePaper(bright: Float32Array, width: number, height: number) {
  const side = Math.max(LEAST_TILE, Math.ceil(Math.max(width, height) / TILES));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const tiles = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      tiles[row * columns + column] = brightestOf(bright, width, height, column * side, row * side, side);
  const tile = (column: number, row: number) =>
    tiles[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))]!;
  return (x: number, y: number): number => {
    const [across, down] = [x / side - 0.5, y / side - 0.5];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [right, below] = [across - column, down - row];
    const upper = tile(column, row) * (1 - right) + tile(column + 1, row) * right;
    const lower = tile(column, row + 1) * (1 - right) + tile(column + 1, row + 1) * right;
    return upper * (1 - below) + lower * below;
  };
}

function brightestOf(
  bright: Float32Array,
  width: number,
  height: number,
  left: number,
  top: number,
  side: number,
): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = top; y < Math.min(height, top + side); y++)
    for (let x = left; x < Math.min(width, left + side); x++) {
      counts[Math.round(bright[y * width + x]!)]!++;
      total++;
    }
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += counts[value]!;
    if (seen >= total * PAPER) return value;
  }
  return 255;
}

function cut({ data, width, height }: Pixels, opacity: Uint8ClampedArray): Pixels {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < opacity.length; at++) {
    if (opacity[at]! < 128) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  [left, top] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
  [right, bottom] = [Math.min(width - 1, right + MARGIN), Math.min(height - 1, bottom + MARGIN)];
  const made = { width: right - left + 1, height: bottom - top + 1 };
  const pixels = new Uint8ClampedArray(made.width * made.height * 4);
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const from = (y + top) * width + x + left;
      const to = (y * made.width + x) * 4;
      // Ink with the light of the paper taken out of it.
      for (let part = 0; part < 3; part++) pixels[to + part] = data[from * 4 + part]! * 0.75;
      pixels[to + 3] = opacity[from]!;
    }
  return { data: pixels, ...made };
}
