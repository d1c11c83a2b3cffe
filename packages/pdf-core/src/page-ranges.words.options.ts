// The words of page ranges in the languages of the interface, everywhere: a script or a command line has no language.

/** The first of each is the one that is written; the others are its other forms. */
const WORDS: Record<string, string> = {
  all: 'alle tous toutes todas todos',
  odd: 'ungerade ungeraden impaires impairs impaire impair impares impar',
  even: 'gerade geraden paires pairs paire pair pares par',
  first: 'erste ersten erster premiere premieres premier premiers primera primeras primero primeros',
  last: 'letzte letzten letzter derniere dernieres dernier derniers ultima ultimas ultimo ultimos',
  every: 'jede jeder jedes chaque cada',
};
const ENGLISH = new Map(
  Object.entries(WORDS).flatMap(([english, words]) =>
    words.split(' ').map((word): [string, string] => [word, english]),
  ),
);
/** Their count comes before them: `2 dernières`. */
const COUNT_BEFORE = new Set(
  'ersten letzten premieres premiers dernieres derniers primeras primeros ultimas ultimos'.split(' '),
);
/** They say nothing: `les 2 dernières`. */
const ARTICLES = new Set('die der les la le las los el'.split(' '));

const ASCII = /^[ -~]*$/u;
const MARKS = /\p{M}/gu;
const NUMBER = /^\d{1,9}$/u;
/** Of `3.`, `3e` and `3.ª`, whatever the language. */
const ORDINAL = /^(?<count>\d{1,9})(?:st|nd|rd|th|\.|e|eme|\.?[ªº])$/u;

/** In small letters and without accents, which a keyboard may lack. */
function bare(word: string): string {
  const small = word.toLowerCase();
  return ASCII.test(small) ? small : small.normalize('NFD').replaceAll(MARKS, '');
}

export const isArticle = (word: string): boolean => ARTICLES.has(bare(word));

/** A range as it is written in English: `letzte` is `last`, `5-dernière` is `5-last`, and `2 últimas` are `last 2`. */
export function toEnglish(range: string): string {
  const [one = '', two, ...rest] = range.split(' ');
  if (two === undefined || rest.length > 0) return translate(range);
  if (NUMBER.test(one) && COUNT_BEFORE.has(bare(two))) return `${translate(two)} ${one}`;
  return `${translate(one)} ${ORDINAL.exec(bare(two))?.groups?.['count'] ?? two}`;
}

function translate(range: string): string {
  const sides = range.split('-').map((side) => {
    const word = bare(side);
    return ENGLISH.get(word) ?? word;
  });
  return sides.join('-');
}
