import type { GrayImage } from './gray-image.ts';

/** Pixels of the longer side of the picture that is looked at: a line of text is then 10 to 40 high. */
export const LOOKED_AT = 1600;
/** The window of which the mean is taken, as a share of the longer side, and how much darker ink is. */
const WINDOW = 1 / 50;
const DARKER = 0.8;
/** Letters: their height, and their width over it. */
const HEIGHT = { least: 5, most: 80 };
const WIDEST = 4;
/** Letters that stand in a row make a word; of specks, leaves and grain, so many hardly ever do. */
const LEAST_RUN = 5;
/** Rows of letters that make a page one to read; a long one is enough. */
const LEAST_RUNS = 2;
const LONG_RUN = 12;

type Piece = { left: number; right: number; top: number; bottom: number; count: number };

/** Whether there is something to read in a picture: rows of marks that are as high as each other, on even ground. */
export function hasWriting(image: GrayImage): boolean {
  const dark = markInk(image, 1);
  if (countRuns(image, dark) >= LEAST_RUNS) return true;
  return countRuns(image, markInk(image, -1)) >= LEAST_RUNS;
}

/** What is darker than its surroundings, or lighter where `sign` is -1. */
function markInk({ data, width, height }: GrayImage, sign: 1 | -1): Uint8Array {
  const half = Math.max(4, Math.round((Math.max(width, height) * WINDOW) / 2));
  const sums = new Float64Array((width + 1) * (height + 1));
  const shadeAt = (at: number) => (sign > 0 ? data[at]! : 255 - data[at]!);
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += shadeAt(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - half), Math.min(height, y + half + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - half), Math.min(width, x + half + 1)];
      const sum =
        sums[below * (width + 1) + right]! -
        sums[above * (width + 1) + right]! -
        sums[below * (width + 1) + left]! +
        sums[above * (width + 1) + left]!;
      const mean = sum / ((right - left) * (below - above));
      // The paper is lighter than the mean where letters stand close.
      ink[y * width + x] = shadeAt(y * width + x) < DARKER * mean - 4 ? 1 : 0;
    }
  }
  return ink;
}

function countRuns(image: GrayImage, ink: Uint8Array): number {
  const letters = listPieces(image, ink).filter(isLetter);
  const rows = Map.groupBy(letters, ({ bottom }) => bottom >> 3);
  const used = new Set<Piece>();
  let runs = 0;
  for (const first of letters.toSorted((one, other) => one.left - other.left)) {
    if (used.has(first)) continue;
    const run = [first];
    for (let next = findNext(first, rows, used); next; next = findNext(next, rows, used)) {
      run.push(next);
      used.add(next);
    }
    if (run.length >= LEAST_RUN && isEven(image, ink, run)) runs += run.length >= LONG_RUN ? LEAST_RUNS : 1;
  }
  return runs;
}

/** The nearest letter at its right, on the same line and about as high. */
function findNext(of: Piece, rows: Map<number, Piece[]>, used: Set<Piece>): Piece | undefined {
  const high = of.bottom - of.top;
  let best: Piece | undefined;
  for (let row = (of.bottom - 8) >> 3; row <= (of.bottom + 8) >> 3; row++)
    for (const piece of rows.get(row) ?? []) {
      const gap = piece.left - of.right;
      const tall = piece.bottom - piece.top;
      if (used.has(piece) || gap < -1 || gap > high || piece.left <= of.left) continue;
      if (Math.abs(piece.bottom - of.bottom) > 0.25 * high || tall > 1.9 * high || high > 1.9 * tall) continue;
      if (!best || piece.left < best.left) best = piece;
    }
  return best;
}

function isLetter({ left, right, top, bottom, count }: Piece): boolean {
  const [wide, high] = [right - left, bottom - top];
  const filled = count / (wide * high);
  return high >= HEIGHT.least && high <= HEIGHT.most && wide <= WIDEST * high && filled > 0.15;
}

/** The ground between letters has one shade; between leaves and stones it has many. */
function isEven({ data, width }: GrayImage, ink: Uint8Array, run: Piece[]): boolean {
  const [left, right] = [run[0]!.left, run.at(-1)!.right];
  const top = Math.min(...run.map((piece) => piece.top));
  const bottom = Math.max(...run.map((piece) => piece.bottom));
  let [count, sum, squares, marked, dark] = [0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      const shade = data[at]!;
      if (ink[at]) {
        marked++;
        dark += shade;
        continue;
      }
      count++;
      sum += shade;
      squares += shade * shade;
    }
  if (!count || !marked) return false;
  const ground = sum / count;
  const spread = Math.sqrt(Math.max(0, squares / count - ground * ground));
  return spread < 0.4 * Math.abs(ground - dark / marked);
}

/** Marks that hang together, by the corners around them; those that are larger than letters end nowhere. */
function listPieces({ width, height }: GrayImage, ink: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    const piece = { left: width, right: 0, top: height, bottom: 0, count: 0 };
    let depth = 0;
    stack[depth++] = start;
    ink[start] = 2;
    while (depth) {
      const at = stack[--depth]!;
      const [x, y] = [at % width, Math.floor(at / width)];
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x + 1);
      piece.top = Math.min(piece.top, y);
      piece.bottom = Math.max(piece.bottom, y + 1);
      piece.count++;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const near = v * width + u;
          if (ink[near] !== 1) continue;
          ink[near] = 2;
          stack[depth++] = near;
        }
    }
    pieces.push(piece);
  }
  return pieces;
}
