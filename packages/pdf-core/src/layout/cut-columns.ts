import { median, rightOf } from './box.ts';
import { findGutters, type Gutter } from './find-gutters.ts';
import type { Chunk } from './make-chunks.ts';

/** A part of the page that is read row by row. */
export type Region = { chunks: Chunk[]; left: number; right: number };

/** Columns within columns within columns are as deep as pages go. */
const DEEPEST = 10;
/** A line or two at the edge of columns, so many sizes away from them, are no part of them. */
const APART = 1.2;
const EDGE_LINES = 3;
/** So many bands are asked whether columns begin with them. */
const MOST_ABOVE = 8;
/** Lines of a paragraph stand no further apart. */
const CLOSE = 0.6;

type Band = { chunks: Chunk[]; top: number; bottom: number };

/** Parts of a page in the order in which they are read: each column from its top, one after the other. */
export function cutColumns(chunks: Chunk[], rightToLeft: boolean, depth = 0): Region[] {
  const regions: Region[] = [];
  let plain: Chunk[] = [];
  const closePlain = () => {
    if (plain.length) regions.push(regionOf(plain));
    plain = [];
  };
  for (const strip of depth < DEEPEST
    ? findStrips(findBands(chunks))
    : [{ bands: [{ chunks, top: 0, bottom: 0 }], gutters: [], beside: undefined }]) {
    const inside = strip.bands.flatMap((band) => band.chunks);
    if (!strip.gutters.length) {
      for (const part of strip.beside ? splitBeside(strip.bands, strip.beside) : [inside]) {
        if (part !== inside) closePlain();
        plain.push(...part);
      }
      if (strip.beside) closePlain();
      continue;
    }
    closePlain();
    const columns = splitAt(inside, strip.gutters);
    for (const column of rightToLeft ? columns.toReversed() : columns)
      regions.push(...cutColumns(column, rightToLeft, depth + 1));
  }
  closePlain();
  return regions;
}

function regionOf(chunks: Chunk[]): Region {
  let [left, right] = [Infinity, -Infinity];
  for (const chunk of chunks) {
    left = Math.min(left, chunk.x);
    right = Math.max(right, rightOf(chunk));
  }
  return { chunks, left, right };
}

/** Bands of the page that no level gap goes through. */
function findBands(chunks: Chunk[]): Band[] {
  const bands: Band[] = [];
  for (const chunk of chunks.toSorted((one, other) => one.y - other.y)) {
    const band = bands.at(-1);
    const bottom = chunk.y + chunk.height;
    if (band && chunk.y < band.bottom) {
      band.chunks.push(chunk);
      band.bottom = Math.max(band.bottom, bottom);
    } else bands.push({ chunks: [chunk], top: chunk.y, bottom });
  }
  return bands;
}

type Strip = { bands: Band[]; gutters: Gutter[]; beside: Gutter | undefined };

/** Bands that follow one another and are parted by the same gutters. */
function findStrips(bands: Band[]): Strip[] {
  const strips: Strip[] = [];
  let from = 0;
  while (from < bands.length) {
    const found = findGutters(bands, from);
    const { gutters } = found;
    const count = gutters.length ? found.count : countAbove(bands, from, found.count);
    const beside = count < found.count ? undefined : found.beside;
    const strip = { bands: bands.slice(from, from + count), gutters, beside };
    strips.push(...(gutters.length ? peelEdges(strip) : [strip]));
    from += count;
  }
  return strips;
}

/** A title may seem to stand beside the first lines below it: bands above those with which columns begin. */
function countAbove(bands: Band[], from: number, count: number): number {
  if (count > MOST_ABOVE) return count;
  for (let above = 1; above < count; above++)
    if (findGutters(bands, from + above).gutters.length) return above;
  return count;
}

/** A line of its own above or below columns is read before or after all of them, and hides none of their gutters. */
function peelEdges({ bands, gutters }: Strip): Strip[] {
  let [first, end] = [0, bands.length];
  while (end - first > 2 && isApart(bands[first]!, bands[first + 1]!, bands[first]!)) first++;
  while (end - first > 2 && isApart(bands[end - 2]!, bands[end - 1]!, bands[end - 1]!)) end--;
  if (!first && end === bands.length) return [{ bands, gutters, beside: undefined }];
  const plain = (part: Band[]): Strip[] =>
    part.length ? [{ bands: part, gutters: [], beside: undefined }] : [];
  return [
    ...plain(bands.slice(0, first)),
    ...findStrips(bands.slice(first, end)),
    ...plain(bands.slice(end)),
  ];
}

function isApart(upper: Band, lower: Band, single: Band): boolean {
  const size = median(single.chunks.map((chunk) => chunk.size));
  return single.bottom - single.top < EDGE_LINES * size && lower.top - upper.bottom > APART * size;
}

/** A heading of several lines beside a paragraph is read before it: part by part, each from its left to its right. */
function splitBeside(bands: Band[], gutter: Gutter): Chunk[][] {
  const parts: Chunk[][] = [];
  for (let start = 0; start < bands.length;) {
    let end = start + 1;
    while (
      end < bands.length &&
      bands[end]!.top - bands[end - 1]!.bottom < CLOSE * bands[end]!.chunks[0]!.size
    )
      end++;
    const inside = bands.slice(start, end).flatMap((band) => band.chunks);
    const sides = splitAt(inside, [gutter]);
    const isTall =
      sides.length === 2 &&
      sides.every((side) => new Set(side.map((chunk) => Math.round(chunk.base))).size > 1);
    if (isTall) parts.push(...sides, []);
    else if (parts.length) parts.at(-1)!.push(...inside);
    else parts.push(inside);
    start = end;
  }
  return parts.filter((part) => part.length);
}

function splitAt(chunks: Chunk[], gutters: Gutter[]): Chunk[][] {
  const columns: Chunk[][] = Array.from({ length: gutters.length + 1 }, () => []);
  for (const chunk of chunks) {
    const middle = chunk.x + chunk.width / 2;
    let at = 0;
    while (at < gutters.length && middle > gutters[at]!.right) at++;
    columns[at]!.push(chunk);
  }
  return columns.filter((column) => column.length);
}
