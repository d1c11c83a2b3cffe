import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askFile, chooseAnswers, type FileAnswer } from './ask-file.ts';
import { comparePeriods, findPeriod } from './periods.ts';
import { readWish } from './read-wish.ts';
import { typeAmount } from './typed-amount.ts';

const TODAY = '2026-11-23';

test.each([
  ['in 2025', { from: '2025-01-01', to: '2025-12-31' }],
  ['this year', { from: '2026-01-01', to: '2026-12-31' }],
  ['nächstes Jahr', { from: '2027-01-01', to: '2027-12-31' }],
  ['le mois prochain', { from: '2026-12-01', to: '2026-12-31' }],
  ['el año pasado', { from: '2025-01-01', to: '2025-12-31' }],
  ['before March', { to: '2026-02-28' }],
  ['by March 2028', { to: '2028-03-31' }],
  ['vor dem 1. Mai 2026', { to: '2026-04-30' }],
  ['après 2024', { from: '2025-01-01' }],
  ['desde enero de 2025', { from: '2025-01-01' }],
  ['on 2026-02-03', { from: '2026-02-03', to: '2026-02-03' }],
])('%s is a period', (said, period) => {
  expect(findPeriod(`What ended ${said}?`, TODAY)?.period).toEqual(period);
});

test('part of a number is no year, and a part of a period may be meant', () => {
  expect(findPeriod('Invoice 120255', TODAY)).toBeUndefined();
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect(comparePeriods({ from: '2026-03-01', to: '2026-03-01' }, year)).toBe('yes');
  expect(comparePeriods({ from: '2025-12-31', to: '2025-12-31' }, year)).toBe('no');
  expect(comparePeriods(year, { to: '2026-06-30' })).toBe('maybe');
});

test.each([
  ['1.005,55 €', { amount: 1005.55, currency: 'EUR' }],
  ['$12,400.00', { amount: 12_400, currency: '$' }],
  ["CHF 1'200.50", { amount: 1200.5, currency: 'CHF' }],
  ['1 428,60 EUR', { amount: 1428.6, currency: 'EUR' }],
  ['-5.50', { amount: -5.5 }],
  ['£100,000', { amount: 100_000, currency: 'GBP' }],
  // Not certain what they are worth.
  ['12.219999999', undefined],
  ['2.5 million euros', undefined],
  ['0.125 EUR', undefined],
  ['12,34,567 EUR', undefined],
  ['none', undefined],
])('%s is typed', (text, amount) => {
  expect(typeAmount(text)).toEqual(amount);
});

test.each([
  ['Which contracts end this year?', 'contract', 'date', ['end']],
  ['Welche Verträge enden dieses Jahr?', 'contract', 'date', ['end']],
  ['Quels contrats se terminent cette année ?', 'contract', 'date', ['end']],
  ['¿Qué contratos terminan este año?', 'contract', 'date', ['end']],
  ['Rechnungen über 1000 €', 'invoice', 'amount', ['total']],
  ['What did we pay in 2025?', 'invoice', 'amount', ['total']],
])('%s asks each file for one thing', (question, files, kind, facts) => {
  expect(readWish(question, TODAY)).toMatchObject({ files, kind, facts, topic: [] });
});

test('a year in what is asked about is no condition, and years are no sums', () => {
  expect(readWish('When does the exemption for 2009 expire?', TODAY).when).toBeUndefined();
  expect(readWish('Which invoices are over 5 pages?', TODAY).sum).toBeUndefined();
  expect(readWish('What did we pay for heating in 2025?', TODAY)).toMatchObject({
    topic: ['heating'],
    when: { from: '2025-01-01', to: '2025-12-31' },
  });
  expect(readWish('Which invoices are over 1,000 EUR?', TODAY).sum).toEqual({ from: 1000, currency: 'EUR' });
});

function ask(text: string, question: string): FileAnswer | null {
  const pages = [{ page: 1, text }];
  return askFile(indexPassages(cutPassages(pages)), pages, readWish(question, TODAY), TODAY);
}

const CONTRACT =
  'Service agreement\n\nThis agreement is made between Ada Ltd and Brook Ltd.\n\nEnd date: 31 December 2026\n';

test('a key fact answers with its line and its day; a day of another year does not fit', () => {
  expect(ask(CONTRACT, 'Which contracts end this year?')).toMatchObject({
    outcome: 'answered',
    fit: 'yes',
    page: 1,
    quote: 'End date: 31 December 2026',
    value: { text: '31 December 2026', date: '2026-12-31' },
  });
  expect(ask(CONTRACT, 'Which contracts end next year?')?.fit).toBe('no');
  expect(ask(CONTRACT, 'Which invoices are due this year?')).toBeNull();
});

test('a bill that does not speak of what was paid for does not answer', () => {
  const bill = (about: string) => `Invoice\n\nInvoice date: 2025-03-01\n\n${about}\n\nTotal: 120.50 EUR\n`;
  const question = 'What did we pay for heating in 2025?';
  expect(ask(bill('Heating in spring'), question)).toMatchObject({
    fit: 'yes',
    value: { amount: 120.5, currency: 'EUR' },
  });
  expect(ask(bill('Water'), question)).toBeNull();
});

test('the closest are shown where nothing answers, and few of them', () => {
  const one = (outcome: FileAnswer['outcome'], confidence: number): FileAnswer => {
    return { outcome, confidence, page: 1, quote: 'x', fit: outcome === 'answered' ? 'yes' : 'maybe' };
  };
  const weak = Array.from({ length: 5 }, () => one('closest', 0.1));
  expect(chooseAnswers(weak)).toHaveLength(3);
  expect(chooseAnswers([one('answered', 1), ...weak])).toHaveLength(1);
  expect(chooseAnswers([one('answered', 1), one('closest', 0.5), ...weak])).toHaveLength(2);
});

test('what is asked takes time that grows with its length', () => {
  const long = `${'which invoices over 1 '.repeat(20_000)}?`;
  const start = performance.now();
  readWish(long, TODAY);
  typeAmount('1 '.repeat(50_000));
  findPeriod('march '.repeat(50_000), TODAY);
  expect(performance.now() - start).toBeLessThan(1000);
});
