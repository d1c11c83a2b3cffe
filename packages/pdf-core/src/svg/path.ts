import { applyMatrix, type Matrix } from '../pdf/matrix.ts';

/** One part of a path, with absolute places: M x y, L x y, C x1 y1 x2 y2 x y, or Z. */
export type Segment =
  | { kind: 'M' | 'L'; at: readonly number[] }
  | { kind: 'C'; at: readonly number[] }
  | { kind: 'Z'; at: readonly number[] };
export type Path = Segment[];
export type Box = { left: number; top: number; right: number; bottom: number };

/** How far the handles of a curve stand that is a quarter of a circle. */
const KAPPA = 0.552_284_75;

export function lineTo(x: number, y: number): Segment {
  return { kind: 'L', at: [x, y] };
}

export function moveTo(x: number, y: number): Segment {
  return { kind: 'M', at: [x, y] };
}

export const CLOSE: Segment = { kind: 'Z', at: [] };

export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Path {
  const [hx, hy] = [rx * KAPPA, ry * KAPPA];
  return [
    moveTo(cx + rx, cy),
    { kind: 'C', at: [cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry] },
    { kind: 'C', at: [cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy] },
    { kind: 'C', at: [cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry] },
    { kind: 'C', at: [cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy] },
    CLOSE,
  ];
}

export function rectPath(x: number, y: number, width: number, height: number, rx = 0, ry = 0): Path {
  const [right, bottom] = [x + width, y + height];
  if (!rx || !ry) return [moveTo(x, y), lineTo(right, y), lineTo(right, bottom), lineTo(x, bottom), CLOSE];
  const [hx, hy] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  return [
    moveTo(x + rx, y),
    lineTo(right - rx, y),
    { kind: 'C', at: [right - hx, y, right, y + hy, right, y + ry] },
    lineTo(right, bottom - ry),
    { kind: 'C', at: [right, bottom - hy, right - hx, bottom, right - rx, bottom] },
    lineTo(x + rx, bottom),
    { kind: 'C', at: [x + hx, bottom, x, bottom - hy, x, bottom - ry] },
    lineTo(x, y + ry),
    { kind: 'C', at: [x, y + hy, x + hx, y, x + rx, y] },
    CLOSE,
  ];
}

export function transformPath(path: Path, matrix: Matrix): Path {
  return path.map(({ kind, at }) => {
    const moved: number[] = [];
    for (let index = 0; index < at.length; index += 2)
      moved.push(...applyMatrix(matrix, at[index]!, at[index + 1]!));
    return { kind, at: moved };
  });
}

/** The smallest box around a path; undefined for an empty one. */
export function boundsOfPath(path: Path): Box | undefined {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x, y] = [0, 0];
  for (const { kind, at } of path) {
    if (kind === 'Z') continue;
    const [endX, endY] = [at.at(-2)!, at.at(-1)!];
    extend(box, endX, endY);
    if (kind === 'C') {
      const [x1, y1, x2, y2] = at as [number, number, number, number];
      for (const t of turningPoints(x, x1, x2, endX)) extend(box, cubicAt(t, x, x1, x2, endX), endY);
      for (const t of turningPoints(y, y1, y2, endY)) extend(box, endX, cubicAt(t, y, y1, y2, endY));
    }
    [x, y] = [endX, endY];
  }
  return box.left <= box.right ? box : undefined;
}

function extend(box: Box, x: number, y: number): void {
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

function cubicAt(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

/** Where a curve turns in one direction. */
function turningPoints(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a];
  if (Math.abs(p) < 1e-9) return Math.abs(q) < 1e-9 ? [] : [-r / q].filter(isInside);
  const root = Math.sqrt(q * q - 4 * p * r);
  return [(-q + root) / (2 * p), (-q - root) / (2 * p)].filter(isInside);
}

const isInside = (t: number) => t > 0 && t < 1;

/** The box around a box that is transformed. */
export function transformBox({ left, top, right, bottom }: Box, matrix: Matrix): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const x of [left, right]) for (const y of [top, bottom]) extend(box, ...applyMatrix(matrix, x, y));
  return box;
}

export function joinBoxes(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The length of a path, curves as the lines between their handles: it bounds the work that dashes cost. */
export function lengthOfPath(path: Path): number {
  let [x, y, length] = [0, 0, 0];
  for (const { kind, at } of path)
    for (let index = 0; index < at.length; index += 2) {
      if (kind !== 'M') length += Math.hypot(at[index]! - x, at[index + 1]! - y);
      [x, y] = [at[index]!, at[index + 1]!];
    }
  return length;
}
