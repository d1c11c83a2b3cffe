export interface Point {
  x: number;
  y: number;
}

/** The corners of a page in a picture, clockwise from the one that is its top left, in parts of the picture's width and height. */
export type Quad = readonly [Point, Point, Point, Point];

/** Where no page is found: almost the whole picture, so that each corner can be taken hold of. */
export const WHOLE: Quad = [
  { x: 0.04, y: 0.04 },
  { x: 0.96, y: 0.04 },
  { x: 0.96, y: 0.96 },
  { x: 0.04, y: 0.96 },
];

/** In pixels of a picture of that size. */
export function scaleQuad(quad: Quad, width: number, height: number): Quad {
  return mapQuad(quad, ({ x, y }) => ({ x: x * width, y: y * height }));
}

export function mapQuad(quad: Quad, change: (point: Point, index: number) => Point): Quad {
  return quad.map(change) as unknown as Quad;
}

/** The same page turned by quarters to the right. */
export function turnQuad(quad: Quad, quarters: number): Quad {
  return mapQuad(quad, (_, index) => quad[(index - quarters + 8) % 4]!);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** No side crosses another, and no corner points inwards: only then is it a page seen from somewhere. */
export function isConvex(quad: Quad): boolean {
  return quad.every((point, index) => {
    const [next, after] = [quad[(index + 1) % 4]!, quad[(index + 2) % 4]!];
    return (next.x - point.x) * (after.y - next.y) - (next.y - point.y) * (after.x - next.x) > 1e-9;
  });
}

export function areaOf(quad: Quad): number {
  const twice = quad.reduce((sum, { x, y }, index) => {
    const next = quad[(index + 1) % 4]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
