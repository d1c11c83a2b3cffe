import { languageOfQuestion } from '../text/asking-words.ts';

const LONGEST = 1_000;
/** What is typed as one word, or without hyphen and apostrophe. */
const JOINED: [RegExp, string][] = [
  [/(?<!\p{L})wieviel(e[nr]?)?(?!\p{L})/giu, 'wie viel$1'],
  [/(?<!\p{L})qu ?est ?ce que?(?!\p{L})/giu, 'qu’est-ce que'],
  [/(?<!\p{L})est ce que?(?!\p{L})/giu, 'est-ce que'],
];
/** Two letters for ü, ä and ö: not those of neue, Dauer, Quelle, aktuell, zuerst, Michael and soeben. */
const UMLAUTS: [RegExp, string][] = [
  [/(?<![aeqy]|(?<!\p{L})z)ue(?!ll)|(?<=[mfhgw])ue(?=ll)/giu, 'ü'],
  [/ae(?!ls?(?!\p{L}))/giu, 'ä'],
  [/(?<![aeo]|(?<!\p{L})s)oe(?!ffi|t(?:en|i))/giu, 'ö'],
];

/** A question as somebody with a keyboard would have written it. */
export function asWritten(question: string): string {
  if (question.length > LONGEST) return question;
  const spaced = JOINED.reduce((text, [typed, written]) => text.replace(typed, written), question);
  const whole = UMLAUTS.reduce((text, [typed, written]) => text.replace(typed, written), spaced);
  return whole !== spaced && languageOfQuestion(whole, 'en') === 'de' ? whole : spaced;
}
