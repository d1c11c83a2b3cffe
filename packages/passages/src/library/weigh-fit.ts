import type { Fact } from '../summaries/fact.ts';
import type { Fit, Said, Value } from './file-answer.ts';
import { comparePeriods, findPeriod, type Period } from './periods.ts';
import { weighLength } from './asked-length.ts';
import type { Wish } from './read-wish.ts';

/** Whether what a file says meets the condition of the question. */
export function weighFit(
  { outcome, value, quote, until }: Said,
  context: string,
  facts: Fact[],
  { when, sum, length, kind }: Wish,
  today: string,
): Fit {
  const fits: Fit[] = [];
  if (when)
    fits.push(
      until
        ? weighReckoned(until, when)
        : kind === 'date'
          ? weighDate(value, when, today)
          : weighFile(facts, `${quote} ${context}`, when, today),
    );
  if (sum) fits.push(weighSum(value, sum));
  if (length) fits.push(weighLength(value?.text, length));
  if (fits.includes('no')) return outcome === 'answered' ? 'no' : 'maybe';
  return fits.includes('maybe') || outcome === 'closest' ? 'maybe' : 'yes';
}

function weighDate(value: Value | undefined, when: Period, today: string): Fit {
  const period = value && periodOf(value, today);
  return period ? comparePeriods(period, when) : 'maybe';
}

/** A day that is reckoned and stands nowhere is not certain. */
const weighReckoned = (until: string, when: Period): Fit =>
  comparePeriods({ from: until, to: until }, when) === 'no' ? 'no' : 'maybe';

function periodOf({ text, date }: Value, today: string): Period | undefined {
  if (date) return { from: date, to: date };
  return /\d{4}/.test(text) ? findPeriod(text, today)?.period : undefined;
}

/** What was paid in a year: the date of the file decides, or a sentence that names the year. */
function weighFile(facts: Fact[], around: string, when: Period, today: string): Fit {
  const dated = facts.find(({ name, date }) => name === 'date' && date);
  if (dated) return comparePeriods({ from: dated.date, to: dated.date }, when);
  const named = /(?:19|20)\d{2}/.test(around) ? findPeriod(around, today) : undefined;
  return named && comparePeriods(named.period, when) === 'yes' ? 'yes' : 'maybe';
}

function weighSum(value: Value | undefined, { from, to, currency }: NonNullable<Wish['sum']>): Fit {
  if (value?.amount === undefined) return 'maybe';
  if (currency && value.currency !== currency) return 'maybe';
  return (from === undefined || value.amount >= from) && (to === undefined || value.amount <= to)
    ? 'yes'
    : 'no';
}
