import { isTranslated } from '../vectors/translated-words.ts';
import { FUNCTION_WORDS } from './stop-words.ts';
import { listWords } from './tokens.ts';

/** `code` is und where nothing speaks clearly for one language; `known` says whether the vectors understand it. */
export type Language = { code: string; known: boolean };

/** The one language that the vectors, stems and synonyms were made of. */
export const knowsLanguage = (code: string) => code === 'en';

/** The languages whose words point somewhere: the others by how they are translated into that one. */
export const isCompared = (code: string) => knowsLanguage(code) || isTranslated(code);

const ENOUGH_WORDS = 4_000;
const LEAST_SHARE = 0.08;

/** By its commonest words; a text of names and numbers has few of them and is told by how many words are in the table. */
export function recogniseLanguage(text: string, isKnownWord: (word: string) => boolean): Language {
  const words = listWords(sample(text))
    .filter((word) => /^\p{L}+$/u.test(word))
    .slice(0, ENOUGH_WORDS);
  if (!words.length) return { code: 'und', known: false };
  const shares = Object.entries(FUNCTION_WORDS)
    .map(([code, common]) => ({
      code,
      share: words.filter((word) => common.has(word)).length / words.length,
    }))
    .sort((a, b) => b.share - a.share);
  const best = shares[0]!;
  if (best.share >= LEAST_SHARE) return { code: best.code, known: knowsLanguage(best.code) };
  const familiar = words.filter((word) => word.length > 2 && isKnownWord(word)).length;
  const isEnglish = familiar / words.filter((word) => word.length > 2).length >= 0.7;
  return isEnglish ? { code: 'en', known: true } : { code: 'und', known: false };
}

/** A long document is judged by its beginning, middle and end: a cover or an annex may be in another language. */
function sample(text: string): string {
  if (text.length < 60_000) return text;
  const middle = text.length >> 1;
  return [text.slice(0, 20_000), text.slice(middle, middle + 20_000), text.slice(-20_000)].join('\n');
}
