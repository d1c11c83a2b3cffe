type GrayImage = { data: Uint8Array; width: number; height: number };

const BLOCK = 8;
const STEP = 4;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/**
 * Structural similarity of two gray images of the same size (Wang et al. 2004) over 8 x 8 windows: 1 is identical.
 * Images of different sizes have nothing in common.
 */
export function structuralSimilarity(one: GrayImage, other: GrayImage): number {
  if (one.width !== other.width || one.height !== other.height) return 0;
  const { width, height } = one;
  let sum = 0;
  let windows = 0;
  for (let y = 0; y === 0 || y + BLOCK <= height; y += STEP) {
    for (let x = 0; x === 0 || x + BLOCK <= width; x += STEP) {
      sum += windowSimilarity(one, other, x, y);
      windows++;
    }
  }
  return sum / windows;
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
