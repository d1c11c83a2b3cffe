import { findAnswers } from '../reading/answer-spans.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import { stemsOf } from '../reading/units.ts';

const NUMBER_OF_CLAUSE = /^(?:§ ?)?\d{1,2}(?:\.\d{1,2}){0,3}[.)]?\s(?=\p{L})/u;
const YEAR = /^(?:19|20)\d\d$/u;
/** `1257L`, `Month 7`, `No. 12`: what only names something. */
const OF_CODE = /^[\p{Lu}-]/u;
const NAMED =
  /(?:(?<!\p{L})(?:months?|no|nr|n[°º]|number|nummer|page|seite|section|article|artikel|step|week|day|table|figure)[.:]?\s?|\p{Lu}-?)$/iu;
/** `Ein verlorener Schlüssel` counts nothing, and `after one correction` counts corrections alone. */
const ARTICLE = /^eine?$/iu;
const ONE = /^one$/iu;
const COUNTS = /(?<!\p{L})(?:how many|wie viele|combien de|cu[aá]nt[ao]s)(?!\p{L})/iu;
const NEXT_WORDS = 3;

/** Whether a text has a figure that may be what is asked for: no year, code, date or number of a clause, and no sum where things are counted. */
export function hasFigure(text: string, question: string, { kind, words }: AskedQuestion): boolean {
  const said = text.replace(NUMBER_OF_CLAUSE, '');
  const isCounted = kind === 'number' && COUNTS.test(question);
  const others = [
    ...findAnswers(said, 'date').filter(({ from, to }) => to - from > 4),
    ...(isCounted ? findAnswers(said, 'amount') : []),
  ];
  return findAnswers(said, 'number').some(({ from, to }) => {
    const own = said.slice(from, to);
    if (YEAR.test(own) || others.some((other) => other.from <= from && to <= other.to)) return false;
    if (OF_CODE.test(said.slice(to, to + 1)) || NAMED.test(said.slice(Math.max(0, from - 12), from)))
      return false;
    if (!ONE.test(own)) return !ARTICLE.test(own);
    const next = stemsOf(
      said
        .slice(to, to + 60)
        .split(/\s+/u)
        .filter(Boolean)
        .slice(0, NEXT_WORDS)
        .join(' '),
      'en',
    );
    return words.some(({ kin }) => [...kin].some((stem) => next.has(stem)));
  });
}
