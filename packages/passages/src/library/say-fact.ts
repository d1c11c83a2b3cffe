import type { PassageIndex } from '../ranking/passage-index.ts';
import type { DocumentKind } from '../summaries/document-kind.ts';
import type { FactName } from '../summaries/fact-names.ts';
import type { Fact } from '../summaries/fact.ts';
import { listFacts } from '../summaries/list-facts.ts';
import { NET_PAY } from '../summaries/tell-form.ts';
import { dayComesFirst, typeDate } from '../summaries/typed-date.ts';
import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import { readDays } from './asked-length.ts';
import type { Said, Value } from './file-answer.ts';
import { isKindAsked } from './file-kinds.ts';
import type { Wish } from './read-wish.ts';
import { currencyOf, typeAmount } from './typed-amount.ts';

export type Read = {
  kind: DocumentKind;
  facts: Fact[];
  dayFirst: boolean | undefined;
  currency: string | undefined;
};

const LONGEST_QUOTE = 400;

const LENGTH_OF_DAY = 10;

export function readFile(pages: Page[], language: string): Read {
  const { kind, facts } = listFacts(pages, language);
  const dates = facts.filter((fact) => fact.kind === 'date').map(({ text }) => text);
  const currencies = new Set(
    facts.flatMap((fact) => (fact.kind === 'amount' ? (currencyOf(fact.text) ?? []) : [])),
  );
  const [currency] = currencies.size === 1 ? currencies : [];
  return { kind, facts, dayFirst: dayComesFirst(dates, language), currency };
}

/** A contract that says how long it runs, and from when, ends on a day that it does not name. */
export function sayReckoned(
  { kind, facts }: Read,
  wish: Wish,
  quoteOf: (place: Fact['places'][number]) => string | undefined,
): Said | undefined {
  if (wish.facts[0] !== 'end' || wish.topic.length || !wish.files || !isKindAsked(kind, wish.files))
    return undefined;
  const term = facts.find((one) => one.name === 'term' && one.kind === 'duration');
  const from = (['start', 'date'] as const)
    .map((name) => facts.find((one) => one.name === name && one.date))
    .find(Boolean);
  const days = term && readDays(term.text);
  const [place] = term?.places ?? [];
  const quote = place && quoteOf(place);
  if (!term || !days || !from || !quote) return undefined;
  const until = new Date(Date.parse(from.date!) + days * 86_400_000).toISOString().slice(0, LENGTH_OF_DAY);
  const value = { text: term.text };
  return { outcome: 'answered', confidence: 1, page: place.page, quote, value, context: quote, until };
}

/** A fact answers where nothing else is asked, or of a bill that speaks of what is asked. */
export function sayFact(
  read: Read,
  index: PassageIndex,
  pages: Page[],
  wish: Wish,
  spoken: number,
): Said | undefined {
  const isMeant = read.kind === 'invoice' || (wish.files && isKindAsked(read.kind, wish.files));
  if (wish.topic.length && (!isMeant || spoken < 1)) return undefined;
  // The date of a bill is not the day that it was signed on.
  if (wish.asks === 'signed' && !isKindAsked(read.kind, 'contract')) return undefined;
  for (const name of wish.facts) {
    const named = read.facts.filter((fact) => isNamed(fact, name, read.kind) && fitsWish(fact, wish));
    const typed = named.map((fact) => ({ fact, value: valueOfFact(fact, read) }));
    // A total comes behind the sums that make it up; of others the first is told.
    const [best] = name === 'total' ? typed.toSorted(bySum) : typed;
    const [place] = best?.fact.places ?? [];
    const page = pages.find((one) => one.page === place?.page);
    if (!best || !place || !page) continue;
    const quote = lineAt(index, page, place);
    return { outcome: 'answered', confidence: 1, page: page.page, quote, value: best.value, context: quote };
  }
  return undefined;
}

/** What a payslip pays out is the salary. */
const isNamed = ({ name, label = '' }: Fact, wanted: FactName, kind: DocumentKind): boolean =>
  name === wanted || (wanted === 'salary' && kind === 'payslip' && !name && NET_PAY.test(foldText(label)));

/** A due date may be a time as well; a sum may not be a share. */
function fitsWish(fact: Fact, { kind }: Wish): boolean {
  if (kind === 'amount') return fact.kind === 'amount';
  if (kind === 'date') return fact.kind === 'date' || fact.kind === 'duration';
  return true;
}

function valueOfFact({ kind, text, date }: Fact, read: Read): Value {
  if (kind === 'amount') return valueOf(text, 'amount', read);
  return { text, ...(date && { date }) };
}

export function valueOf(text: string, kind: Wish['kind'], { dayFirst, currency }: Read): Value {
  if (kind === 'date') {
    const date = typeDate(text, dayFirst);
    return { text, ...(date && { date }) };
  }
  const amount = kind === 'amount' ? typeAmount(text) : undefined;
  if (!amount) return { text };
  const known = amount.currency ?? currency;
  return { text, amount: amount.amount, ...(known && { currency: known }) };
}

/** The line, where all of it is a name and its value; else the sentence, which lines may have cut. */
export function lineAt(
  index: PassageIndex,
  { page, text }: Page,
  { from, to }: Fact['places'][number],
): string {
  const start = text.lastIndexOf('\n', Math.max(0, from - 1)) + 1;
  const next = text.indexOf('\n', to);
  const raw = text.slice(start, next < 0 ? undefined : next);
  const line = readAloud(raw).trim();
  const isWhole = from === start && to >= start + raw.length;
  const sentence = isWhole ? undefined : sentenceAt(index, page, from, to);
  return (
    [sentence, line].find((one) => one && one.length <= LONGEST_QUOTE) ??
    readAloud(text.slice(from, to)).trim()
  );
}

function sentenceAt({ passages }: PassageIndex, page: number, from: number, to: number): string | undefined {
  for (const { sentences } of passages) {
    const found = sentences.find((one) => one.page === page && one.from <= from && one.to >= to);
    if (found) return found.text;
  }
  return undefined;
}

const bySum = (a: { value: Value }, b: { value: Value }) => (b.value.amount ?? 0) - (a.value.amount ?? 0);
