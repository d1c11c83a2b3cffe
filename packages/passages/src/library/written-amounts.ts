import { SUM_LABEL } from '../summaries/fact-words.ts';
import { findAnswers } from '../reading/answer-spans.ts';
import { CURRENCY_BEFORE, CURRENCY_BEHIND, MULTIPLE } from './typed-amount.ts';

/** Where an amount of money and its currency stand in a text; `to` is the index after the last character. */
type Span = { from: number; to: number };

const FIGURE = /\d{1,18}(?:,\d{2}(?=,)|[.,'’ \u00a0\u202f]\d{3}(?!\d)){0,6}(?:[.,]\d{1,2}(?!\d))?/gu;
const WRITTEN_AS_MONEY = /[.,'’]\d{3}(?:\D|$)|[.,]\d{2}$/u;
/** An identifier, a version, a time or a range goes on beside the figure. */
const GOES_ON_BEFORE = /(?:[\p{L}\p{N}#§]|[\p{L}\p{N}][-–/_]|\p{N}[.,:]|\p{L}\p{N}{0,9}\.)$/u;
const GOES_ON_BEHIND =
  /^(?:[\p{L}\p{N}]|[-–/_][\p{L}\p{N}]|[.,:]\p{N}|\s?%|\s(?:per ?cent|prozent)(?!\p{L}))/iu;
/** What is numbered. */
const NUMBERED =
  /(?<!\p{L})(?:tab(?:le|elle|leau|la|\.)|fig(?:ure|ura|\.)?|abb(?:ildung|\.)|section|secci[oó]n|abschnitt|chapter|kapitel|chapitre|clause|article|art[ií]culo|artikel|part|page|seite|annex|appendix|anhang|schedule|version|release|file|step|line|item|id|no|nr|num(?:ber|mer)|num[eé]ro|n[°º])\.?[\s:#]{0,3}$/iu;
// bounded: the labels are words, and what may stand between them and the figure is counted.
const LABELLED = new RegExp(
  `(?<!\\p{L})(?:totals?|sums?|${SUM_LABEL})(?!\\p{L})(?:\\s(?:is|due|of|payable|ist|est|es|de)(?!\\p{L})){0,3}[^\\p{L}\\n]{1,40}$`,
  'iu',
);
const REACH = 60;

/** The amounts of money in a text: with a currency, written as sums are, or beside a label that names one. */
export function findAmounts(text: string): Span[] {
  const dates = findAnswers(text, 'date');
  return [...text.slice(0, 3_000).matchAll(FIGURE)].flatMap(({ 0: figure, index }): Span[] => {
    const end = index + figure.length;
    const before = text.slice(Math.max(0, index - REACH), index);
    const behind = text.slice(end, end + REACH);
    const sign = CURRENCY_BEFORE.exec(before)?.[0] ?? '';
    const times = MULTIPLE.exec(behind)?.[0] ?? '';
    const unit = CURRENCY_BEHIND.exec(behind.slice(times.length))?.[0] ?? '';
    const rest = before.slice(0, before.length - sign.length);
    const isPart =
      (!sign && GOES_ON_BEFORE.test(before)) || (!unit && GOES_ON_BEHIND.test(behind.slice(times.length)));
    const isDate = dates.some(({ from, to }) => from < end && index < to);
    if (isPart || (!sign && !unit && (isDate || NUMBERED.test(rest)))) return [];
    const isLabelled = () => LABELLED.test(before) && !/^\s?\p{L}/u.test(behind);
    const isMoney = sign || unit || WRITTEN_AS_MONEY.test(figure) || isLabelled();
    return isMoney ? [{ from: index - sign.length, to: end + times.length + unit.length }] : [];
  });
}
