import { foldText } from '../text/tokens.ts';
import { recogniseLanguage } from '../text/language.ts';
import { hasDate, listDates } from './read-dates.ts';
import { listFigures, plain, type WrittenFigure } from './read-figures.ts';
import { listNewNames } from './read-names.ts';
import { isSurelyCount, listNumberWords } from './number-words.ts';

export type Claim = { from: number; to: number; kind: 'number' | 'date' | 'name' };
/** `quotes`: what was found in the documents. `pages`: where. `named`: the question, and the names of the files. */
export type ClaimSources = { quotes: string[]; pages: number[]; named: string };

const LIST_MARK = /(?:^|\n)[ \t]*[([]?$/u;
const PAGE_BEFORE = /(?:pages?|pp?\.|seiten?|s\.|páginas?|pág\.|passages?|abschnitt|pasajes?)\s*$/iu;
const PASSAGE_BEFORE = /(?:passages?|pasajes?)\s*$/iu;

/** The numbers, dates and names of an answer that none of its quotes has, in the order of the text. */
export function listUnfounded(answer: string, { quotes, pages, named }: ClaimSources): Claim[] {
  const known = quotes.join('\n');
  const figures = listFigures(known);
  const values = new Set([
    ...figures.flatMap(({ readings }) => readings),
    ...listNumberWords(known).map(({ value }) => value),
  ]);
  const codes = plain(known);
  const dates = listDates(answer);
  const knownDates = listDates(known);
  const isMissing = (figure: WrittenFigure) =>
    figure.code === undefined
      ? !figure.readings.some((value) => values.has(value))
      : !codes.includes(figure.code);
  const claims: Claim[] = [
    ...dates.filter((date) => !hasDate(date, knownDates, values)).map((date) => asClaim(date, 'date')),
    ...listFigures(answer, dates)
      .filter((figure) => isMissing(figure) && !isMark(answer, figure, pages))
      .map((figure) => asClaim(figure, 'number')),
    ...listNumberWords(answer)
      .filter((number) => isSurelyCount(number) && !values.has(number.value))
      .map((number) => asClaim(number, 'number')),
  ];
  const language = recogniseLanguage(answer, () => false).code;
  const names = listNewNames(answer, wordsOf(`${known}\n${named}`), language);
  const free = names.filter(({ from, to }) => !claims.some((claim) => from < claim.to && claim.from < to));
  return [...claims, ...free.map((name) => asClaim(name, 'name'))].sort((a, b) => a.from - b.from);
}

const asClaim = ({ from, to }: { from: number; to: number }, kind: Claim['kind']): Claim => ({
  from,
  to,
  kind,
});

const wordsOf = (text: string) => new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []);

/** The number of a line in a list, of a passage that was sent, or of the page of a quote. */
function isMark(answer: string, { from, to, readings }: WrittenFigure, pages: number[]): boolean {
  const before = answer.slice(Math.max(0, from - 14), from);
  const after = answer.slice(to, to + 2);
  if (/^\d{1,2}$/.test(answer.slice(from, to)) && LIST_MARK.test(before) && /^[.)]/.test(after)) return true;
  if (before.endsWith('[') && after.startsWith(']')) return true;
  if (PASSAGE_BEFORE.test(before)) return true;
  return PAGE_BEFORE.test(before) && readings.some((page) => pages.includes(page));
}
