import { contentWords, stemOf } from '../lexical/terms.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { cosine, embedTokens, isKnownWord } from '../vectors/embed.ts';
import type { StaticVectors } from '../vectors/open-vectors.ts';
import { listWords } from '../text/tokens.ts';

const LEAST_ALIKE = 0.2;

export type NearWords = {
  /** 1 where the stem stands in the text, else how much the word of the text that is used most like it is alike. */
  nearestIn(word: string, text: string): number;
  /** Of the words, those that come nearest to each of the question's: their places in the list. */
  listNearest(words: string[]): Set<number>;
};

/** How near the words of passages come to those of a question; without vectors only those of the same stem do. */
export function findNearWords(question: string, vectors: StaticVectors | null): NearWords {
  const asked = contentWords(question).map((word) => ({
    stem: stemOf(word),
    row: vectors && isKnownWord(vectors, word) ? rowOf(word) : null,
  }));
  const known = new Map<string, number[]>();

  function rowOf(word: string): Int8Array | null {
    return vectors && /^[a-z]{2,}$/.test(word) ? embedTokens(vectors, [word]) : null;
  }
  function likenesses(word: string): number[] {
    let list = known.get(word);
    if (!list) {
      const stem = stemOf(word);
      const row = rowOf(word);
      list = asked.map((one) => {
        if (one.stem === stem) return 1;
        const alike = row && one.row ? cosine(row, one.row) : 0;
        return alike >= LEAST_ALIKE ? alike : 0;
      });
      known.set(word, list);
    }
    return list;
  }
  return {
    nearestIn(word, text) {
      const at = asked.findIndex(({ stem }) => stem === stemOf(word));
      return at < 0 ? 0 : Math.max(0, ...contentWords(text).map((other) => likenesses(other)[at]!));
    },
    listNearest(words) {
      const alike = words.map((word) => {
        const [folded = ''] = listWords(word);
        return STOP_WORDS.has(folded) ? asked.map(() => 0) : likenesses(folded);
      });
      const nearest = asked.flatMap((_, i) => {
        const most = Math.max(0, ...alike.map((list) => list[i]!));
        return most ? alike.flatMap((list, at) => (list[i] === most ? [at] : [])) : [];
      });
      return new Set(nearest);
    },
  };
}
