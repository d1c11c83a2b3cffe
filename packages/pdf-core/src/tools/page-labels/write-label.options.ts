import { toRoman } from '../../stamp/roman.options.ts';
import type { PageLabelsOptions } from './options.ts';

/** The label of a page, counted from 0, as viewers write it. */
export function writeLabel(index: number, look: PageLabelsOptions): string {
  const { style, prefix, start, frontPages } = look;
  if (index < frontPages) return toRoman(index + 1);
  const number = start + index - frontPages;
  return prefix + WRITTEN[style](number);
}

const WRITTEN: Record<PageLabelsOptions['style'], (number: number) => string> = {
  arabic: String,
  roman: toRoman,
  'roman-capitals': (number) => toRoman(number).toUpperCase(),
  letters: toLetters,
  'letters-capitals': (number) => toLetters(number).toUpperCase(),
  none: () => '',
};

/** a to z, then aa to zz, aaa to zzz. */
function toLetters(number: number): string {
  const times = Math.ceil(number / 26);
  return String.fromCodePoint(97 + ((number - 1) % 26)).repeat(times);
}
