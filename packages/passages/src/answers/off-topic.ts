import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Question } from '../ranking/rank-passages.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { Reading } from '../reading/read-passages.ts';

/** Below these a question is taken to be about something else. */
const RELATED_FROM = 0.15;
/** What people ask of themselves, or whether it is so, is hardly ever asked of a document that has nothing to do with it. */
const RELATED_TO_ONESELF_FROM = 0.06;
/** So much of what is asked has to stand nowhere, unless nothing else speaks for it either. */
const LEAST_ABSENT = 0.42;
const SURELY_UNRELATED = 0.04;
/** None of what is asked stands in the document, nor what says the same: it has to be surely about it otherwise. */
const MOSTLY_UNSAID = 0.9;
/** With a name that stands nowhere so much is enough. */
const LARGELY_UNSAID = 0.5;
const RELATED_WHERE_UNSAID_FROM = 0.7;

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
/** Passages of a document that is so long that it has some words of any question. In a shorter one the fit refuses too much of what is only said otherwise there. */
const LONG_FROM = 20;
/** Of the answers that are right hardly one lies so high. */
const NO_ANSWER_FROM = 2;
/** The logarithm of how many passages it has, within what was learnt from. */
const [SHORT, LONG] = [2.5, 4.5];

const OF_ONESELF =
  /(?<!\p{L})(?:I|my|we|our|ich|mein\p{L}{0,2}|wir|unser\p{L}{0,2}|je|mon|ma|mes|nous|notre|yo|mi|mis|nosotros|nuestr[ao])(?!\p{L})/iu;
const MOST_OF_A_SEARCH = 2;
const LEAST = 1e-4;

/** It is asked of somebody or something that the document does not name. In German every noun is written as a name is. */
export const asksOfAnother = ({ words }: AskedQuestion, language: string) =>
  language !== 'de' && words.some((word) => word.isName && !isSaid(word));

/** A search of a word or two, and what leans on the question before, is never turned away. */
export function isOffTopic(question: Question, reading: Reading, index: PassageIndex): boolean {
  const { asked, related } = reading;
  if (!tells(question, asked)) return false;
  const { length } = index.passages;
  if (length >= LONG_FROM) return weighTopic(question, reading, length) >= REFUSED_FROM;
  if (asked.unsaid >= MOSTLY_UNSAID && related < RELATED_WHERE_UNSAID_FROM) return true;
  if (asked.unsaid >= LARGELY_UNSAID && asksOfAnother(asked, index.language.code)) return true;
  // The document has the words, or others for them.
  if (asked.absent < LEAST_ABSENT && related >= SURELY_UNRELATED) return false;
  return related < (isOfOneself(question, asked) ? RELATED_TO_ONESELF_FROM : RELATED_FROM);
}

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
