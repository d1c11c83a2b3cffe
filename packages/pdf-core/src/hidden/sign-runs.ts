import type { Characters } from '../pdfium/characters.ts';
import type { Box } from '../pdfium/placement.ts';

const LETTER = /[\p{L}\p{N}]/u;
/** The part of a sign's height where its ink is: above are accents and the line before, below the next one. */
const [ABOVE, BELOW] = [0.28, 0.24];
const [UPRIGHT, DOWNWARD] = [1, 3];
/** Points: the height of a line of 1-point text in most fonts, and a little more. */
const TINY = 1.5;

/** Where the ink of a sign is. */
export function inkBox({ edges, turns }: Characters, at: number): Box {
  const [left, top, right, bottom] = [
    edges[at * 4]!,
    edges[at * 4 + 1]!,
    edges[at * 4 + 2]!,
    edges[at * 4 + 3]!,
  ];
  const [width, height] = [right - left, bottom - top];
  const turn = turns[at];
  if (turn === UPRIGHT || turn === DOWNWARD)
    return { x: left + width * ABOVE, y: top, width: width * (1 - ABOVE - BELOW), height };
  return { x: left, y: top + height * ABOVE, width, height: height * (1 - ABOVE - BELOW) };
}

export function fullBox({ edges }: Characters, at: number): Box {
  const [x, y] = [edges[at * 4]!, edges[at * 4 + 1]!];
  return { x, y, width: edges[at * 4 + 2]! - x, height: edges[at * 4 + 3]! - y };
}

/** Nobody reads it, by the height of its line: the size of a font says nothing where its letters are drawings. */
export function isTiny(characters: Characters, at: number): boolean {
  const { width, height } = fullBox(characters, at);
  const turn = characters.turns[at];
  return (turn === UPRIGHT || turn === DOWNWARD ? width : height) < TINY;
}

export function isLetter({ codes }: Characters, at: number): boolean {
  const code = codes[at]!;
  return code > 47 && code <= 0x10ffff && LETTER.test(String.fromCodePoint(code));
}

/** The words of a page as places of their signs. */
export function* listWords(characters: Characters): Generator<number[]> {
  const { count, codes, inferred } = characters;
  let word: number[] = [];
  for (let at = 0; at < count; at++) {
    const isSpace = inferred[at] || codes[at]! <= 32 || codes[at] === 0xa0;
    if (!isSpace && (!word.length || isNear(characters, word.at(-1)!, at))) {
      word.push(at);
      continue;
    }
    if (word.length) yield word;
    word = isSpace ? [] : [at];
  }
  if (word.length) yield word;
}

function isNear(characters: Characters, before: number, at: number): boolean {
  const [one, other] = [fullBox(characters, before), fullBox(characters, at)];
  const reach = Math.max(one.height, one.width, other.height, other.width);
  return Math.abs(one.x + one.width - other.x) < reach * 2 && Math.abs(one.y - other.y) < reach * 2;
}

export function textOf({ codes }: Characters, places: readonly number[]): string {
  return places
    .map((at) => codes[at]!)
    .filter((code) => code > 31 && code <= 0x10ffff && (code & 0xfffe) !== 0xfffe)
    .map((code) => String.fromCodePoint(code))
    .join('');
}
