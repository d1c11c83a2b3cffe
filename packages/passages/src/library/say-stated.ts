import { listStems } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { findAnswers } from '../reading/answer-spans.ts';
import type { Fact } from '../summaries/fact.ts';
import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import { readDays, weighLength } from './asked-length.ts';
import { isOfRole } from './asked-roles.ts';
import { speaksOf } from './speaks-of.ts';
import type { Said } from './file-answer.ts';
import type { Wish } from './read-wish.ts';
import { typeAmount } from './typed-amount.ts';
import { findAmounts } from './written-amounts.ts';

const LONGEST_SENTENCE = 500;
const LONGEST_ROW = 300;
/** Time to report a fault is no guarantee. */
const LEAST_DAYS = 28;
const SURE = 0.9;
const DAY_BEFORE =
  /^\s?(?:\d{1,2}[./-]\d{1,2}[./-]?(?:\d{2,4})?|\d{1,2}\.?\s\p{L}{3,9}\.?|\p{L}{3}\s\d{1,2}|\d{4}-\d{2}-\d{2})(?=[\s|])/u;
const HAS_BALANCE = /^(?=.*(?:\||\t)).*(?:balance|saldo|solde|kontostand)\s*$/imu;

/** A row may have the day that it was booked on, and the one that it counts from. */
const withoutDays = (row: string): string =>
  [0, 1].reduce((rest) => rest.replace(DAY_BEFORE, '').replace(/^\s?\|/u, ''), row);

/** Who is called by the word that is asked for, in this language or another. */
export function sayRole(
  facts: Fact[],
  role: string[],
  quoteOf: (place: Fact['places'][number]) => string | undefined,
): Said | undefined {
  const named = facts.filter(
    ({ kind, label }) => (kind === 'party' || kind === 'text') && label && isOfRole(label, role),
  );
  const [place] = named[0]?.places ?? [];
  const quote = place && quoteOf(place);
  if (!place || !quote) return undefined;
  const text = [...new Set(named.map((one) => one.text))].join(', ');
  return { outcome: 'answered', confidence: 1, page: place.page, quote, value: { text }, context: quote };
}

/** How long a guarantee is: the sentence that speaks of it with a length of time, the one that meets the condition first. */
export function sayGuarantee({ passages }: PassageIndex, { facts, length }: Wish): Said | undefined {
  const found = passages.flatMap(({ sentences }) =>
    sentences.flatMap((sentence): Said[] => {
      if (sentence.text.length > LONGEST_SENTENCE || !speaksOf(facts, sentence.text)) return [];
      const spans = findAnswers(sentence.text, 'duration').map(({ from, to }) =>
        sentence.text.slice(from, to),
      );
      const text = spans.find((span) => (readDays(span) ?? 0) >= LEAST_DAYS);
      if (!text) return [];
      const said = { outcome: 'answered' as const, confidence: SURE, page: sentence.page };
      return [{ ...said, quote: sentence.text, value: { text }, context: sentence.text }];
    }),
  );
  const fit = length && found.find(({ value }) => weighLength(value?.text, length) === 'yes');
  return fit ?? found[0];
}

/** What was paid to somebody by a statement: a row that has all that is asked about. Of several rows none is the answer. */
export function sayRow(pages: Page[], { topic, facts }: Wish): Said | undefined {
  const wanted = listStems(topic.join(' '));
  const isMeant = (row: string) => {
    const stems = listStems(row);
    return wanted.length ? wanted.every((stem) => stems.includes(stem)) : speaksOf(facts, row);
  };
  const rows = pages.flatMap(({ page, text }) => {
    const hasBalance = HAS_BALANCE.test(text);
    return text
      .split('\n')
      .filter((row) => row.length <= LONGEST_ROW && DAY_BEFORE.test(row) && isMeant(row))
      .flatMap((row) => {
        const paid = withoutDays(row);
        const found = findAmounts(paid).map(({ from, to }) => paid.slice(from, to));
        const sums = found.flatMap((one) => one.split(/\s(?=-?\d)/u));
        const isPlain = sums.length === (hasBalance ? 2 : 1);
        return sums.length
          ? [{ page, quote: readAloud(row).trim(), text: isPlain ? sums[0] : undefined }]
          : [];
      });
  });
  const [row] = rows;
  if (!row) return undefined;
  const amount = rows.length === 1 && row.text ? typeAmount(row.text) : undefined;
  return {
    outcome: amount ? 'answered' : 'closest',
    confidence: SURE,
    page: row.page,
    quote: row.quote,
    ...(amount && row.text && { value: { text: row.text, ...amount } }),
    context: row.quote,
  };
}
