import { type Point, roundPoints } from '../shared/page/page-geometry.ts';

const ROUNDS = 2;
/** A stroke of a tool has at most twice as many points. */
const MOST_POINTS = 10_000;
/** Closer points, in points of the page, are the tremor of the hand. */
const LEAST_STEP = 1.2;

/** A stroke of the pen without its corners (Chaikin): its ends stay where they were drawn. */
export function smoothStroke(stroke: Point[]): Point[] {
  let points = thin(stroke);
  for (let round = 0; round < ROUNDS && points.length > 2 && points.length <= MOST_POINTS; round++)
    points = cutCorners(points);
  return points.map(({ x, y }) => ({ x: roundPoints(x), y: roundPoints(y) }));
}

function thin(stroke: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of stroke) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= LEAST_STEP) kept.push(point);
  }
  const end = stroke.at(-1);
  return end && kept.length > 1 ? [...kept.slice(0, -1), end] : kept;
}

function cutCorners(points: Point[]): Point[] {
  const between = (from: Point, to: Point, part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const cut = points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return [points[0]!, ...cut, points.at(-1)!];
}
