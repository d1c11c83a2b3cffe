import type { Path } from './path.ts';

/** A corner of a path, and the directions in which it is reached and left. */
export type Corner = { x: number; y: number; arriving?: number; leaving?: number };

/** Where markers stand. */
export function cornersOf(path: Path): Corner[] {
  const corners: Corner[] = [];
  let [x, y, startX, startY, first] = [0, 0, 0, 0, 0];
  for (const { kind, at } of path) {
    if (kind === 'M') {
      [x, y] = [at[0]!, at[1]!];
      [startX, startY, first] = [x, y, corners.length];
      corners.push({ x, y });
      continue;
    }
    const [endX, endY] = kind === 'Z' ? [startX, startY] : [at.at(-2)!, at.at(-1)!];
    const points = kind === 'C' ? [x, y, ...at] : [x, y, endX, endY];
    const leaving = angleFrom(points);
    const arriving = angleFrom(reversed(points));
    const last = corners.at(-1);
    if (last && leaving !== undefined) last.leaving ??= leaving;
    const end: Corner = { x: endX, y: endY };
    if (arriving !== undefined) end.arriving = arriving + Math.PI;
    if (kind === 'Z') {
      const start = corners[first];
      if (start?.leaving !== undefined) end.leaving = start.leaving;
      if (start && end.arriving !== undefined) start.arriving = end.arriving;
    }
    corners.push(end);
    [x, y] = [endX, endY];
  }
  return corners;
}

/** The direction to the first point that lies elsewhere. */
function angleFrom([x, y, ...rest]: number[]): number | undefined {
  for (let index = 0; index < rest.length; index += 2) {
    const [dx, dy] = [rest[index]! - x!, rest[index + 1]! - y!];
    if (Math.hypot(dx, dy) > 1e-6) return Math.atan2(dy, dx);
  }
  return undefined;
}

function reversed(points: number[]): number[] {
  const turned: number[] = [];
  for (let index = points.length - 2; index >= 0; index -= 2) turned.push(points[index]!, points[index + 1]!);
  return turned;
}

/** Halfway between the two directions. */
export function directionOf({ arriving, leaving }: Corner): number {
  if (arriving === undefined || leaving === undefined) return arriving ?? leaving ?? 0;
  return Math.atan2(Math.sin(arriving) + Math.sin(leaving), Math.cos(arriving) + Math.cos(leaving));
}
