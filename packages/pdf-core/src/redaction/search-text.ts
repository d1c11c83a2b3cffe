import type { Box } from '../pdfium/placement.ts';
import type { Found } from './match-states.ts';
import { areUnspaced, normalSign } from './normal-text.ts';
import { type Sign, unite } from './page-signs.ts';

/** What becomes of the ends of lines: hyphens there join the parts of a word, or stay; or nothing parts lines at all. */
export type LineEnds = 'joined' | 'kept' | 'squeezed';

/** Signs as one text that is searched, by place in it the sign, and the places where lines begin but for the first. */
export type SearchText = { text: string; signOf: number[]; starts: number[]; dropsHyphens: boolean };
/** A text that grows, in its units: a string that grew would be copied wherever its end is looked at. */
type Growing = Omit<SearchText, 'text'> & { units: string[] };

const LETTER = /\p{L}/u;
/** What divides a word at the end of a line; ¬ and = in old prints. */
const HYPHENS = new Set(['-', '¬', '=']);

export function makeSearchText(signs: readonly Sign[], lineEnds: LineEnds): SearchText {
  const made: Growing = { units: [], signOf: [], starts: [], dropsHyphens: false };
  const { units, signOf, starts } = made;
  let isNewLine = false;
  for (let index = 0; index < signs.length; index++) {
    const { text, isBreak, dividesWord } = signs[index]!;
    if (isBreak) {
      isNewLine ||= units.length > 0;
      continue;
    }
    const normal = dividesWord ? '-' : normalSign(text);
    if (!normal || (normal === ' ' && (isNewLine || units.at(-1) === ' '))) continue;
    if (isNewLine) {
      endLine(made, normal, index, lineEnds);
      starts.push(units.length);
    }
    for (let at = 0; at < normal.length; at++) {
      units.push(normal[at]!);
      signOf.push(index);
    }
    isNewLine = dividesWord === true;
  }
  return { text: units.join(''), signOf, starts, dropsHyphens: made.dropsHyphens };
}

function endLine(made: Growing, next: string, index: number, lineEnds: LineEnds): void {
  const { units, signOf } = made;
  const [last = '', before = ''] = [units.at(-1), units.at(-2)];
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
  units.push(' ');
  signOf.push(index);
}

function drop({ units, signOf, starts }: Growing): void {
  units.pop();
  signOf.pop();
  if (starts.at(-1) === units.length) starts.pop();
}

/** The lines of a text, and where they begin in it. */
export function linesOf({ text, starts }: SearchText): { start: number; text: string }[] {
  return [0, ...starts].map((start, at) => ({ start, text: text.slice(start, starts[at]).trimEnd() }));
}

/** Whether a line ends within a find. */
export function runsOver({ starts }: SearchText, { start, end }: Found): boolean {
  return starts.some((at) => at > start && at < end);
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
