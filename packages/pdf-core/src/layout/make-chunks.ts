import type { Box } from './box.ts';
import { endsInLeaders, isLeader } from './leaders.ts';
import type { InputWord } from './page-input.ts';
import type { Table } from './page-layout.ts';

/** A word among others of its page. */
export type Word = InputWord;
/** A table stands among chunks as one that is not looked into. */
export type Chunk = Box & { words: Word[]; base: number; size: number; table?: Table };

// In sizes of the font.
/** Words that are no further apart follow one another; what is further apart may stand in two columns. */
const NEAR = 0.55;
/** Where every sign is as wide as each other, a space is wide. */
const NEAR_FIXED = 0.95;
const OVERLAP = 0.6;
/** How far capitals reach above the line of writing, and letters below it: less than a font's full height. */
const ABOVE = 0.72;
const BELOW = 0.18;
const SAME_LINE = 0.25;

/** Words that stand close together on a line of writing, whatever the order in which they were written. */
export function makeChunks(words: Word[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const word of words) {
    const last = chunks.at(-1);
    const chunk = chunkOf(word);
    if (last && follows(last, chunk)) joinChunks(last, chunk);
    else chunks.push(chunk);
  }
  return joinRows(chunks);
}

function chunkOf(word: Word): Chunk {
  const isTall = word.height > 2.5 * word.size;
  const y = isTall ? word.y : word.originY - ABOVE * word.size;
  const height = isTall ? word.height : (ABOVE + BELOW) * word.size;
  return { x: word.x, y, width: word.width, height, words: [word], base: word.originY, size: word.size };
}

/** What was written one after the other out of order is joined by where it stands. */
function joinRows(chunks: Chunk[]): Chunk[] {
  return groupRows(chunks).flatMap((row) => {
    const joined: Chunk[] = [];
    for (const chunk of row) {
      const last = joined.at(-1);
      if (last && follows(last, chunk)) joinChunks(last, chunk);
      else joined.push(chunk);
    }
    return joined;
  });
}

/** What shares a line of writing, from left to right; rows from top to bottom. */
export function groupRows<T extends { base: number; size: number; x: number }>(items: T[]): T[][] {
  const rows: { base: number; items: T[] }[] = [];
  for (const item of items.toSorted((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    if (row && item.base - row.base <= SAME_LINE * Math.max(item.size, row.items[0]!.size))
      row.items.push(item);
    else rows.push({ base: item.base, items: [item] });
  }
  return rows.map((row) => row.items.toSorted((one, other) => one.x - other.x));
}

function follows(last: Chunk, next: Chunk): boolean {
  // Dots that lead the eye to a number do not belong to it.
  if (endsInLeaders(last.words) && !isLeader(next.words[0]!)) return false;
  const size = Math.max(last.size, next.size);
  const gap = next.x - last.x - last.width;
  const shared = Math.min(last.y + last.height, next.y + next.height) - Math.max(last.y, next.y);
  const near = last.words.at(-1)!.fixed && next.words[0]!.fixed ? NEAR_FIXED : NEAR;
  // A raised sign is smaller than its line, and counts by the line's size only where it touches it.
  const least = Math.min(last.size, next.size);
  return (
    gap < near * (gap < 0.2 * size ? size : least) &&
    gap > -OVERLAP * size &&
    shared > 0.5 * Math.min(last.height, next.height)
  );
}

function joinChunks(into: Chunk, next: Chunk): void {
  const right = Math.max(into.x + into.width, next.x + next.width);
  const bottom = Math.max(into.y + into.height, next.y + next.height);
  if (next.size > into.size) [into.size, into.base] = [next.size, next.base];
  into.x = Math.min(into.x, next.x);
  into.y = Math.min(into.y, next.y);
  into.width = right - into.x;
  into.height = bottom - into.y;
  for (const word of next.words) into.words.push(word);
}
