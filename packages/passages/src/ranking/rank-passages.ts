import { contentWords, listGrams, stemOf } from '../lexical/terms.ts';
import { synonymsOf } from '../lexical/synonyms.ts';
import { scoreTexts } from '../lexical/word-index.ts';
import type { Passage } from '../text/cut-passages.ts';
import { cosine } from '../vectors/embed.ts';
import { embedQuestion } from './embed-question.ts';
import { listKin } from './kindred-words.ts';
import { isAsking, languageOfQuestion } from '../text/asking-words.ts';
import { scoreAlike } from './alike-words.ts';
import type { PassageIndex } from './passage-index.ts';

/** How much each part says in the mix. Chosen on the development half of `bench/chat`, reported on the other. */
export type RankWeights = {
  words: number;
  grams: number;
  meaning: number;
  sentence: number;
  alike: number;
  dense: number;
  synonym: number;
  previous: number;
};

export const RANK_WEIGHTS: RankWeights = {
  words: 1,
  grams: 0.1,
  meaning: 1.5,
  sentence: 0.5,
  alike: 0.6,
  // Not measured: the benchmark runs with no model but the one in the box. It outweighs that one, and not the words.
  dense: 2,
  synonym: 0.3,
  previous: 0.3,
};

/** From such a likeness on it is the word itself: in another form, or in another language. */
export const SAME_WORD = 0.8;

/** `vector`: by the model that made the scope's dense vectors. */
export type Question = { text: string; previous?: string; vector?: Int8Array };
export type Ranked<P extends Passage = Passage> = { passage: P; at: number; score: number; cosine: number };

/** The passages of a scope, the likeliest to answer first. Each part is scaled to 0..1 over the scope before it is weighed. */
export function rankPassages<P extends Passage>(
  index: PassageIndex<P>,
  question: Question,
  weights: RankWeights = RANK_WEIGHTS,
): Ranked<P>[] {
  const own = scoreQuestion(index, question.text, weights, question.vector);
  const before =
    question.previous && weights.previous ? scoreQuestion(index, question.previous, weights) : undefined;
  const scores = own.scores.map((score, at) => score + weights.previous * (before?.scores[at] ?? 0));
  const total = before ? 1 + weights.previous : 1;
  return index.passages
    .map((passage, at) => ({ passage, at, score: scores[at]! / total, cosine: own.cosines[at] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}

/** What a question's words weigh: its own stems fully, words beside them a little. */
export function weighTerms(text: string, synonym: number): Map<string, number> {
  const own = new Set(contentWords(text).map(stemOf));
  const weighed = new Map([...own].map((stem) => [stem, 1]));
  if (synonym)
    for (const stem of own)
      for (const other of synonymsOf(stem)) if (!weighed.has(other)) weighed.set(other, synonym);
  return weighed;
}

function scoreQuestion(index: PassageIndex, text: string, weights: RankWeights, vector?: Int8Array) {
  const terms = weighTerms(text, index.language.known ? weights.synonym : 0);
  const language = languageOfQuestion(text, index.language.code);
  if (weights.synonym)
    for (const word of contentWords(text))
      for (const [other, likeness] of isAsking(word, language) ? [] : listKin(index, word, language))
        terms.set(other, Math.max(terms.get(other) ?? 0, likeness > SAME_WORD ? likeness : weights.synonym));
  const parts: [weight: number, scores: ArrayLike<number>][] = [
    [weights.words, scoreTexts(index.stems, terms)],
  ];
  if (weights.grams)
    parts.push([weights.grams, scoreTexts(index.grams, new Map(listGrams(text).map((gram) => [gram, 1])))]);
  if (vector && weights.dense && index.dense.length)
    parts.push([weights.dense, index.dense.map((passage) => cosine(passage, vector))]);
  let cosines: number[] = [];
  if (index.isCompared) {
    const asked = embedQuestion(index, text);
    cosines = index.embeddings.map((embedding) => cosine(embedding, asked));
    if (weights.meaning) parts.push([weights.meaning, cosines]);
    if (weights.sentence)
      parts.push([
        weights.sentence,
        index.sentences.map((list) => Math.max(0, ...list.map((one) => cosine(one, asked)))),
      ]);
    if (weights.alike) parts.push([weights.alike, scoreAlike(index, text)]);
  }
  const total = parts.reduce((sum, [weight]) => sum + weight, 0) || 1;
  const scaled = parts.map(([weight, scores]) => scale(scores, weight / total));
  return { scores: index.passages.map((_, at) => scaled.reduce((sum, part) => sum + part[at]!, 0)), cosines };
}

function scale(scores: ArrayLike<number>, weight: number): Float64Array {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < scores.length; i++) {
    low = Math.min(low, scores[i]!);
    high = Math.max(high, scores[i]!);
  }
  return Float64Array.from(scores, (score) => (high > low ? (weight * (score - low)) / (high - low) : 0));
}
