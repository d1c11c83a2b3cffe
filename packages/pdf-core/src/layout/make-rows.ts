import { median, rightOf, uniteBoxes } from './box.ts';
import { endsInLeaders } from './leaders.ts';
import { type Chunk, groupRows, makeChunks, type Word } from './make-chunks.ts';
import { isNumeric } from './tidy-table.ts';

/** What stands together in a row of a table: the words of one cell, or of one line of it. */
export type Piece = Chunk;
export type Row = { pieces: Piece[]; base: number; size: number; top: number; bottom: number };

/** In sizes of the font: words this near are in one cell, but for numbers, which may stand nearer. */
const CELL_GAP = 0.95;
/** And how far a sign of money may stand from its amount. */
const MONEY_GAP = 6;

/** The rows that words make. */
export function makeRows(words: Word[]): Row[] {
  return groupRows(makeChunks(words)).map(rowOf);
}

export function rowOf(chunks: Chunk[]): Row {
  const pieces: Piece[] = [];
  for (const chunk of chunks) {
    const last = pieces.at(-1);
    if (last && isOneCell(last, chunk)) {
      const box = uniteBoxes([last, chunk]);
      pieces[pieces.length - 1] = {
        ...last,
        ...box,
        words: [...last.words, ...chunk.words],
        size: Math.max(last.size, chunk.size),
      };
    } else pieces.push(chunk);
  }
  const top = Math.min(...pieces.map((piece) => piece.y));
  const bottom = Math.max(...pieces.map((piece) => piece.y + piece.height));
  return { pieces, base: chunks[0]!.base, size: median(chunks.map((chunk) => chunk.size)), top, bottom };
}

export const writtenOf = (piece: Piece) => piece.words.map((word) => word.text).join(' ');

function isOneCell(last: Piece, next: Chunk): boolean {
  const gap = (next.x - rightOf(last)) / Math.max(last.size, next.size);
  if (gap > MONEY_GAP) return false;
  const [before, after] = [writtenOf(last), writtenOf(next)];
  if (/^[$€£]$/.test(before) && isNumeric(after)) return true;
  if (gap >= CELL_GAP || (isNumeric(before) && isNumeric(after))) return false;
  return !endsInLeaders(last.words);
}
