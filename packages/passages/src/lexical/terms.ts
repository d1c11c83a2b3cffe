import { stemmer } from 'stemmer';
import { STOP_WORDS } from '../text/stop-words.ts';
import { listWords } from '../text/tokens.ts';

const stems = new Map<string, string>();
const KEPT_STEMS = 50_000;
const GRAM = 4;

export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = stemmer(word);
    if (stems.size >= KEPT_STEMS) stems.clear();
    stems.set(word, stem);
  }
  return stem;
}

/** The words of a text that say what it is about. */
export const contentWords = (text: string) => listWords(text).filter((word) => !STOP_WORDS.has(word));

export const listStems = (text: string) => contentWords(text).map(stemOf);

/** Four letters each, by which rent finds rental and a misread letter does not lose the word. */
export const listGrams = (text: string) => contentWords(text).flatMap(gramsOf);

export function gramsOf(word: string): string[] {
  const framed = `_${word}_`;
  if (framed.length <= GRAM) return [framed];
  return Array.from({ length: framed.length - GRAM + 1 }, (_, i) => framed.slice(i, i + GRAM));
}
