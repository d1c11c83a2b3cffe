import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askFile, chooseAnswers } from './ask-file.ts';
import type { FileAnswer } from './file-answer.ts';
import { comparePeriods, findPeriod } from './periods.ts';
import { readWish } from './read-wish.ts';
import { typeAmount } from './typed-amount.ts';
import { findAmounts } from './written-amounts.ts';

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

function ask(text: string, question: string, name?: string): FileAnswer | null {
  const pages = [{ page: 1, text }];
  return askFile(indexPassages(cutPassages(pages)), { pages, name }, readWish(question, TODAY), TODAY);
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

test.each([
  ['2025-04-01 | Hill Ltd', []],
  ['About file 2025-118, invoice INV-2025-0417', []],
  ['Printed 2020-03-04 at 12:01:33, 12:01, 8.22 Uhr', []],
  ['Table 8.22 Totals by region', []],
  ['Version 2.10, section 4.15, ID No. 1234567', []],
  ['In 2025 we sold 12 boats on 30 April 2025.', []],
  ['The total is 12 boats, 12.50 % more', []],
  ['Total | | 21 | | 3225', ['21', '3225']],
  ['Total: 3225', ['3225']],
  ['Amount due: 2,025.00 for 3 boats', ['2,025.00']],
  ['It costs 12 euros, or GBP 1,245, or 1.234,56 €', ['12 euros', 'GBP 1,245', '1.234,56 €']],
  ['a loss of $5 million', ['$5 million']],
])('the amounts of money in "%s"', (text, amounts) => {
  expect(findAmounts(text).map(({ from, to }) => text.slice(from, to))).toEqual(amounts);
});

test.each([
  'Export\n\nInvoice totals 2020-03-04T12:01:33Z\n',
  'Annual study\n\nTable 8.22 Totals of invoices by region\n\nNorth | 12\nSouth | 14\n',
  'Invoice\n\nInvoice number: 7\n\nTotal of file: 2025-118\n',
])('what is no amount of money is no total: %s', (text) => {
  expect(ask(text, 'What are the totals of the invoices?')?.outcome).not.toBe('answered');
  expect(ask(text, 'What are the totals of the invoices?')?.value).toBeUndefined();
});

test('a question about a kind of file is answered by files of that kind where there are any', () => {
  const question = 'What are the totals of the invoices?';
  const bill = ask('Invoice\n\nInvoice number: 7\n\nTotal: 120.50 EUR\n', question)!;
  const named = ask('Boats\n\nTotal: 80.00 EUR\n', question, 'Invoice 8.pdf')!;
  const other = ask('Boats\n\nTotal: 99.00 EUR\n', question, 'Ledger.pdf')!;
  expect(chooseAnswers([other, bill, named]).map(({ value }) => value?.amount)).toEqual([120.5, 80]);
  expect(chooseAnswers([other])).toEqual([other]);
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
  const start = process.cpuUsage();
  readWish(long, TODAY);
  typeAmount('1 '.repeat(50_000));
  findAmounts('total 1 '.repeat(50_000));
  findPeriod('march '.repeat(50_000), TODAY);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
});
