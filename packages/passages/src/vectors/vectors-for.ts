import type { StaticVectors } from './open-vectors.ts';
import { isTranslated, TRANSLATED } from './translated-words.ts';

const made = new WeakMap<SharedArrayBuffer, Map<string, StaticVectors>>();

/** For a text of a language: its own words first, then English ones, which stand in every language. */
export const vectorsForText = (vectors: StaticVectors, language: string) =>
  withLanguages(vectors, isTranslated(language) ? [language, 'en'] : ['en']);

/** For a question, which may be asked in any language; the words of this one come first. */
export const vectorsForQuestion = (vectors: StaticVectors, language: string) =>
  withLanguages(vectors, [...new Set([...(isTranslated(language) ? [language] : []), 'en', ...TRANSLATED])]);

/** The same object for the same languages: what is known of words is kept by it. */
function withLanguages(vectors: StaticVectors, languages: string[]): StaticVectors {
  let known = made.get(vectors.memory);
  if (!known) made.set(vectors.memory, (known = new Map()));
  const key = languages.join(' ');
  let one = known.get(key);
  if (!one) known.set(key, (one = { ...vectors, languages }));
  return one;
}
