import { markInk, type Piece, takePieces } from '../../images/ink.ts';
import type { GrayImage } from './gray-image.ts';

/** Pixels of the longer side of the picture that is looked at: a line of text is then 10 to 40 high. */
export const LOOKED_AT = 1600;
/** The window of which the mean is taken, as a share of the longer side. */
const WINDOW = 1 / 50;
/** Letters: their height, and their width over it. */
const HEIGHT = { least: 5, most: 80 };
const WIDEST = 4;
/** Letters that stand in a row make a word; of specks, leaves and grain, so many hardly ever do. */
const LEAST_RUN = 5;
/** Rows of letters that make a page one to read; a long one is enough. */
const LEAST_RUNS = 2;
const LONG_RUN = 12;

/** Whether there is something to read in a picture: rows of marks that are as high as each other, on even ground. */
export function hasWriting(image: GrayImage): boolean {
  const half = Math.max(4, Math.round((Math.max(image.width, image.height) * WINDOW) / 2));
  if (countRuns(image, markInk(image, half, 1)) >= LEAST_RUNS) return true;
  return countRuns(image, markInk(image, half, -1)) >= LEAST_RUNS;
}

function countRuns(image: GrayImage, ink: Uint8Array): number {
  const letters = takePieces(image, ink).filter(isLetter);
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
      if (Math.abs(piece.bottom - of.bottom) > 0.25 * high || tall > 1.9 * high || high > 1.9 * tall)
        continue;
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
