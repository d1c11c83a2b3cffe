import type { AskedQuestion } from '../reading/question-words.ts';
import type { Unit } from '../reading/units.ts';

/** One word is named in many places. */
const LEAST_WORDS = 2;

/**
 * Whether a sentence has every word of a question, or one that says the same, by itself or in the heading above it. A number is no such word,
 * since it stands beside many things.
 */
export const coversQuestion = ({ words }: AskedQuestion, { stems, heading }: Unit): boolean =>
  words.length >= LEAST_WORDS &&
  words.every(
    ({ kin, isNumber }) => !isNumber && [...kin].some((stem) => stems.has(stem) || heading.has(stem)),
  );
