import { type Line, crossing, fitLine } from './line.ts';
import { type Plane, type Pixels, toPlane } from './pixels.ts';
import { type Point, type Quad, areaOf, distance, isConvex, mapQuad } from './quad.ts';
import { findLines } from './find-lines.ts';
import { blur, close, measureEdges } from './filters.ts';

/** Text is thinner than this on a page that fills a picture of `SEEN` pixels, and goes. */
const THIN = 4;
/** The longer side of the picture that corners are looked for in. */
export const SEEN = 480;
/** Of the picture, what a page has to fill. */
const LEAST_AREA = 0.1;
/** Of a side, what has to be an edge. */
const LEAST_SUPPORT = 0.5;
/** How far an edge may lie beside the line that was found first. */
const BESIDE = 5;

/** The corners of the page in a picture of about `SEEN` pixels; null where no page stands out. */
export function findCorners(picture: Pixels): Quad | null {
  const plane = blur(close(toPlane(picture), THIN));
  const edges = measureEdges(plane);
  const { flat, steep } = findLines(edges);
  const { width, height } = plane;
  let best: { quad: Quad; score: number } | null = null;
  for (const top of flat)
    for (const bottom of flat) {
      if (top === bottom) continue;
      for (const left of steep)
        for (const right of steep) {
          if (left === right) continue;
          const quad = quadOf(top, right, bottom, left);
          if (!quad || !isPage(quad, width, height)) continue;
          const score =
            scoreQuad(quad, edges.data, width, height) * Math.sqrt(areaOf(quad) / (width * height));
          if (score > (best?.score ?? 0)) best = { quad, score };
        }
    }
  if (!best) return null;
  const refined = refine(best.quad, plane);
  return mapQuad(refined, ({ x, y }) => ({ x: clamp((x + 0.5) / width), y: clamp((y + 0.5) / height) }));
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}

function quadOf(top: Line, right: Line, bottom: Line, left: Line): Quad | null {
  const corners = [
    crossing(top, left),
    crossing(top, right),
    crossing(bottom, right),
    crossing(bottom, left),
  ];
  return corners.every((corner) => corner !== null) ? (corners as unknown as Quad) : null;
}

function isPage(quad: Quad, width: number, height: number): boolean {
  const slack = 0.03 * Math.max(width, height);
  const isInside = quad.every(
    ({ x, y }) => x > -slack && y > -slack && x < width + slack && y < height + slack,
  );
  const [first, second, , last] = quad;
  const isUpright = first.x < second.x && first.y < last.y;
  if (!isInside || !isUpright || !isConvex(quad) || areaOf(quad) < LEAST_AREA * width * height) return false;
  const [a, b, c, d] = quad;
  const [one, two] = [distance(a, b) / distance(d, c), distance(b, c) / distance(a, d)];
  return Math.max(one, 1 / one, two, 1 / two) < 2.5;
}

/** How much of each side is an edge; nothing where one side has too little of it. */
function scoreQuad(quad: Quad, edges: Float32Array, width: number, height: number): number {
  let sum = 0;
  for (let side = 0; side < 4; side++) {
    const [from, to] = [quad[side]!, quad[(side + 1) % 4]!];
    const steps = Math.max(8, Math.round(distance(from, to) / 3));
    let support = 0;
    for (let step = 0; step < steps; step++) {
      const part = (step + 0.5) / steps;
      const x = Math.round(from.x + (to.x - from.x) * part);
      const y = Math.round(from.y + (to.y - from.y) * part);
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue;
      const at = y * width + x;
      support += Math.max(edges[at]!, edges[at - 1]!, edges[at + 1]!, edges[at - width]!, edges[at + width]!);
    }
    support /= steps;
    if (support < LEAST_SUPPORT) return 0;
    sum += support;
  }
  return sum / 4;
}

/** Each side laid through where the brightness changes most, which is finer than a pixel. */
function refine(quad: Quad, plane: Plane): Quad {
  const sides = quad.map((from, side) => fitSide(from, quad[(side + 1) % 4]!, plane));
  const refined = quad.map((corner, index) => {
    const found = crossing(sides[(index + 3) % 4]!, sides[index]!);
    return found && distance(found, corner) < BESIDE * 2 ? found : corner;
  });
  return refined as unknown as Quad;
}

function fitSide(from: Point, to: Point, plane: Plane): Line {
  const length = distance(from, to);
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const found: (Point & { weight: number })[] = [];
  const steps = Math.max(8, Math.round(length / 2));
  // Not to its very ends, where the other side is found as well.
  for (let step = Math.ceil(steps * 0.04); step < steps * 0.96; step++) {
    const part = step / steps;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const place = strongestAlong(plane, at, normal);
    if (place) found.push(place);
  }
  return fitLine(found, from, to);
}

function strongestAlong(plane: Plane, at: Point, normal: Point): (Point & { weight: number }) | null {
  const changes: number[] = [];
  const value = (off: number) => sample(plane, at.x + normal.x * off, at.y + normal.y * off);
  for (let off = -BESIDE; off <= BESIDE; off++) changes.push(Math.abs(value(off + 1) - value(off - 1)));
  let best = 0;
  for (let index = 1; index < changes.length; index++) if (changes[index]! > changes[best]!) best = index;
  if (changes[best]! < 4) return null;
  const [before, peak, after] = [changes[best - 1] ?? 0, changes[best]!, changes[best + 1] ?? 0];
  const bend = before - 2 * peak + after;
  const off =
    best - BESIDE + (bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)));
  return { x: at.x + normal.x * off, y: at.y + normal.y * off, weight: peak };
}

function sample({ data, width, height }: Plane, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = top * width + left;
  const upper = data[at]! * (1 - across) + data[at + 1]! * across;
  const lower = data[at + width]! * (1 - across) + data[at + width + 1]! * across;
  return upper * (1 - down) + lower * down;
}
