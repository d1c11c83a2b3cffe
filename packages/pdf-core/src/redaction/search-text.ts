import type { Box } from '../pdfium/placement.ts';
import type { Found } from './match-states.ts';
import { areUnspaced, normalSign } from './normal-text.ts';
import { type Sign, unite } from './page-signs.ts';

/** What becomes of the ends of lines: hyphens there join the parts of a word, or stay; or nothing parts lines at all. */
export type LineEnds = 'joined' | 'kept' | 'squeezed';

/** Signs as one text that is searched, and by place in it the sign, and whether a line begins there. */
export type SearchText = { text: string; signOf: number[]; isStart: boolean[]; dropsHyphens: boolean };

const LETTER = /\p{L}/u;
/** What divides a word at the end of a line; ¬ and = in old prints. */
const HYPHENS = new Set(['-', '¬', '=']);

export function makeSearchText(signs: readonly Sign[], lineEnds: LineEnds): SearchText {
  const made: SearchText = { text: '', signOf: [], isStart: [], dropsHyphens: false };
  let isNewLine = false;
  // A text that grows is not looked at for each space: that would copy all of it.
  let endsInSpace = false;
  for (let index = 0; index < signs.length; index++) {
    const { text, isBreak, dividesWord } = signs[index]!;
    if (isBreak) {
      isNewLine ||= made.text !== '';
      continue;
    }
    const normal = dividesWord ? '-' : normalSign(text);
    if (!normal || (normal === ' ' && (isNewLine || endsInSpace))) continue;
    if (isNewLine) endLine(made, normal, index, lineEnds);
    for (let at = 0; at < normal.length; at++) {
      made.signOf.push(index);
      made.isStart.push(isNewLine && at === 0);
    }
    made.text += normal;
    isNewLine = dividesWord === true;
    endsInSpace = normal.endsWith(' ');
  }
  return made;
}

function endLine(made: SearchText, next: string, index: number, lineEnds: LineEnds): void {
  const [last = '', before = ''] = [made.text.at(-1), made.text.at(-2)];
  if (last === ' ') {
    if (lineEnds === 'squeezed' || areUnspaced(before, next[0])) drop(made);
    return;
  }
  if (HYPHENS.has(last) && before !== ' ') {
    if (lineEnds !== 'joined' || !LETTER.test(before) || !LETTER.test(next[0]!)) return;
    drop(made);
    made.dropsHyphens = true;
    return;
  }
  if (lineEnds === 'squeezed' || areUnspaced(last, next[0])) return;
  made.text += ' ';
  made.signOf.push(index);
  made.isStart.push(false);
}

function drop(made: SearchText): void {
  made.text = made.text.slice(0, -1);
  made.signOf.pop();
  made.isStart.pop();
}

/** The lines of a text, and where they begin in it. */
export function linesOf({ text, isStart }: SearchText): { start: number; text: string }[] {
  const starts = [0, ...isStart.keys().filter((at) => at > 0 && isStart[at])];
  return starts.map((start, at) => ({ start, text: text.slice(start, starts[at + 1]).trimEnd() }));
}

/** Whether a line ends within a find. */
export function runsOver({ isStart }: SearchText, { start, end }: Found): boolean {
  return isStart.slice(start + 1, end).includes(true);
}

/** The signs of a find, from the first to the last, with the accents that follow as signs of their own. */
export function signsOf({ signOf }: SearchText, { start, end }: Found, signs: readonly Sign[]): Found {
  let last = signOf[end - 1]!;
  while (last + 1 < signs.length && isMark(signs[last + 1]!)) last += 1;
  return { start: signOf[start]!, end: last + 1 };
}

const isMark = ({ text, isBreak, dividesWord }: Sign) => !isBreak && !dividesWord && normalSign(text) === '';

/** Boxes over signs that follow each other, one a line. */
export function boxesOf(signs: readonly Sign[], { start, end }: Found): Box[] {
  const boxes: Box[] = [];
  let isNewLine = true;
  for (const { box, isBreak } of signs.slice(start, end)) {
    isNewLine ||= isBreak;
    if (!box) continue;
    const last = boxes.at(-1);
    if (last && !isNewLine && isBeside(last, box)) boxes[boxes.length - 1] = unite(last, box)!;
    else boxes.push({ ...box });
    isNewLine = false;
  }
  return boxes;
}

/** On one line: they share most of their height, or of their width where lines run upwards. */
function isBeside(one: Box, other: Box): boolean {
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const { width, height } = other;
  return (down > 0.5 * height && across > -3 * height) || (across > 0.5 * width && down > -3 * width);
}
