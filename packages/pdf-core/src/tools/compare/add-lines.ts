import type { Box } from '../../layout/box.ts';
import { joinWords } from '../../layout/join-words.ts';
import type { InputWord } from '../../layout/page-input.ts';
import type { Line } from '../../layout/page-layout.ts';
import { addText, type Side } from './side.ts';
import { isBullet, isLeader, isListMark, withoutLeader } from './words.ts';

/**
 * Adds the words of some lines, and returns the last one. A word that the end of a line divides is one word, also where the
 * text before, which `last` ends, is at the foot of a column or a page.
 */
export function addLines(side: Side, lines: Line[], page: number, last?: InputWord): InputWord | undefined {
  const isListed = lines.some(({ words }) => words.some(({ text }) => isLeader(text)));
  const isLone = lines.length === 1 && lines[0]!.words.length === 1;
  for (let row = 0; row < lines.length; row++) {
    const { words } = lines[row]!;
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      if (row === 0 && at === 0 && words.length > 1 && isBullet(word.text)) continue;
      if (isListMark(word.text, isLone)) continue;
      if (isListed && (isLeader(word.text) || isPageOfList(words, at))) continue;
      const join = last && at === 0 ? joinLines(last, word) : 'apart';
      if (join !== 'apart' && side.texts.length) joinLast(side, word, page, join === 'cut');
      else addWord(side, word, page);
      last = word;
    }
  }
  return last;
}

/** The first word of a page has no place after that of the last word of the page before. */
function joinLines(last: InputWord, next: InputWord): ReturnType<typeof joinWords> {
  return last.divided && next.place < last.place && /^\p{Ll}/u.test(next.text)
    ? 'whole'
    : joinWords(last, next);
}

/** The number at the end of an entry of a table of contents is the page where the entry starts. */
function isPageOfList(words: InputWord[], at: number): boolean {
  return at === words.length - 1 && at > 0 && isLeader(words[at - 1]!.text) && /^\d+$/.test(words[at]!.text);
}

function addWord(side: Side, word: InputWord, page: number): void {
  // What is filled into a field is several words in one box.
  for (const text of word.text.includes(' ') ? word.text.split(' ') : [word.text]) {
    const plain = withoutLeader(text);
    if (plain) addText(side, plain, page, word);
  }
}

function joinLast(side: Side, { text, x, y, width, height }: InputWord, page: number, isCut: boolean): void {
  const at = side.texts.length - 1;
  const start = isCut ? side.texts[at]!.slice(0, -1) : side.texts[at]!;
  side.texts[at] = start + text;
  side.rests.set(at, { x, y, width, height, page } satisfies Box & { page: number });
}

/** Ends the unit of the words added last. Text that goes on after the end of a page or a column is one unit. */
export function finishUnit(side: Side, isRow: boolean): void {
  const last = side.units.at(-1);
  const start = last?.end ?? 0;
  const end = side.texts.length;
  if (end <= start) return;
  if (last && !isRow && !last.isRow && goesOn(side.texts[start - 1]!, side.texts[start]!)) {
    side.unitOf.fill(side.units.length - 1, start, end);
    last.end = end;
  } else side.units.push({ isRow, start, end });
}

/** A sentence goes on with a small letter, or with a number that numbers no heading or item. */
function goesOn(last: string, next: string): boolean {
  return (
    /[\p{L}\p{N},-]$/u.test(last) &&
    (/^\p{Ll}/u.test(next) || (/^\p{Ll}+,?$/u.test(last) && /^\d[\d,.]*\d$/.test(next)))
  );
}
