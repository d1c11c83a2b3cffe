import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AskedWord } from '../reading/question-words.ts';
import type { Reading } from '../reading/read-passages.ts';
import { listUnits, type Unit } from '../reading/units.ts';
import type { Quote } from './quote-unit.ts';

/** Words used so much alike may name the same. */
const ALIKE = 0.4;

/**
 * Whether a quote has what was judged to be the answer, and some word of the question, a translation or kin of one, in it or over it. Whatever
 * else speaks for a sentence without any, it states something else than what was asked.
 */
export function speaksOf(
  index: PassageIndex,
  { asked, units, cell, isTold }: Reading,
  quote: Quote,
): boolean {
  const [first] = units;
  if (!first || !holds(quote, first.unit)) return false;
  if (isTold || cell || asked.contact || !asked.words.length) return true;
  const quoted = listUnits(index, first.unit.passage).filter((unit) => holds(quote, unit));
  return asked.words.some((word) => quoted.some((unit) => isNamed(word, unit)));
}

const holds = ({ page, from, to }: Quote, { sentence }: Unit) =>
  sentence.page === page && sentence.from >= from && sentence.to <= to;

const isNamed = ({ alike, kin }: AskedWord, { stems, key, heading, headStems, caption }: Unit) =>
  [stems, key, heading, headStems, caption].some(
    (said) =>
      [...kin].some((stem) => said.has(stem)) ||
      [...alike].some(([stem, likeness]) => likeness >= ALIKE && said.has(stem)),
  );
