import type { Characters } from '../pdfium/characters.ts';
import { endOf, type Lines, startOf } from './page-lines.ts';

/** Accents that are drawn as signs of their own. No word is written with them alone. */
const ACCENTS: [from: number, to: number][] = [
  [0xa8, 0xa8],
  [0xaf, 0xaf],
  [0xb4, 0xb4],
  [0xb8, 0xb8],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x300, 0x36f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
];
const LETTER = /[\p{L}\p{N}]/u;
/** The part of a letter at its edges on which a sign stands beside it, not over it. */
const EDGE = 0.12;
/** The same letter drawn once more is shifted by less than this part of its width. */
const TWICE = 0.35;
/** A glyph stands for so many letters at most, one after the other. */
const LIGATURE = 3;
/** So many signs before it a letter may begin that a sign stands over. */
const BACK = 3;

/** Signs that are no letters of their own, with the letter they stand over: accents, strokes, and letters drawn twice to be bold. */
export type Marks = ReadonlyMap<number, number | undefined>;

export function findMarks(characters: Characters, byTurn: readonly Lines[]): Marks {
  const { codes, count, inferred } = characters;
  const marks = new Map<number, number | undefined>();
  for (let sign = 0; sign < count; sign++)
    if (codes[sign]! > 0x7e && !inferred[sign] && isAccent(codes[sign]!)) marks.set(sign, undefined);
  for (const { lines, turn } of byTurn) for (const line of lines) noteMarks(characters, line, turn, marks);
  return marks;
}

function isAccent(code: number): boolean {
  return ACCENTS.some(([from, to]) => code >= from && code <= to);
}

function noteMarks(
  characters: Characters,
  line: readonly number[],
  turn: number,
  marks: Map<number, number | undefined>,
): void {
  const { codes } = characters;
  const start = startOf(characters, turn);
  const end = endOf(characters, turn);
  for (const [at, sign] of line.entries()) {
    const middle = (start(sign) + end(sign)) / 2;
    for (let back = 1; back <= BACK; back++) {
      const under = line[at - back];
      if (under === undefined) break;
      if (marks.has(under)) continue;
      const width = end(under) - start(under);
      const shift = start(sign) - start(under);
      // The letters of a ligature follow each other at one place.
      const isLigature = shift === 0 && Math.abs(sign - under) <= LIGATURE;
      const isTwice = codes[under] === codes[sign] && shift < TWICE * width && !isLigature;
      const isOver = middle > start(under) + EDGE * width && middle < end(under) - EDGE * width;
      if (isTwice || (isOver && isMark(codes[sign]!, codes[under]!))) {
        marks.set(sign, under);
        break;
      }
    }
  }
}

function isMark(sign: number, under: number): boolean {
  return LETTER.test(String.fromCodePoint(under)) && !LETTER.test(String.fromCodePoint(sign));
}
