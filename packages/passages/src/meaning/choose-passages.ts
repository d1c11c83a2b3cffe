import { contentWords, stemOf } from '../lexical/terms.ts';
import { RANK_WEIGHTS } from '../ranking/rank-passages.ts';
import type { Passage } from '../text/cut-passages.ts';
import type { Sentence } from '../text/sentences.ts';
import { recogniseLanguage } from '../text/language.ts';
import { cosine, embedText, isKnownWord } from '../vectors/embed.ts';
import type { StaticVectors } from '../vectors/open-vectors.ts';
import { vectorsForQuestion, vectorsForText } from '../vectors/vectors-for.ts';
import { markNear, type Marked } from './mark-near.ts';
import { findNearWords, type NearWords } from './near-words.ts';
import type { Candidate } from './rank-segments.ts';
import { SHOWN_OTHERWISE_FROM, SHOWN_FROM, type Signs, weighSigns } from './weigh-meaning.ts';

export type Chosen = Marked & {
  fileId: string;
  page: number;
  /** The sentence that comes nearest, as it is read. */
  quote: string;
  /** How likely it is what was looked for. */
  score: number;
};

export type Closer = {
  question: string;
  /** Where the question points to by the vectors in the box; none where these are not what is compared. */
  asked: Int8Array | undefined;
  rarities: Map<string, number>;
  vectors: StaticVectors;
};

type Read = Candidate & { passage: Passage };
type Judged = Read & { signs: Signs; best: Sentence; likely: number; isShown: boolean };

/** A closer look at the likeliest: their sentences and words. What is not likely enough is left out; one passage a page. */
export function choosePassages(candidates: Read[], closer: Closer, most: number): Chosen[] {
  const words = findNearWords(closer.question, vectorsForQuestion(closer.vectors, 'en'));
  const seen = new Set<string>();
  return judgePassages(candidates, closer, words)
    .filter(({ fileId, best, isShown }) => {
      const place = `${fileId} ${best.page}`;
      return isShown && !seen.has(place) && seen.add(place);
    })
    .slice(0, most)
    .map(({ fileId, best, likely }) => ({
      fileId,
      page: best.page,
      quote: best.text,
      score: likely,
      ...markNear(best.text, words),
    }));
}

/** In the order of the mix that a single document is ranked by. */
export function judgePassages(candidates: Read[], closer: Closer, words: NearWords): Judged[] {
  const judged = candidates.map((one) => ({ ...one, ...judge(one, closer, words) }));
  const highest = (of: (one: Judged) => number) => Math.max(...judged.map(of), 1e-9);
  const [sentence, alike] = [highest(({ signs }) => signs.sentence), highest(({ signs }) => signs.alike)];
  const score = ({ words: said, meaning, signs }: Judged) =>
    RANK_WEIGHTS.words * said +
    RANK_WEIGHTS.meaning * meaning +
    (RANK_WEIGHTS.sentence * signs.sentence) / sentence +
    (RANK_WEIGHTS.alike * signs.alike) / alike;
  return judged.toSorted((a, b) => score(b) - score(a));
}

function judge(one: Read, closer: Closer, words: NearWords): Omit<Judged, keyof Read> {
  const { passage } = one;
  const isCompared = closer.asked !== undefined && one.cosine !== 0;
  const { code } = recogniseLanguage(passage.text, (word) => isKnownWord(closer.vectors, word));
  const vectors = vectorsForText(closer.vectors, code);
  const sentences = passage.sentences.map((sentence) => {
    const near = isCompared ? cosine(embedText(vectors, sentence.text), closer.asked!) : 0;
    const title = sentence.text === passage.heading ? 0.3 : 0;
    return { sentence, near, score: cover(sentence.text, closer, words) + 0.5 * near - title };
  });
  const best = sentences.reduce((first, other) => (other.score > first.score ? other : first));
  const nearest = Math.max(0, ...sentences.map(({ near }) => near));
  const signs = {
    cosine: Math.max(0, one.cosine),
    sentence: nearest,
    alike: cover(passage.text, closer, words),
  };
  // What was fitted on the vectors in the box says nothing of another model's, and nothing of words alone.
  const likely = isCompared ? weighSigns(signs) : Math.max(one.cosine, signs.alike);
  const isShown =
    likely >= (isCompared ? SHOWN_FROM : SHOWN_OTHERWISE_FROM) &&
    // One word alone points near to many things by chance, to names above all: something has to be used like it.
    (new Set(contentWords(closer.question)).size > 1 || signs.alike >= SHOWN_OTHERWISE_FROM);
  return { signs, best: best.sentence, likely, isShown };
}

function cover(text: string, { question, rarities }: Closer, words: NearWords): number {
  const held = new Set(contentWords(text).map(stemOf));
  let [all, alike] = [0, 0];
  for (const word of new Set(contentWords(question))) {
    const weight = rarities.get(stemOf(word)) ?? 0;
    all += weight;
    alike += weight * (held.has(stemOf(word)) ? 1 : words.nearestIn(word, text));
  }
  return all ? alike / all : 0;
}
