import { stemOf } from '../lexical/terms.ts';
import { findRates } from '../reading/answer-spans.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';
import type { Unit } from '../reading/units.ts';
import { listWords } from '../text/tokens.ts';

/** Words used so much alike speak of what is asked for, and so much of the very same. */
const ALIKE = 0.4;
const SAME = 0.55;
const COMPARED = 8;

/** Whether the first says how often happens what is asked for, and no other that speaks of it says another rate. */
export function tellsHowOften({ words, rate }: AskedQuestion, units: ReadUnit[]): boolean {
  const asking = new Set(listWords(rate ?? '').map(stemOf));
  const about = words.filter(({ stem }) => !asking.has(stem));
  if (!rate || !about.length) return false;
  const says = (stems: ReadonlySet<string>, least: number) =>
    about.every((word) => isSaid(word, stems, least));
  const [first, ...others] = units.slice(0, COMPARED).map(({ unit }) => unit);
  const rates = first && says(new Set([...first.stems, ...first.heading]), ALIKE) ? ratesOf(first) : [];
  // Another place is one on the same where its own words say so.
  const besides = others.filter(({ stems }) => says(stems, SAME)).flatMap(ratesOf);
  return rates.length === 1 && besides.every((said) => said === rates[0]);
}

const ratesOf = ({ sentence: { text } }: Unit) => [
  ...new Set(findRates(text).map(({ from, to }) => text.slice(from, to).toLowerCase())),
];

const isSaid = ({ alike, kin }: AskedWord, said: ReadonlySet<string>, least: number) =>
  [...said].some((stem) => kin.has(stem) || (alike.get(stem) ?? 0) >= least);
