import { rightOf, uniteBoxes, type Box } from './box.ts';
import type { Line, PageLayout } from './page-layout.ts';
import type { Word } from './make-chunks.ts';
import { textOf } from './tidy-table.ts';

/** Names and values in a form, a letter or an invoice: `Invoice number: 4711`. */
export type Pair = { page: number; key: string; value: string; box: Box };

const LONGEST_KEY = 6;
const LONGEST_VALUE = 14;
/** In sizes of the font: what stands further away from a key is another thing. */
const FAR = 25;
/** A new pair on the same line begins behind so wide a gap. */
const APART = 1.2;
/** What ends in a colon and names nothing. */
const NO_KEY = /^(?:https?|note|notes|example|e\.g|i\.e|re|and|or|the following|as follows|\d+)$/i;

/** Pairs of key and value in reading order: on one line, or side by side in a table of two columns. */
export function findPairs(pages: PageLayout[]): Pair[] {
  return pages.flatMap(({ blocks }, index) =>
    blocks.flatMap((block): Pair[] => {
      if (block.kind === 'picture' || block.kind === 'header' || block.kind === 'footer') return [];
      if (block.kind === 'table')
        return block.cells
          .filter((cell) => cell.column === 0 && cell.row >= block.headerRows)
          .flatMap((cell) => {
            const value = block.cells.find(
              (other) => other.row === cell.row && other.column === cell.column + cell.columns,
            );
            const key = textOf(cell).replace(/\s?:$/, '');
            if (!value || (block.columns > 2 && !textOf(cell).endsWith(':'))) return [];
            return [{ page: index + 1, key, value: textOf(value), box: uniteBoxes([cell, value]) }];
          });
      return block.lines.flatMap((line) => readLine(line, index + 1));
    }),
  );
}

function readLine({ words, size }: Line, page: number): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!words[at]!.text.endsWith(':')) continue;
    const from = findKey(words, at, size);
    const key = words
      .slice(from, at + 1)
      .map((word) => word.text)
      .join(' ')
      .replace(/\s?:$/, '');
    const to = findValueEnd(words, at + 1, size);
    const value = words.slice(at + 1, to);
    if (
      !key ||
      NO_KEY.test(key) ||
      !/^[\p{L}§#№]/u.test(key) ||
      at - from >= LONGEST_KEY ||
      !value.length ||
      value.length > LONGEST_VALUE
    )
      continue;
    // A key begins its line, or stands apart from what comes before it.
    if (from > 0 && words[from]!.x - rightOf(words[from - 1]!) < APART * size) continue;
    pairs.push({
      page,
      key,
      value: value.map((word) => word.text).join(' '),
      box: uniteBoxes(words.slice(from, to)),
    });
  }
  return pairs;
}

function findKey(words: Word[], colon: number, size: number): number {
  let from = colon;
  while (from > 0 && words[from]!.x - rightOf(words[from - 1]!) < APART * size && colon - from < LONGEST_KEY)
    from--;
  return from;
}

function findValueEnd(words: Word[], from: number, size: number): number {
  let to = from;
  while (to < words.length) {
    const gap = to > 0 ? words[to]!.x - rightOf(words[to - 1]!) : 0;
    if (gap > (to === from ? FAR : APART) * size) break;
    to++;
  }
  return to;
}
