import { contentWords, stemOf } from '../lexical/terms.ts';
import { rarityOf } from '../lexical/word-index.ts';
import { findAlike } from '../ranking/alike-words.ts';
import { embedQuestion } from '../ranking/embed-question.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Question, Ranked } from '../ranking/rank-passages.ts';
import type { Passage } from '../text/cut-passages.ts';
import type { Sentence } from '../text/sentences.ts';
import { cosine } from '../vectors/embed.ts';
import { fitsQuestion } from './expected-kind.ts';

/** What speaks for a question being answered by the passage ranked first. The calibration weighs these. */
export type Evidence = {
  /** Share of the question's rare words that the passage holds, and that its best sentence holds. */
  covered: number;
  coveredBySentence: number;
  /** The same when words used alike count for as much as they are alike. */
  coveredAlike: number;
  /** Share of the question's rare words that stand nowhere in the scope. */
  absent: number;
  /** How near the words that stand nowhere come to a word that stands somewhere. */
  nearest: number;
  cosine: number;
  /** How far the first passage is ahead of the next that says something else, and how high it stands. */
  gap: number;
  score: number;
  /** Whether the best sentence holds a number, a time or a name where the question asks for one. */
  fits: number;
};

export type Scored = { sentence: Sentence; score: number };

/** The sentences of a passage, the likeliest to hold the answer first. */
export function rankSentences(index: PassageIndex, question: Question, { passage, at }: Ranked): Scored[] {
  const weights = weighWords(index, question);
  const asked = index.engine === 'meaning' ? embedQuestion(index, question.text) : undefined;
  return passage.sentences
    .map((sentence, i) => {
      const meaning = asked ? cosine(index.sentences[at]![i]!, asked) : 0;
      const title = sentence.text === passage.heading ? 0.3 : 0;
      const words = coverage(index, weights, sentence.text);
      return {
        sentence,
        score: words + 0.5 * meaning + 0.1 * fitsQuestion(question.text, sentence.text) - title,
      };
    })
    .sort((a, b) => b.score - a.score);
}

export function gatherEvidence<P extends Passage>(
  index: PassageIndex<P>,
  question: Question,
  ranked: Ranked<P>[],
): Evidence {
  const first = ranked[0]!;
  const best = rankSentences(index, question, first)[0]!.sentence;
  const weights = weighWords(index, question);
  const own = weighWords(index, { text: question.text });
  return {
    covered: coverage(index, weights, first.passage.text),
    coveredBySentence: coverage(index, own, best.text),
    coveredAlike: coverage(index, weights, first.passage.text, true),
    absent: shareOf(own, (word) => !index.stems.postings.has(stemOf(word))),
    nearest: shareOf(own, (word) => nearestTo(index, word)),
    cosine: first.cosine,
    gap: first.score - (ranked.find(({ passage }) => passage.text !== first.passage.text)?.score ?? 0),
    score: first.score,
    fits: fitsQuestion(question.text, best.text),
  };
}

/** The question's words, each with how much it tells in this scope; the previous question's tell less. */
function weighWords(index: PassageIndex, { text, previous = '' }: Question): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of contentWords(previous)) weights.set(word, 0.3 * rarityOf(index.stems, stemOf(word)));
  for (const word of contentWords(text)) weights.set(word, rarityOf(index.stems, stemOf(word)));
  return weights;
}

function coverage(index: PassageIndex, weights: Map<string, number>, text: string, alike = false): number {
  const held = new Set(contentWords(text).map(stemOf));
  return shareOf(weights, (word) => {
    if (held.has(stemOf(word))) return 1;
    if (!alike || index.engine !== 'meaning') return 0;
    return findAlike(index, word).find(([stem]) => held.has(stem))?.[1] ?? 0;
  });
}

/** 1 for a word of the scope, else how much it is like the word of the scope that is used most like it. */
function nearestTo(index: PassageIndex, word: string): number {
  if (index.stems.postings.has(stemOf(word))) return 1;
  if (index.engine !== 'meaning') return 0;
  return findAlike(index, word).find(([stem]) => index.stems.postings.has(stem))?.[1] ?? 0;
}

function shareOf(weights: Map<string, number>, share: (word: string) => number | boolean): number {
  let all = 0;
  let found = 0;
  for (const [word, weight] of weights) {
    all += weight;
    found += weight * Number(share(word));
  }
  return all ? found / all : 0;
}
