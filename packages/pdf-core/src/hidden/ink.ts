import type { PageImage } from '../pdfium/render.ts';
import type { Box } from '../pdfium/placement.ts';

/** Levels from 0 to 255 by which a pixel has to differ so that a reader sees it. */
export const SEEN = 10;
/** Levels by which the pixels of a plain area differ at most. */
const PLAIN = 40;
/** Levels between two colours that look the same. */
const SAME = 16;

type Edges = { left: number; top: number; right: number; bottom: number };

function edgesOf({ width, height, scale }: PageImage, box: Box): Edges | undefined {
  const left = Math.max(0, Math.floor(box.x * scale));
  const top = Math.max(0, Math.floor(box.y * scale));
  const right = Math.min(width, Math.max(Math.ceil((box.x + box.width) * scale), left + 1));
  const bottom = Math.min(height, Math.max(Math.ceil((box.y + box.height) * scale), top + 1));
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

/** Whether a box differs between two pictures of one page. */
export function differs(one: PageImage, other: PageImage, box: Box): boolean {
  const edges = edgesOf(one, box);
  if (!edges) return false;
  for (let y = edges.top; y < edges.bottom; y++) {
    const end = (y * one.width + edges.right) * 4;
    for (let at = (y * one.width + edges.left) * 4; at < end; at++)
      if (Math.abs(one.data[at]! - other.data[at]!) > SEEN) return true;
  }
  return false;
}

/** The colour of an area that shows nothing but one; undefined where something is drawn. */
export function plainColour(image: PageImage, box: Box): number[] | undefined {
  const edges = edgesOf(image, box);
  if (!edges) return undefined;
  const [low, high, sum] = [
    [255, 255, 255],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let y = edges.top; y < edges.bottom; y++) {
    for (let x = edges.left; x < edges.right; x++) {
      for (let part = 0; part < 3; part++) {
        const level = image.data[(y * image.width + x) * 4 + part]!;
        if (level < low[part]!) low[part] = level;
        if (level > high[part]!) high[part] = level;
        sum[part]! += level;
      }
    }
  }
  if (low.some((level, part) => high[part]! - level > PLAIN)) return undefined;
  const count = (edges.right - edges.left) * (edges.bottom - edges.top);
  return sum.map((total) => total / count);
}

export function looksLike(one: readonly number[], other: readonly number[]): boolean {
  return [0, 1, 2].every((part) => Math.abs(one[part]! - other[part]!) <= SAME);
}
