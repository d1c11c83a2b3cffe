import type { Point } from './quad.ts';

/** All points with `x * nx + y * ny = d`, where (nx, ny) has the length 1. */
export interface Line {
  nx: number;
  ny: number;
  d: number;
}

export function crossing(one: Line, other: Line): Point | null {
  const whole = one.nx * other.ny - one.ny * other.nx;
  if (Math.abs(whole) < 0.15) return null;
  return {
    x: (one.d * other.ny - one.ny * other.d) / whole,
    y: (one.nx * other.d - one.d * other.nx) / whole,
  };
}

export function through(from: Point, to: Point): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  return { nx, ny, d: nx * from.x + ny * from.y };
}

const ROUNDS = 4;
/** What lies farther from the line than this counts for less. */
const NEAR = 0.7;

/** The line that lies best through points; those that lie far from most of them count for little. */
export function fitLine(points: readonly (Point & { weight: number })[], from: Point, to: Point): Line {
  let line = through(from, to);
  if (points.length < 6) return line;
  for (let round = 0; round < ROUNDS; round++) {
    let [sum, x, y] = [0, 0, 0];
    const weights = points.map((point) => {
      const off = Math.abs(line.nx * point.x + line.ny * point.y - line.d);
      const weight = point.weight / (1 + (off / NEAR) ** 2);
      sum += weight;
      x += weight * point.x;
      y += weight * point.y;
      return weight;
    });
    [x, y] = [x / sum, y / sum];
    let [xx, xy, yy] = [0, 0, 0];
    for (const [index, point] of points.entries()) {
      xx += weights[index]! * (point.x - x) ** 2;
      xy += weights[index]! * (point.x - x) * (point.y - y);
      yy += weights[index]! * (point.y - y) ** 2;
    }
    const angle = Math.atan2(2 * xy, xx - yy) / 2;
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    line = { nx, ny, d: nx * x + ny * y };
  }
  return line;
}
