import { findAnswers } from './answer-spans.ts';
import { COUNTED } from './features.ts';
import type { AskedQuestion, AskedWord } from './question-words.ts';
import { stemsOf, type Unit } from './units.ts';

/** `Age: 3 years | Gender: male`: names of values in one line, each before its own. */
const LABELLED =
  /(?<![\p{L}\p{N}:])(\p{Lu}[\p{L}’'/-]{1,24}(?: [\p{L}’'/-]{1,24}){0,3}):\s{0,3}([^|:;]{1,90})/gu;
const MOST = 12;
const LONGEST = 400;
/** A name of a value that begins in the one before it: `3 years Gender`. */
const LONGEST_VALUE = 40;

/**
 * The value in a line whose name a question asks for, if it has what is asked for; what else the question names has to stand in the line or in
 * what it is under.
 */
export function labelledValue(
  { sentence: { text }, heading, before, stems, caption }: Unit,
  { words, kind }: AskedQuestion,
): string | undefined {
  if (!COUNTED.has(kind) || text.length > LONGEST || !text.includes(':')) return undefined;
  for (const [, label = '', said = ''] of [...text.matchAll(LABELLED)].slice(0, MOST)) {
    const own = stemsOf(label, 'en');
    const isAsked = own.size > 0 && [...own].every((stem) => words.some(({ kin }) => kin.has(stem)));
    const [first] = isAsked ? findAnswers(said, kind) : [];
    const isOf = (word: AskedWord) =>
      [own, stems, heading, before, caption].some((other) => [...word.kin].some((stem) => other.has(stem)));
    if (first && words.every(isOf)) {
      const value = said.trim();
      return value.length <= LONGEST_VALUE ? value : said.slice(first.from, first.to);
    }
  }
  return undefined;
}
