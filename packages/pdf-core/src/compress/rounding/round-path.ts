import { gridFor, roundTo, shortNumber } from './grid.ts';
import type { Grid } from './grid.ts';

/** An operation that builds a path. */
export type PathStep = { operator: string; numbers: number[] };

/** Points; what is thinner is a line drawn as a shape, whose weight would change with its edges. */
const THIN = 0.6;

/** A part of a path that hangs together, with its corners where they were but for a fraction of a pixel. */
export function roundPath(steps: PathStep[], scale: number, step: number): string[] | undefined {
  const grid = gridFor(scale, step);
  if (grid === undefined) return undefined;
  const [first] = steps;
  if (first?.operator === 're' && steps.length === 1) return [roundRectangle(first.numbers, scale, grid)];
  const across = extent(steps, 0);
  const down = extent(steps, 1);
  const fine = isThin(across, scale) || isThin(down, scale) ? grid / 10 : grid;
  return steps.map(({ operator, numbers }) => {
    const rounded = numbers.map((value) => shortNumber(roundTo(value, fine)));
    return [...rounded, operator].join(' ');
  });
}

/** Its edges are what is rounded, so that rectangles side by side stay so. */
function roundRectangle(numbers: number[], scale: number, grid: Grid): string {
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  const fine = isThin(Math.abs(width), scale) || isThin(Math.abs(height), scale) ? grid / 10 : grid;
  const left = roundTo(x, fine);
  const bottom = roundTo(y, fine);
  const size = [roundTo(x + width, fine) - left, roundTo(y + height, fine) - bottom];
  const written = [left, bottom, ...size].map((value) => shortNumber(roundTo(value, fine)));
  return `${written.join(' ')} re`;
}

/** A line has no thickness of its own: its pen has. */
function isThin(size: number, scale: number): boolean {
  return size > 1e-6 && size * scale < THIN;
}

function extent(steps: PathStep[], axis: 0 | 1): number {
  let least = Infinity;
  let most = -Infinity;
  for (const { numbers } of steps) {
    for (let at = axis; at < numbers.length; at += 2) {
      const value = numbers[at] ?? 0;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  return most - least;
}
