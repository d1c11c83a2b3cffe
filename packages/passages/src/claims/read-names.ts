import { FUNCTION_WORDS, STOP_WORDS } from '../text/stop-words.ts';
import { foldText } from '../text/tokens.ts';

export type WrittenName = { from: number; to: number };
type Word = { from: number; to: number; folded: string; isFirst: boolean };

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
const RUN = new RegExp(
  `${NAME}(?:[ \\u00a0](?:(?:von|van|de|der|den|du|la|del|da|di|of|&) ){0,2}${NAME})*`,
  'gu',
);
/** Nouns are written large, and articles stand between them. */
const GERMAN_RUN = new RegExp(`${NAME}(?:[ \\u00a0](?:(?:von|van|de|&) ){0,2}${NAME})*`, 'gu');
const LONGEST_OPENING = 12;
const WORD = /\p{Lu}[\p{L}\p{M}'’-]*/gu;
/** What may stand between the end of a sentence and the first word of the next. */
const OPENING = /[\s"'“”„«»‘’(*[]/u;
const ENDING = /[.!?:;…•*–—\n-]/u;
const NO_NAMES = new Set(
  (
    'january february march april may june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday yes no januar februar marz mai juni juli oktober dezember ' +
    'montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
    'eur usd chf gbp cad aud jpy mio mrd tsd'
  ).split(' '),
);

/** Names with a word that nobody has written before: neither the quotes nor the question. */
export function listNewNames(text: string, known: ReadonlySet<string>, language: string): WrittenName[] {
  const isGerman = language === 'de';
  return [...text.matchAll(isGerman ? GERMAN_RUN : RUN)].flatMap(({ 0: run, index }) => {
    const isStart = beginsSentence(text, index);
    const words = [...run.matchAll(WORD)]
      .map((word, at): Word => {
        const from = index + word.index;
        return { from, to: from + word[0].length, folded: foldText(word[0]), isFirst: at === 0 && isStart };
      })
      .filter(({ folded }) => !isCommon(folded));
    const fresh = words.filter((word) => isNew(word, words.length, known));
    const [first, last] = [fresh[0], fresh.at(-1)];
    if (!first || !last) return [];
    // One noun alone says nothing; the last of several that nobody has written is a surname.
    const isName = !isGerman || (words.length > 1 && (first !== last || last === words.at(-1)));
    return isName ? [{ from: first.from, to: last.to }] : [];
  });
}

/** The first word of a sentence is written large whatever it is. */
function isNew({ folded, isFirst }: Word, words: number, known: ReadonlySet<string>): boolean {
  if (isFirst && words === 1) return false;
  const parts = folded.split('-').filter(Boolean);
  return !parts.every(
    (part) => known.has(part) || known.has(part.replace(/s$/, '')) || known.has(`${part}s`),
  );
}

const isCommon = (folded: string) =>
  folded.length < 2 ||
  NO_NAMES.has(folded) ||
  STOP_WORDS.has(folded) ||
  Object.values(FUNCTION_WORDS).some((common) => common.has(folded));

function beginsSentence(text: string, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && at > index - LONGEST_OPENING && text[at] !== '\n' && OPENING.test(text[at]!)) at -= 1;
  return at < 0 || ENDING.test(text[at]!);
}
