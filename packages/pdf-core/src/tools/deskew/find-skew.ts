/** Gray pixels, row by row. */
export type Gray = { data: Uint8Array; width: number; height: number };

export type Skew = {
  /** How far the lines are turned, in degrees clockwise as the page is seen. */
  degrees: number;
  /** How much better the lines fall together at that angle than at others: 1 is not at all. */
  clarity: number;
};

/** Paper that lies askew by more than this was laid so. */
const MOST_DEGREES = 15;
const COARSE = 0.5;
const FINE = 0.05;
/** The edges of paper and of scanners are straight too, and say nothing of the lines. */
const BORDER = 0.03;
/** Pixels at each side of one that are averaged with it, so that grain is no edge. */
const BLUR = 2;
/** An edge is this share of the difference between ink and paper. */
const EDGE = 0.3;
/** Of a page of few words this share is ink. */
const INK = 0.002;
/** Less is no print but grain. */
const LEAST_CONTRAST = 24;
const MOST_POINTS = 60_000;
/** Fewer are no line. */
const LEAST_POINTS = 200;

type Points = { x: Float32Array; y: Float32Array; count: number };

/** By the lower edges of letters and lines: at the right angle, those of a line fall into the same row. Sideways text has its rows as columns. */
export function findSkew(scan: Gray): Skew | undefined {
  const image = blur(scan);
  const edge = findEdge(image);
  if (edge === undefined) return undefined;
  const found = [edgePoints(image, edge, 1), edgePoints(image, edge, 0)]
    .filter(({ count }) => count >= LEAST_POINTS)
    .map((points) => searchAngle(points));
  return found.toSorted((one, other) => other.clarity - one.clarity)[0];
}

function blur({ data, width, height }: Gray): Gray {
  const turned = new Uint8Array(data.length);
  const blurred = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) average(data, turned, y * width, 1, width);
  for (let x = 0; x < width; x++) average(turned, blurred, x, width, height);
  return { data: blurred, width, height };
}

/** One row or column; beyond its ends its first and last pixel go on. */
function average(from: Uint8Array, to: Uint8Array, start: number, step: number, count: number): void {
  const at = (index: number) => from[start + Math.max(0, Math.min(count - 1, index)) * step]!;
  let sum = 0;
  for (let i = -BLUR; i <= BLUR; i++) sum += at(i);
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / (2 * BLUR + 1);
    sum += at(i + BLUR + 1) - at(i - BLUR);
  }
}

/** From which difference between two pixels on there is an edge. */
function findEdge({ data }: Gray): number | undefined {
  const shades = new Uint32Array(256);
  for (const shade of data) shades[shade]!++;
  const shadeAt = (share: number) => {
    let left = data.length * share;
    return shades.findIndex((count) => (left -= count) <= 0);
  };
  const contrast = shadeAt(0.9) - shadeAt(INK);
  return contrast < LEAST_CONTRAST ? undefined : contrast * EDGE;
}

/** Where dark ends downwards, or to the right with the picture turned by a quarter, which keeps its skew. */
function edgePoints({ data, width, height }: Gray, edge: number, down: 0 | 1): Points {
  const [across, up] = [Math.ceil(width * BORDER) + BLUR, Math.ceil(height * BORDER) + BLUR];
  const step = down ? width : 1;
  const rise = (pixel: number) => data[pixel + BLUR * step]! - data[pixel - BLUR * step]!;
  const at: number[] = [];
  for (let y = up; y < height - up - 1; y++)
    for (let x = across; x < width - across - 1; x++) {
      const pixel = y * width + x;
      const here = rise(pixel);
      if (here > edge && here >= rise(pixel - step) && here > rise(pixel + step)) at.push(pixel);
    }
  const every = Math.ceil(at.length / MOST_POINTS);
  const count = Math.floor(at.length / every) || 0;
  const points = { x: new Float32Array(count), y: new Float32Array(count), count };
  for (let i = 0; i < count; i++) {
    const pixel = at[i * every]!;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    // Somewhere within its pixel: else the grid itself is straight, and wins over lines that hardly are not.
    const within = ((pixel * 2_654_435_761) % 2 ** 32) / 2 ** 32;
    points.x[i] = down ? x : height - y;
    points.y[i] = (down ? y : x) + within;
  }
  return points;
}

function searchAngle(points: Points): Skew {
  const scores: number[] = [];
  const steps = MOST_DEGREES / COARSE;
  for (let step = -steps; step <= steps; step++) scores.push(scoreAngle(points, step * COARSE));
  const best = scores.indexOf(Math.max(...scores));
  const middle = scores.toSorted((one, other) => one - other)[scores.length >> 1]!;
  const coarse = (best - steps) * COARSE;
  let degrees = coarse;
  let most = 0;
  const around = COARSE / FINE;
  for (let step = -around; step <= around; step++) {
    const angle = coarse + step * FINE;
    const score =
      scoreAngle(points, angle) + scoreAngle(points, angle - FINE / 2) + scoreAngle(points, angle + FINE / 2);
    if (score > most) [most, degrees] = [score, angle];
  }
  return { degrees, clarity: Math.max(...scores) / middle };
}

/** How many points share a row of the page turned back by that angle: the sum of their squares. */
function scoreAngle({ x, y, count }: Points, degrees: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  let [low, high] = [Infinity, -Infinity];
  const rows = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const row = Math.round(y[i]! * cos - x[i]! * sin);
    rows[i] = row;
    if (row < low) low = row;
    if (row > high) high = row;
  }
  const counts = new Uint32Array(high - low + 1);
  for (let i = 0; i < count; i++) counts[rows[i]! - low]!++;
  let sum = 0;
  for (const each of counts) sum += each * each;
  return sum;
}
