import bidiFactory from 'bidi-js';
import { isRightToLeft } from './breaks.ts';
import type { Characters } from './characters.ts';

// The package's types describe its module build; Node loads the other one, whose export is the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Stands between signs where a space is seen. */
export const GAP = -1;

// All of it in sizes of the font.
/** Signs of a line that are this far apart belong to two columns. */
const COLUMN_GAP = 1.5;
const WORD_GAP = 0.15;
const BASELINE = 0.5;
/** Signs that touch, or nearly. */
const NEAR = 0.3;
/** So many signs one before the other are a line that was written from its end. */
const BACKWARDS = 3;

const PAIRS = new Map(
  ['()', '[]', '{}', '«»', '‹›'].flatMap((pair) => [...pair].map((sign) => [sign.charCodeAt(0), pair])),
);

/** Places of signs in the order in which they are read; `signs` are those that look the other way there. */
export type ReadingOrder = { places: number[]; signs: Map<number, string> };

/** A sign with the marks that stand on it. */
type Cluster = { places: number[]; code: number; left: number; right: number };

/**
 * PDFium has put lines of Hebrew and Arabic into an order that is wrong for what is written in them from left to
 * right, and leaves a line as it was written from its end. Such lines are read by where their signs stand. Undefined
 * for a page that has none.
 */
export function findReadingOrder(characters: Characters): ReadingOrder | undefined {
  const { count, codes } = characters;
  const signs = new Map<number, string>();
  const ordered = new Map<number, { end: number; line: number[] }>();
  for (let start = 0; start < count;) {
    let end = start;
    while (end < count && !endsLine(codes[end]!)) end++;
    const line = isOutOfOrder(characters, start, end) ? orderLine(characters, start, end, signs) : undefined;
    if (line) ordered.set(start, { end, line });
    start = end + 1;
  }
  if (!ordered.size) return undefined;
  const places: number[] = [];
  for (let at = 0; at < count;) {
    const found = ordered.get(at);
    for (const place of found?.line ?? [at]) places.push(place);
    at = found ? found.end : at + 1;
  }
  return { places, signs };
}

/** An end of line, or of a part of a word that goes on in the next one. */
function endsLine(code: number): boolean {
  return code === 10 || code === 13 || code === 2 || code === 0xfffe;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function isOutOfOrder({ codes, edges, sizes, inferred }: Characters, start: number, end: number): boolean {
  let back = 0;
  let forth = 0;
  for (let at = start; at < end; at++) {
    if (isRightToLeft(codes[at]!)) return true;
    if (at === start || inferred[at] || inferred[at - 1]) continue;
    const near = NEAR * sizes[at]!;
    const [before, here] = [at * 4 - 4, at * 4];
    if (Math.abs(edges[here + 2]! - edges[before]!) < near && edges[here]! < edges[before]!) back++;
    if (Math.abs(edges[here]! - edges[before + 2]!) < near) forth++;
  }
  return back >= BACKWARDS && back > forth * 2;
}

/** Undefined for what is no level line from left to right: it stays as it is. */
function orderLine(
  characters: Characters,
  start: number,
  end: number,
  signs: Map<number, string>,
): number[] | undefined {
  const { sizes, origins, turns, inferred } = characters;
  const shown = range(start, end).filter((place) => !inferred[place]);
  const size = Math.max(0, ...shown.map((place) => sizes[place]!));
  const base = origins[(shown[0] ?? 0) * 2 + 1]!;
  const isLevel = shown.every(
    (place) => turns[place] === 0 && Math.abs(origins[place * 2 + 1]! - base) <= BASELINE * size,
  );
  if (!isLevel || !size) return undefined;
  return splitColumns(listClusters(characters, shown), size).flatMap((column) => [
    ...orderColumn(column, size, signs),
    GAP,
  ]);
}

/** The letters of a ligature share one place, in the order in which they are read. */
function listClusters({ codes, edges }: Characters, shown: number[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const place of shown) {
    const last = clusters.at(-1);
    const [left, right] = [edges[place * 4]!, edges[place * 4 + 2]!];
    const isMark = /\p{M}/u.test(String.fromCodePoint(codes[place]!));
    if (last && (isMark || (left === last.left && right === last.right))) last.places.push(place);
    else clusters.push({ places: [place], code: codes[place]!, left, right });
  }
  return clusters;
}

/** Columns as PDFium met them, each from left to right. */
function splitColumns(clusters: Cluster[], size: number): Cluster[][] {
  const columns: Cluster[][] = [];
  let right = -Infinity;
  for (const cluster of clusters.toSorted((one, other) => one.left - other.left || one.right - other.right)) {
    if (cluster.left - right < COLUMN_GAP * size) columns.at(-1)!.push(cluster);
    else columns.push([cluster]);
    right = Math.max(right, cluster.right);
  }
  const first = (column: Cluster[]) => Math.min(...column.map(({ places }) => places[0]!));
  return columns.toSorted((one, other) => first(one) - first(other));
}

function orderColumn(column: Cluster[], size: number, signs: Map<number, string>): number[] {
  const spaced: (Cluster | undefined)[] = [];
  let right = column[0]!.left;
  for (const cluster of column) {
    if (cluster.left - right > WORD_GAP * size) spaced.push(undefined);
    spaced.push(cluster);
    right = Math.max(right, cluster.right);
  }
  const rightward = column.filter(({ code }) => isRightToLeft(code)).length;
  if (!rightward) {
    turnBrackets(spaced, signs);
    return spaced.flatMap((cluster) => cluster?.places ?? GAP);
  }
  // A sign beyond the first plane counts as a letter; what matters is that each sign is one unit.
  const line = spaced.map((cluster) => (cluster ? unitOf(cluster.code) : ' ')).join('');
  const leftward = column.filter(({ code }) => /\p{L}/u.test(String.fromCodePoint(code))).length - rightward;
  const levels = bidi.getEmbeddingLevels(line, rightward >= leftward ? 'rtl' : 'ltr');
  const logical = bidi.getReorderedIndices(line, levels).map((index) => spaced[index]);
  turnBrackets(logical, signs);
  return logical.flatMap((cluster) => cluster?.places ?? GAP);
}

function unitOf(code: number): string {
  return code > 0xffff ? 'A' : String.fromCharCode(code);
}

/** The bracket that is read first is the opening one, whichever way its glyph points. */
function turnBrackets(logical: (Cluster | undefined)[], signs: Map<number, string>): void {
  const byPair = Map.groupBy(
    logical.filter((cluster) => cluster !== undefined && PAIRS.has(cluster.code)) as Cluster[],
    ({ code }) => PAIRS.get(code)!,
  );
  for (const [pair, brackets] of byPair) {
    if (brackets.length % 2) continue;
    for (const [index, { places }] of brackets.entries()) signs.set(places[0]!, pair[index % 2]!);
  }
}
