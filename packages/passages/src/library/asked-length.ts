import { foldText } from '../text/tokens.ts';
import type { Fit } from './file-answer.ts';

/** A least or a most length of time, in days; both may be told. */
export type LengthRange = { over?: number; under?: number };

const COUNTS: [number, string][] = [
  [0.5, 'half a'],
  [1, 'one a an ein eine einem einen einer un une una'],
  [2, 'two zwei deux dos'],
  [3, 'three drei trois tres'],
  [4, 'four vier quatre cuatro'],
  [5, 'five funf cinq cinco'],
  [6, 'six sechs six seis'],
  [7, 'seven sieben sept siete'],
  [8, 'eight acht huit ocho'],
  [9, 'nine neun neuf nueve'],
  [10, 'ten zehn dix diez'],
  [12, 'twelve zwolf douze doce'],
  [15, 'fifteen funfzehn quinze quince'],
  [18, 'eighteen achtzehn'],
  [20, 'twenty zwanzig vingt veinte'],
  [24, 'twenty-four'],
  [30, 'thirty dreissig trente treinta'],
];
const WORDS = new Map(
  COUNTS.flatMap(([count, words]) =>
    (words.includes('half') ? [words] : words.split(' ')).map((word): [string, number] => [word, count]),
  ),
);
const UNITS: [number, RegExp][] = [
  [365.25, /^(?:year|jahr|ans?$|annee|ano)/],
  [365.25 / 12, /^(?:month|monat|mois|mes)/],
  [7, /^(?:week|woche|semaine|semana)/],
  [1, /^(?:day|tag|jour|dia)/],
];
const COUNT = `\\d{1,3}|${[...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')}`;
const LENGTH = `(?<![a-z\\d.,])(${COUNT})[\\s-]{1,2}(?:(?:full|whole|volle[nrs]?|ganze[nrs]?)\\s)?((?:years?|months?|weeks?|days?|jahre?n?|monate?n?|wochen?|tage?n?|ans?|annees?|mois|semaines?|jours?|anos?|mes(?:es)?|semanas?|dias?))(?![a-z])`;
const WRITTEN = new RegExp(LENGTH);
const MORE =
  '(?:longer|more|over|greater|langer|mehr|uber|plus(?: longtemps)?|superieures? a|mas(?: tiempo)?|superior a)';
const LESS = '(?:shorter|less|under|fewer|kurzer|weniger|unter|moins(?: longtemps)?|menos(?: tiempo)?)';
const AS = '(?:\\s(?:than|als|que|de))?(?:\\sde)?\\s';
const OVER = new RegExp(`(?<![a-z])${MORE}${AS}${LENGTH}`);
const UNDER = new RegExp(`(?<![a-z])${LESS}${AS}${LENGTH}`);
/** What it is that lasts so long says nothing more beside it. */
export const LASTING =
  /^(?:runs?|running|lasts?|lasting|valid|laufen|lauft|dauern|dauert|gelten|durent?|courent|duran?)$/;

/** `longer than two years`, in four languages, and the question without it. */
export function findLength(question: string): { length: LengthRange; rest: string } | undefined {
  const folded = foldText(question.slice(0, 1_000));
  const [over, under] = [OVER.exec(folded), UNDER.exec(folded)];
  const found = over ?? under;
  const days = found && daysOf(found[1]!, found[2]!);
  if (!found || !days) return undefined;
  return {
    length: over ? { over: days } : { under: days },
    rest: `${folded.slice(0, found.index)} ${folded.slice(found.index + found[0].length)}`,
  };
}

function daysOf(count: string, unit: string): number | undefined {
  const times = WORDS.get(count) ?? Number(count);
  const days = UNITS.find(([, pattern]) => pattern.test(unit))?.[0];
  return Number.isNaN(times) || !days ? undefined : times * days;
}

/** How many days a length of time has, where it is written as one. */
export function readDays(text: string): number | undefined {
  const [, count, unit] = WRITTEN.exec(foldText(text.slice(0, 100))) ?? [];
  return count && unit ? daysOf(count, unit) : undefined;
}

/** Two years are not longer than two years, and 24 months are as long. */
const AS_LONG = 1;

export function weighLength(text: string | undefined, { over, under }: LengthRange): Fit {
  const days = text === undefined ? undefined : readDays(text);
  if (days === undefined) return 'maybe';
  const isFit =
    (over === undefined || days > over + AS_LONG) && (under === undefined || days < under - AS_LONG);
  return isFit ? 'yes' : 'no';
}
