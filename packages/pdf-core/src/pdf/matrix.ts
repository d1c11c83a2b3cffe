/** A PDF transformation: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `first`, then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function toMatrix(numbers: readonly unknown[] | undefined): Matrix | undefined {
  const [a, b, c, d, e, f] = numbers?.slice(-6) ?? [];
  const isMatrix = [a, b, c, d, e, f].every((value) => typeof value === 'number' && Number.isFinite(value));
  return isMatrix ? ([a, b, c, d, e, f] as unknown as Matrix) : undefined;
}

/** How wide and high the unit square becomes. */
export function shownSize([a, b, c, d]: Matrix): { width: number; height: number } {
  return { width: Math.hypot(a, b), height: Math.hypot(c, d) };
}
