import { monthsIn } from '../claims/read-dates.ts';
import { foldText } from '../text/tokens.ts';

/** Years, months and parts of a year that a question asks of, each written one way: `2031`, `month 3`, `quarter 2`. */
export type NamedTimes = ReadonlySet<string>;

const YEAR = /(?<![\d.,:/#-])(?:19|20)\d{2}(?![\d:]|[.,]\d)/g;
/** What lasts from one year to another is also of those between. */
const YEARS =
  /(?<!\d)((?:19|20)\d{2})\s?(?:[-–/]|to|until|and|bis|und|a|au|et|al|y)\s?((?:19|20)?\d{2})(?!\d)/g;
const SHORT_YEAR = /(?:(?<![a-z])fy ?|['’])(\d{2})(?!\d)/g;
const NUMBERED =
  '([1-4]|first|second|third|fourth|1st|2nd|3rd|4th|erste[sn]?|zweite[sn]?|dritte[sn]?|vierte[sn]?|premier|deuxieme|troisieme|quatrieme|primer|segundo|tercer|cuarto)';
const QUARTER = new RegExp(
  `(?<![a-z\\d])(?:[qt]\\s?([1-4])|${NUMBERED}\\.? (?:quarter|quartal|quartals|trimestre)|(?:quarter|quartal|trimestre) ([1-4]))(?![a-z\\d])`,
  'g',
);
const WEEK = /(?<![a-z])(?:week|woche|kw|kalenderwoche|semaine|semana) (\d{1,2})(?!\d)/g;
/** What is asked of the time before or after, is told by another. */
const BOUND =
  /(?:(?<![a-z])(?:before|after|since|until|till|by|from|to|between|than|vor|nach|seit|ab|bis|zwischen|avant|apres|depuis|jusque?n?|entre|antes|despues|desde|hasta)(?: (?:the|year|end|of|den|dem|jahr|le|la|el|de|del|ano|en|au|a|end of)){0,3}|[-–]) ?$/;
const IN =
  /(?<![a-z])(?:in|im|of|for|during|per|this|on|en|de|del|d|du|au|mois|pour|fur|vom|des|monat|mes|\d{1,2}(?:st|nd|rd|th|er|\.)?)(?: (?:month of|mois de|mes de|monat|early|late|mid))? ?$/;
const WITH_YEAR = /^,? (?:de |del )?(?:19|20)\d{2}(?!\d)/;
const REACH = 24;
const LONGEST = 300;

/** The times that a question names as those it asks of. */
export function askedTimes(question: string): NamedTimes {
  const asked = foldText(question.slice(0, LONGEST));
  const before = (at: number) => asked.slice(Math.max(0, at - REACH), at);
  const years = Array.from(asked.matchAll(YEAR), ({ 0: year, index }) => ({ name: year, index }));
  const months = monthsIn(asked)
    .filter(({ from, to }) => IN.test(before(from)) || WITH_YEAR.test(asked.slice(to, to + REACH)))
    .map(({ month, from }) => ({ name: `month ${month}`, index: from }));
  const parts = listParts(asked);
  return new Set(
    [...years, ...months, ...parts].filter(({ index }) => !BOUND.test(before(index))).map(({ name }) => name),
  );
}

/** All times that a text names. */
export function listTimes(text: string): NamedTimes {
  const folded = foldText(text);
  const years = Array.from(folded.matchAll(YEAR), ([year]) => year);
  const within = Array.from(folded.matchAll(YEARS), ({ 1: from = '', 2: to = '' }) => {
    const last = Number(to.length === 2 ? `${from.slice(0, 2)}${to}` : to);
    const count = Math.min(100, Math.max(0, last - Number(from) + 1));
    return Array.from({ length: count }, (_, at) => `${Number(from) + at}`);
  });
  const short = Array.from(folded.matchAll(SHORT_YEAR), ([, year]) => `20${year}`);
  const months = monthsIn(folded).map(({ month }) => `month ${month}`);
  return new Set([
    ...years,
    ...within.flat(),
    ...short,
    ...months,
    ...listParts(folded).map(({ name }) => name),
  ]);
}

const ORDINALS = [
  ['first', '1st', 'erste', 'erstes', 'ersten', 'premier', 'primer'],
  ['second', '2nd', 'zweite', 'zweites', 'zweiten', 'deuxieme', 'segundo'],
  ['third', '3rd', 'dritte', 'drittes', 'dritten', 'troisieme', 'tercer'],
  ['fourth', '4th', 'vierte', 'viertes', 'vierten', 'quatrieme', 'cuarto'],
];

function listParts(folded: string) {
  const quarters = Array.from(folded.matchAll(QUARTER), ({ 1: one, 2: two, 3: three, index }) => {
    const said = one ?? two ?? three ?? '';
    const at = ORDINALS.findIndex((words) => words.includes(said));
    return { name: `quarter ${at < 0 ? said : at + 1}`, index };
  });
  const weeks = Array.from(folded.matchAll(WEEK), ({ 1: week, index }) => ({
    name: `week ${Number(week)}`,
    index,
  }));
  return [...quarters, ...weeks];
}
