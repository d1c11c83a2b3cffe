import { rightOf, uniteBoxes } from './box.ts';
import { type Chunk, groupRows, type Word } from './make-chunks.ts';
import type { Line } from './page-layout.ts';

/** In sizes of the font: words that are further apart do not follow one another as those of a sentence do. */
export const FAR = 1.6;

/** A line with so much in bold is bold; one that only begins so is running text. */
const MOSTLY = 0.75;

export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The lines of a part of the page that is read row by row. */
export function buildLines(chunks: Chunk[]): Line[] {
  return groupRows(chunks).map(lineOf);
}

export function lineOf(row: Chunk[]): Line {
  const words = row.flatMap((chunk) => chunk.words);
  let cells = 1;
  for (let at = 1; at < row.length; at++)
    if (row[at]!.x - rightOf(row[at - 1]!) > FAR * row[at]!.size) cells++;
  return makeLine(words, cells);
}

export function makeLine(words: Word[], cells = 1): Line {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const share = (is: (word: Word) => boolean) =>
    words.reduce((sum, word) => sum + (is(word) ? word.text.length : 0), 0) > MOSTLY * letters;
  const main = largestShare(words);
  return {
    ...uniteBoxes(words),
    words: isRightToLeft(words) ? words.toSorted((one, other) => one.place - other.place) : words,
    base: main.originY,
    size: main.size,
    bold: share((word) => word.bold),
    italic: share((word) => word.italic),
    cells,
  };
}

/** A word of the size in which most letters of a line are written. */
function largestShare(words: Word[]): Word {
  const letters = new Map<number, number>();
  let best = words[0]!;
  for (const word of words) {
    const key = Math.round(word.size * 4);
    const count = (letters.get(key) ?? 0) + word.text.length;
    letters.set(key, count);
    if (count > (letters.get(Math.round(best.size * 4)) ?? 0)) best = word;
  }
  return best;
}

export function isRightToLeft(words: Pick<Word, 'text'>[]): boolean {
  const turned = words.filter((word) => RIGHT_TO_LEFT.test(word.text)).length;
  return turned > 0 && turned * 2 >= words.filter((word) => /\p{L}/u.test(word.text)).length;
}
