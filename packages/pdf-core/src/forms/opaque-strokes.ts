import type { SeenBox } from '../edit/annotations.ts';

export type Point = { x: number; y: number };

/** Multiplied with a colour as dark, black words are no longer told from it. */
const DARK = 0.251;

/** Red, green and blue from 0 to 1. */
export function isDark(parts: readonly number[]): boolean {
  return parts.length === 3 && parts.every((part) => part <= DARK);
}

/** What surely lies under a stroke: of one that goes across or upright, what all of it covers; of others, nothing. */
export function coveredByStroke(points: readonly Point[], lineWidth: number): SeenBox | undefined {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, bottom] = [Math.min(left, x), Math.min(bottom, y)];
    [right, top] = [Math.max(right, x), Math.max(top, y)];
  }
  const [width, height] = [right - left, top - bottom];
  if (!(Math.min(width, height) < lineWidth)) return undefined;
  const half = lineWidth / 2;
  return height <= width
    ? { x: left, y: top - half, width, height: lineWidth - height }
    : { x: right - half, y: bottom, width: lineWidth - width, height };
}
