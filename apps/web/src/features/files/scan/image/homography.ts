import type { Quad } from './quad.ts';

/** Row by row, its last number is 1. */
export type Homography = readonly number[];

/** The perspective that takes the unit square, clockwise from its origin, to these corners. */
export function squareTo([a, b, c, d]: Quad): Homography {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [ux, uy, vx, vy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const whole = ux * vy - vx * uy;
  const g = (sx * vy - vx * sy) / whole;
  const h = (ux * sy - sx * uy) / whole;
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
}
