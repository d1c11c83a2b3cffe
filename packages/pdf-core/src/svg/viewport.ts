import { IDENTITY, type Matrix } from '../pdf/matrix.ts';
import type { SvgElement } from './parse-svg.ts';

export type Area = { x: number; y: number; width: number; height: number };

/** Undefined for one that says nothing. */
export function readViewBox({ attributes }: SvgElement): Area | undefined {
  const numbers = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite)) return undefined;
  return width! > 0 && height! > 0 ? { x: x!, y: y!, width: width!, height: height! } : undefined;
}

const SHARES: Record<string, number> = { min: 0, mid: 0.5, max: 1 };

/** Fits one area into another, as `preserveAspectRatio` says. `covers`: what stands over is cut off. */
export function fitArea(from: Area, into: Area, rule = ''): { matrix: Matrix; covers: boolean } {
  if (!from.width || !from.height) return { matrix: IDENTITY, covers: false };
  const [scaleX, scaleY] = [into.width / from.width, into.height / from.height];
  const match = /^\s*(?:defer\s+)?x(min|mid|max)y(min|mid|max)(?:\s+(meet|slice))?/i.exec(rule);
  if (/^\s*none\b/.test(rule))
    return {
      matrix: [scaleX, 0, 0, scaleY, into.x - from.x * scaleX, into.y - from.y * scaleY],
      covers: false,
    };
  const covers = match?.[3]?.toLowerCase() === 'slice';
  const scale = covers ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const [shareX, shareY] = [match?.[1] ?? 'mid', match?.[2] ?? 'mid'].map(
    (word) => SHARES[word.toLowerCase()]!,
  );
  const x = into.x - from.x * scale + (into.width - from.width * scale) * shareX!;
  const y = into.y - from.y * scale + (into.height - from.height * scale) * shareY!;
  return { matrix: [scale, 0, 0, scale, x, y], covers };
}

/** What percentages of a length that is neither wide nor high are of. */
export function diagonalOf({ width, height }: { width: number; height: number }): number {
  return Math.hypot(width, height) / Math.SQRT2;
}
