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

/** Whether more than a share of a box differs between two pictures of one page. */
export function differs(one: PageImage, other: PageImage, box: Box, share = 0): boolean {
  const edges = edgesOf(one, box);
  if (!edges) return false;
  let left = (edges.right - edges.left) * (edges.bottom - edges.top) * share;
  for (let y = edges.top; y < edges.bottom; y++)
    for (let x = edges.left; x < edges.right; x++)
      if (isSeen(one.data, other.data, (y * one.width + x) * 4) && --left < 0) return true;
  return false;
}

function isSeen(one: PageImage['data'], other: PageImage['data'], at: number): boolean {
  for (let part = at; part < at + 3; part++) if (Math.abs(one[part]! - other[part]!) > SEEN) return true;
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
