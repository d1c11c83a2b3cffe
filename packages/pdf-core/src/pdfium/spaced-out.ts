import { growBox, type Run } from './runs.ts';

/** A shorter line may be a row of a table as well. */
const FEWEST = 4;
// In sizes of the font.
/** Gaps that differ by no more than this are meant to be the same. */
const EVEN = 0.05;
/** Signs that stand further apart are in columns. */
const WIDEST = 0.5;
/** A gap that parts words is at least so many times the one between letters. */
const CLEAR = 2;
/** And there is one of them for so many of the others at most. */
const LETTERS_TO_A_WORD = 3;

/**
 * A line of single characters at equal distances is letter-spaced, and split only at clearly larger gaps. Formulas
 * stay as they are, and so do scripts without spaces.
 */
export function joinSpacedOut(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (let start = 0; start < runs.length;) {
    let end = start + 1;
    while (end < runs.length && runs[end]!.before === 'word') end++;
    const line = runs.slice(start, end);
    const narrow = findLetterGap(line);
    for (const run of line) {
      if (narrow !== undefined && run !== line[0] && run.gap! <= narrow + EVEN)
        appendRun(joined.at(-1)!, run);
      else joined.push(run);
    }
    start = end;
  }
  return joined;
}

/** What lies between the letters of a line that is spaced out. */
function findLetterGap(line: Run[]): number | undefined {
  if (line.length < FEWEST || !line.every(({ text }) => isSingleSign(text))) return undefined;
  const gaps = line.slice(1).map(({ gap = Infinity }) => gap);
  const narrow = Math.min(...gaps);
  const wide = gaps.filter((gap) => gap > narrow + EVEN);
  const isEven = narrow <= WIDEST && wide.every((gap) => gap >= CLEAR * narrow);
  return isEven && wide.length * LETTERS_TO_A_WORD <= gaps.length - wide.length ? narrow : undefined;
}

function isSingleSign(text: string): boolean {
  return /^[^\p{Sm}\p{Lo}]$/u.test(text);
}

function appendRun(word: Run, run: Run): void {
  word.text += run.text;
  growBox(word, run);
}
