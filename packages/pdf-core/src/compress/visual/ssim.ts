type GrayImage = { data: Uint8Array; width: number; height: number };

/** A square of an image, in pixels, and how alike the images are in it. */
export type Region = { left: number; top: number; width: number; height: number; similarity: number };

const BLOCK = 8;
const STEP = 4;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** A region is two cells wide and high: it contains a word or the detail of a photograph. */
const CELL = 32;

/**
 * Structural similarity of two gray images of the same size (Wang et al. 2004) over 8 x 8 windows: 1 is identical.
 * Images of different sizes have nothing in common.
 */
export function structuralSimilarity(one: GrayImage, other: GrayImage): number {
  return compareImages(one, other).similarity;
}

/** The same, with the region that differs most; null where no window differs, or the sizes do. */
export function compareImages(
  one: GrayImage,
  other: GrayImage,
): { similarity: number; worst: Region | null } {
  if (one.width !== other.width || one.height !== other.height) return { similarity: 0, worst: null };
  const { width, height } = one;
  const columns = Math.max(1, Math.floor(width / CELL));
  const rows = Math.max(1, Math.floor(height / CELL));
  const cells = {
    columns,
    rows,
    sums: new Float64Array(columns * rows),
    counts: new Uint32Array(columns * rows),
  };
  let sum = 0;
  let windows = 0;
  for (let y = 0; y === 0 || y + BLOCK <= height; y += STEP) {
    const row = Math.min(rows - 1, Math.floor(y / CELL));
    for (let x = 0; x === 0 || x + BLOCK <= width; x += STEP) {
      const similarity = windowSimilarity(one, other, x, y);
      const cell = row * columns + Math.min(columns - 1, Math.floor(x / CELL));
      cells.sums[cell]! += similarity;
      cells.counts[cell]! += 1;
      sum += similarity;
      windows++;
    }
  }
  return { similarity: sum / windows, worst: sum === windows ? null : findWorst(cells, one) };
}

type Cells = { columns: number; rows: number; sums: Float64Array; counts: Uint32Array };

function findWorst({ columns, rows, sums, counts }: Cells, { width, height }: GrayImage): Region {
  let worst: Region | undefined;
  for (let row = 0; row < Math.max(1, rows - 1); row++) {
    for (let column = 0; column < Math.max(1, columns - 1); column++) {
      let sum = 0;
      let count = 0;
      for (let y = row; y < Math.min(row + 2, rows); y++) {
        for (let x = column; x < Math.min(column + 2, columns); x++) {
          sum += sums[y * columns + x] ?? 0;
          count += counts[y * columns + x] ?? 0;
        }
      }
      const similarity = sum / count;
      if (worst && similarity >= worst.similarity) continue;
      const [left, top] = [column * CELL, row * CELL];
      const size = { width: Math.min(2 * CELL, width - left), height: Math.min(2 * CELL, height - top) };
      worst = { left, top, ...size, similarity };
    }
  }
  if (!worst) throw new Error('An image has at least one region.');
  return worst;
}
function windowSimilarity(one: GrayImage, other: GrayImage, left: number, top: number): number {
  const right = Math.min(left + BLOCK, one.width);
  const bottom = Math.min(top + BLOCK, one.height);
  let sumA = 0;
  let sumB = 0;
  let squaresA = 0;
  let squaresB = 0;
  let products = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * one.width + left, end = y * one.width + right; at < end; at++) {
      const a = one.data[at] ?? 0;
      const b = other.data[at] ?? 0;
      sumA += a;
      sumB += b;
      squaresA += a * a;
      squaresB += b * b;
      products += a * b;
    }
  }
  const count = (right - left) * (bottom - top);
  const meanA = sumA / count;
  const meanB = sumB / count;
  const varianceA = squaresA / count - meanA * meanA;
  const varianceB = squaresB / count - meanB * meanB;
  const covariance = products / count - meanA * meanB;
  const luminance = (2 * meanA * meanB + C1) / (meanA * meanA + meanB * meanB + C1);
  return (luminance * (2 * covariance + C2)) / (varianceA + varianceB + C2);
}
