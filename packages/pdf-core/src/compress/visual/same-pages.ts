import { throwIfAborted } from '../../tool.ts';
import type { ToolContext } from '../../tool.ts';
import { drawGray, withDocuments } from './page-gray.ts';

const CHECK_DPI = 72;

/**
 * How similar two pictures of a page must be. `pixel`: no pixel may change by a visible shade. `stroke`: edges may
 * move by part of a pixel, as they do without hinting, but no stroke or dot may disappear.
 */
export type Likeness = 'pixel' | 'stroke';

const SHADE = 32;
/** Of the mean of nine pixels: hinting alone was seen to move it by 85, a lost stroke moves it by more than this. */
const MOVED_EDGE = 110;

/** Another version of a document, and how like the first its pages must be. */
export type Version = { bytes: Uint8Array; likeness: Likeness };

/** For each version, which of the pages (counted from 0) look different from the document before. */
export async function pagesThatDiffer(
  before: Uint8Array,
  versions: Version[],
  pages: Iterable<number>,
  context?: ToolContext,
): Promise<Set<number>[]> {
  const all = [...pages];
  const different = versions.map(() => new Set<number>());
  await withDocuments([before, ...versions.map(({ bytes }) => bytes)], ([one, ...others]) => {
    for (const [index, page] of all.entries()) {
      throwIfAborted(context);
      context?.progress?.(index, all.length, 'page');
      if (!one) return;
      const image = drawGray(one, page, CHECK_DPI);
      for (const [k, other] of others.entries()) {
        const likeness = versions[k]?.likeness ?? 'pixel';
        if (!looksSame(image, drawGray(other, page, CHECK_DPI), likeness)) different[k]?.add(page);
      }
    }
  });
  return different;
}

type GrayImage = { data: Buffer; width: number; height: number };

function looksSame(one: GrayImage, other: GrayImage, likeness: Likeness): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if (one.data.equals(other.data)) return true;
  if (likeness === 'pixel') return isNear(one.data, other.data, SHADE);
  // No mean moves further than the pixel of it that moved furthest.
  return isNear(one.data, other.data, MOVED_EDGE) || isNear(blur(one), blur(other), MOVED_EDGE);
}

function isNear(one: Uint8Array, other: Uint8Array, tolerance: number): boolean {
  for (let at = 0; at < one.length; at++) {
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > tolerance) return false;
  }
  return true;
}

/** Each pixel as the mean of itself and its neighbours. */
function blur({ data, width, height }: GrayImage): Uint8Array {
  const across = new Uint16Array(data.length);
  for (let at = 1; at < data.length - 1; at++) {
    across[at] = (data[at - 1] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0);
  }
  const means = new Uint8Array(data.length);
  const end = width * (height - 1);
  for (let at = width; at < end; at++) {
    means[at] = ((across[at - width] ?? 0) + (across[at] ?? 0) + (across[at + width] ?? 0)) / 9;
  }
  return means;
}
