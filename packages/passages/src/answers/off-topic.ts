import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Question } from '../ranking/rank-passages.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { Reading } from '../reading/read-passages.ts';

/**
 * A logistic fit that tells questions to a document from those that have nothing to do with it: 1 033 of the questions that the reader has learnt
 * from, judged by trees that have not seen their document, and 160 to twenty other public documents, beside 987 pairs of one of these twenty
 * and one of 75 questions of general knowledge, and 464 pairs of one and a question to another. docs/benchmarks.md has what it refuses of
 * questions and documents that it has not seen.
 */
const WEIGHTS = {
  related: -0.849,
  absent: -2.36,
  unsaid: -3.438,
  sure: 0.517,
  likely: -0.538,
  heaviestGone: 0.844,
  heaviestHere: -1.368,
  gone: 3.312,
  ofOneself: 0.173,
  length: 0.999,
};
const BASE = -3.76;
const REFUSED_FROM = 1;
/** A document of fewer passages than this seldom has words of a question that has nothing to do with it. */
const LONG_FROM = 20;
const REFUSED_IN_A_SHORT_ONE_FROM = 0.5;
/** Of the answers that are right hardly one lies so high. */
const NO_ANSWER_FROM = 2;
/** The logarithm of how many passages it has, within what was learnt from. */
const [SHORT, LONG] = [2.5, 4.5];

const OF_ONESELF =
  /(?<!\p{L})(?:I|my|we|our|ich|mein\p{L}{0,2}|wir|unser\p{L}{0,2}|je|mon|ma|mes|nous|notre|yo|mi|mis|nosotros|nuestr[ao])(?!\p{L})/iu;
const MOST_OF_A_SEARCH = 2;
const LEAST = 1e-4;

/** It is asked of somebody or something that the document does not name. In German every noun is written as a name is. */
export const asksOfAnother = ({ words, language }: AskedQuestion) =>
  language !== 'de' && words.some((word) => word.isName && !isSaid(word));

/** A search of a word or two, and what leans on the question before, is never turned away. */
export function isOffTopic(question: Question, reading: Reading, index: PassageIndex): boolean {
  const { length } = index.passages;
  const least = length >= LONG_FROM ? REFUSED_FROM : REFUSED_IN_A_SHORT_ONE_FROM;
  if (!tells(question, reading.asked)) return false;
  return isOfNothingHere(reading.asked) || weighTopic(question, reading, length) >= least;
}

/** Of somebody whom the document does not name, something is asked for which it has at most another word. */
const isOfNothingHere = (asked: AskedQuestion) =>
  asksOfAnother(asked) && asked.words.every(({ isHere }) => !isHere);

/** An answer would be a matter of luck. */
export const isElsewhere = (question: Question, reading: Reading, { passages }: PassageIndex): boolean =>
  tells(question, reading.asked) && weighTopic(question, reading, passages.length) >= NO_ANSWER_FROM;

/** What the signs together make of it. */
function weighTopic(question: Question, reading: Reading, passages: number): number {
  const { asked, related, sure, units } = reading;
  const { words, absent, unsaid } = asked;
  const [here, gone] = [words.filter(isSaid), words.filter((word) => !isSaid(word))];
  const signs: Record<keyof typeof WEIGHTS, number> = {
    related: logit(related),
    absent,
    unsaid,
    sure: logit(sure),
    likely: logit(units[0]?.likely ?? 0),
    heaviestGone: heaviest(gone),
    heaviestHere: heaviest(here),
    gone: gone.length / words.length,
    ofOneself: Number(isOfOneself(question, asked)),
    length: Math.min(LONG, Math.max(SHORT, Math.log(passages))),
  };
  const keys = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  return keys.reduce((sum, key) => sum + WEIGHTS[key] * signs[key], BASE);
}

const tells = ({ text, previous }: Question, { words }: AskedQuestion) =>
  words.length > 0 && !previous && text.trim().split(/\s+/).length > MOST_OF_A_SEARCH;

const isOfOneself = ({ text }: Question, { kind }: AskedQuestion) =>
  kind === 'yesno' || OF_ONESELF.test(text);

/** The document has it, or another word for it. */
const isSaid = ({ isHere, kin }: AskedWord) => isHere || kin.size > 1;
const heaviest = (words: AskedWord[]) => Math.max(0, ...words.map(({ weight }) => weight));
const logit = (likely: number) => Math.log(Math.max(LEAST, likely) / Math.max(LEAST, 1 - likely));
