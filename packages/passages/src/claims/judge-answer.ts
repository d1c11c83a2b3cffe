import { FUNCTION_WORDS } from '../text/stop-words.ts';
import { recogniseLanguage } from '../text/language.ts';
import { foldText, listWords } from '../text/tokens.ts';

export type AnswerFault = 'repeats' | 'other_language';

/** As many words in the same order, and as often, are no chance and no list. */
const PHRASE = 6;
const MOST_TIMES = 5;
/** Fewer words do not show their language. */
const LEAST_ASKED = 3;
const LEAST_SAID = 10;
const CLEARLY = 0.2;
/** Languages share small words, such as "an" and "in". */
const TIMES_AS_CLEARLY = 3;
const QUOTED = /[“„«"][^“”„«»"]{1,400}[”“»"]/gu;
const LETTERS = [
  /\p{Script=Latin}/gu,
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu,
  /\p{scx=Cyrl}/gu,
  /\p{scx=Arab}/gu,
];

/** What makes a text no answer, whatever its quotes: it repeats itself, or is in another language than the question. */
export function findFault(question: string, answer: string): AnswerFault | null {
  if (repeatsItself(answer)) return 'repeats';
  return isOtherLanguage(question, answer) ? 'other_language' : null;
}

export function repeatsItself(text: string): boolean {
  const words = listWords(text);
  const times = new Map<string, number>();
  for (let at = 0; at + PHRASE <= words.length; at += 1) {
    const phrase = words.slice(at, at + PHRASE).join(' ');
    const count = (times.get(phrase) ?? 0) + 1;
    if (count > MOST_TIMES) return true;
    times.set(phrase, count);
  }
  return false;
}

function isOtherLanguage(question: string, answer: string): boolean {
  // What it quotes is in the language of the document.
  const own = answer.replace(QUOTED, ' ');
  if (namesLanguage(question)) return false;
  const [askedIn, saidIn] = [scriptOf(question), scriptOf(own)];
  if (askedIn !== saidIn) return askedIn >= 0 && saidIn >= 0;
  if (wordsOf(question).length < LEAST_ASKED) return false;
  return isNotIn(own, recogniseLanguage(question, () => false).code);
}

/** Whether a text is clearly in another language than that; false where too little is known of either. */
export function isNotIn(text: string, language: string): boolean {
  const words = wordsOf(text);
  if (words.length < LEAST_SAID || !FUNCTION_WORDS[language]) return false;
  const share = shareOf(words, recogniseLanguage(text, () => false).code);
  return share >= CLEARLY && share >= TIMES_AS_CLEARLY * shareOf(words, language);
}

/** "In German, please": the answer may be in any language then. */
function namesLanguage(question: string): boolean {
  const words = new Set(wordsOf(question));
  return Object.keys(FUNCTION_WORDS).some((code) =>
    ['en', 'de', 'fr', 'es', code].some((locale) =>
      words.has(foldText(new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? '')),
    ),
  );
}

/** Where nearly all letters are of one script, its place in the list; else -1. */
function scriptOf(text: string): number {
  const counts = LETTERS.map((letters) => text.match(letters)?.length ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all < 4 ? -1 : counts.findIndex((count) => count > 0.8 * all);
}

const wordsOf = (text: string) => foldText(text).match(/\p{L}+/gu) ?? [];
const shareOf = (words: string[], code: string) =>
  words.filter((word) => FUNCTION_WORDS[code]?.has(word)).length / words.length;
