import { relatedOf } from '../lexical/related-words.ts';
import { contentWords, stemOf } from '../lexical/terms.ts';
import { rarityOf, saturate } from '../lexical/word-index.ts';
import { dotBytes, embedTokens } from '../vectors/embed.ts';
import type { StaticVectors } from '../vectors/open-vectors.ts';
import type { PassageIndex } from './passage-index.ts';

/** The words of a scope and their unit vectors, a row each. */
type Vocabulary = { stems: string[]; rows: Int8Array[]; lengths: Float64Array };

const LEAST_ALIKE = 0.25;
const MOST_ALIKE = 16;
const vocabularies = new WeakMap<PassageIndex, Vocabulary>();
const alikeOfScopes = new WeakMap<PassageIndex, Map<string, [stem: string, likeness: number][]>>();
const KEPT_ALIKE = 200;

/** BM25 in which a word of the question is also met by the words of the scope that are used like it. */
export function scoreAlike(index: PassageIndex, question: string): Float64Array {
  const scores = new Float64Array(index.passages.length);
  for (const word of new Set(contentWords(question))) {
    const rarity = rarityOf(index.stems, stemOf(word));
    const best = new Float64Array(scores.length);
    for (const [stem, likeness] of findAlike(index, word)) {
      const posting = index.stems.postings.get(stem);
      const worth = likeness * Math.min(rarity, rarityOf(index.stems, stem));
      posting?.texts.forEach((text, i) => {
        best[text] = Math.max(best[text]!, worth * saturate(index.stems, text, posting.counts[i]!));
      });
    }
    for (let i = 0; i < scores.length; i++) scores[i]! += best[i]!;
  }
  return scores;
}

/** The stems of a scope nearest to a word, itself first, each with how near it is: as they are used, or by WordNet. */
export function findAlike(index: PassageIndex, word: string): [stem: string, likeness: number][] {
  let known = alikeOfScopes.get(index);
  if (!known) alikeOfScopes.set(index, (known = new Map()));
  let alike = known.get(word);
  if (!alike) {
    alike = compareWords(index, word);
    if (known.size >= KEPT_ALIKE) known.clear();
    known.set(word, alike);
  }
  return alike;
}

function compareWords(index: PassageIndex, word: string): [stem: string, likeness: number][] {
  const { stems, rows, lengths } = vocabularyOf(index);
  const own = stemOf(word);
  const { row, length } = directionOf(index.asked, word);
  const near = new Map<string, number>([[own, 1]]);
  rows.forEach((other, i) => {
    const likeness = dotBytes(row, other) / (length * lengths[i]!);
    const stem = stems[i]!;
    if (likeness > LEAST_ALIKE && likeness > (near.get(stem) ?? 0)) near.set(stem, likeness);
  });
  // Its words are English.
  if (index.language.code === 'en')
    for (const [stem, degree] of relatedOf(own))
      if (degree > (near.get(stem) ?? 0) && index.stems.postings.has(stem)) near.set(stem, degree);
  return [...near].sort((a, b) => b[1] - a[1]).slice(0, MOST_ALIKE);
}

type Direction = { row: Int8Array; length: number };
const KEPT_WORDS = 30_000;
const directions = new WeakMap<StaticVectors, Map<string, Direction>>();

/** The documents of a library share most of their words. */
function directionOf(vectors: StaticVectors, word: string): Direction {
  let known = directions.get(vectors);
  if (!known) directions.set(vectors, (known = new Map()));
  let direction = known.get(word);
  if (!direction) {
    const row = embedTokens(vectors, [word]);
    direction = { row, length: Math.sqrt(dotBytes(row, row)) || 1 };
    if (known.size >= KEPT_WORDS) known.clear();
    known.set(word, direction);
  }
  return direction;
}

function vocabularyOf(index: PassageIndex): Vocabulary {
  let vocabulary = vocabularies.get(index);
  if (!vocabulary) {
    const list = [...new Set(index.words.flat())].filter((word) => /^[a-z]{2,}$/.test(word));
    const known = list.map((word) => directionOf(index.vectors, word));
    const rows = known.map(({ row }) => row);
    const lengths = Float64Array.from(known, ({ length }) => length);
    vocabulary = { stems: list.map(stemOf), rows, lengths };
    vocabularies.set(index, vocabulary);
  }
  return vocabulary;
}
