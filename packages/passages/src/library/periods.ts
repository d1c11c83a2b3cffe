import { foldText } from '../text/tokens.ts';

/** Days from (included) to (included) as YYYY-MM-DD; open where one is absent. */
export type Period = { from?: string; to?: string };
/** A period and the letters of the folded text that name it. */
export type NamedPeriod = { period: Period; at: number; length: number };

const MONTHS = [
  'january|januar|janner|janvier|enero|jan',
  'february|februar|fevrier|febrero|feb',
  'march|marz|mars|marzo',
  'april|avril|abril|apr',
  'may|mai|mayo',
  'june|juni|juin|junio|jun',
  'july|juli|juillet|julio|jul',
  'august|aout|agosto|aug',
  'september|septembre|septiembre|sept',
  'october|oktober|octobre|octubre|oct|okt',
  'november|novembre|noviembre|nov',
  'december|dezember|decembre|diciembre|dec|dez',
];
const MONTH = `(?:${MONTHS.join('|')})`;
const YEAR = '(?:19|20)\\d{2}';
const DAY = `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\d{1,2}\\.${YEAR}|\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s(?:of |de )?${MONTH}\\s(?:de |del )?${YEAR}|${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s${YEAR}`;
const NAMED = `${DAY}|${MONTH}(?:\\s(?:de |del )?${YEAR})?|${YEAR}`;
const spoken = (words: string) => `(?<![a-z])(?:(?:in|im|en|during) )?(?:${words})(?![a-z])`;
const RELATIVE: [RegExp, 'year' | 'month', number][] = [
  [new RegExp(spoken('this year|diese[sm] jahr|cette annee|este ano|current year')), 'year', 0],
  [
    new RegExp(
      spoken('next year|nachste[sn]? jahr|l ?annee prochaine|(?:el )?(?:proximo ano|ano que viene)'),
    ),
    'year',
    1,
  ],
  [new RegExp(spoken('last year|letzte[sn]? jahr|l ?annee derniere|(?:el )?ano pasado')), 'year', -1],
  [new RegExp(spoken('this month|diese[nm] monat|ce mois(?:-ci)?|este mes')), 'month', 0],
  [new RegExp(spoken('next month|nachste[nr]? monat|le mois prochain|(?:el )?proximo mes')), 'month', 1],
  [new RegExp(spoken('last month|letzte[nr]? monat|le mois dernier|(?:el )?mes pasado')), 'month', -1],
];
const IN =
  'in|im|im jahr|im jahre|en|during|from|for|of|aus|von|de|del|vom|on|am|au mois de|wahrend|pendant|durante';
const BEFORE = 'before|by|until|vor|bis|bis zum|avant|jusqu a|jusquen|antes de|hasta';
const AFTER = 'after|since|later than|nach|seit|ab|apres|depuis|a partir de|despues de|desde';
const BOUND = new RegExp(
  `(?<![a-z])(?:(${BEFORE})|(${AFTER})|(?:${IN}))\\s(?:the |dem |den |le |el )?(${NAMED})(?![\\w.])`,
);
const ALONE = new RegExp(`(?<![\\w.])()()(${DAY}|${MONTH}\\s(?:de |del )?${YEAR}|${YEAR})(?![\\w])`);
const NAMES = new RegExp(`(?<![a-z])(?:${MONTHS.map((names) => `(${names})`).join('|')})(?![a-z])`);

/** The time that a question or a text names, in four languages; `today` is YYYY-MM-DD. */
export function findPeriod(text: string, today: string): NamedPeriod | undefined {
  const folded = foldText(text.slice(0, 1_000));
  for (const [pattern, unit, step] of RELATIVE) {
    const found = pattern.exec(folded);
    if (found) return { period: shift(today, unit, step), at: found.index, length: found[0].length };
  }
  const found = BOUND.exec(folded) ?? ALONE.exec(folded);
  if (!found) return undefined;
  return {
    period: bound(readNamed(found[3]!, today), found[1], found[2]),
    at: found.index,
    length: found[0].length,
  };
}

function bound(named: Required<Period>, before?: string, after?: string): Period {
  // Until a day includes it; before it does not.
  if (before)
    return { to: /^(?:by|until|bis|jusqu|hasta)/.test(before) ? named.to : addDays(named.from, -1) };
  if (after)
    return {
      from: /^(?:since|seit|ab|depuis|a partir|desde)/.test(after) ? named.from : addDays(named.to, 1),
    };
  return named;
}

function readNamed(said: string, today: string): Required<Period> {
  const numbers = (said.match(/\d+/g) ?? []).map(Number);
  const iso = /^\d{4}-\d{2}-\d{2}$/.exec(said)?.[0];
  if (iso) return { from: iso, to: iso };
  const year = numbers.find((one) => one > 999) ?? Number(today.slice(0, 4));
  const pointed = /^(\d{1,2})\.(\d{1,2})\./.exec(said);
  const month = pointed ? Number(pointed[2]) : (NAMES.exec(said)?.findIndex((name, i) => i && name) ?? 0);
  const day = pointed ? Number(pointed[1]) : numbers.find((one) => one < 32);
  if (!month) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const first = Date.UTC(year, month - 1, day ?? 1);
  const last = day ? first : Date.UTC(year, month, 0);
  return { from: isoOf(first), to: isoOf(last) };
}

function shift(today: string, unit: 'year' | 'month', step: number): Required<Period> {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (unit === 'year') return { from: `${year + step}-01-01`, to: `${year + step}-12-31` };
  return { from: isoOf(Date.UTC(year, month - 1 + step, 1)), to: isoOf(Date.UTC(year, month + step, 0)) };
}

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const addDays = (day: string, days: number) => isoOf(Date.parse(day) + days * 86_400_000);

/** Whether a stated time lies within the asked one; `maybe` where only part of it does. */
export function comparePeriods(stated: Period, asked: Period): 'yes' | 'maybe' | 'no' {
  const [first, last] = ['0000', '9999'];
  const [from, to] = [stated.from ?? first, stated.to ?? last];
  const [least, most] = [asked.from ?? first, asked.to ?? last];
  if (to < least || from > most) return 'no';
  return from >= least && to <= most ? 'yes' : 'maybe';
}
