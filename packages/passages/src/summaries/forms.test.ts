import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const BILL = [
  {
    page: 1,
    text: `Invoice
Invoice Number: 4711
Invoice Date: 7 May 2024
Bill to: Ida Brandt
Due Date: 21 May 2024

Item | Each | Count | Charge
Oak table | 450.00 +VAT | 2 | 900.00
Subtotal | 900.00
VAT 20 % | 180.00
Total | 1,080.00

IBAN: DE89 3704 0044 0532 0130 00
Page 1 of 1`,
  },
];

test('a bill says its number, dates, parties, sums and account, each by its name and once', () => {
  const { about } = summarise(BILL, 'brief');
  expect(about.kind).toBe('invoice');
  const facts = about.facts.map(({ kind, name, text, date }) => [kind, name, date ?? text]);
  expect(facts).toEqual([
    ['party', 'to', 'Ida Brandt'],
    ['number', 'number', '4711'],
    ['date', 'date', '2024-05-07'],
    ['date', 'due', '2024-05-21'],
    ['amount', 'net', '900.00'],
    ['percentage', 'tax', '20 %'],
    ['amount', 'tax', '180.00'],
    ['amount', 'total', '1,080.00'],
    ['iban', 'iban', 'DE89 3704 0044 0532 0130 00'],
  ]);
});

test('a contract is summed up by its parties, term, notice and sums, without what stands on every page', () => {
  const filler =
    'The premises are described in the annex, and the annex is kept with this document in the office.';
  const pages = [1, 2, 3, 4].map((page) => ({
    page,
    text: [
      'Riverside Lease Agreement - Draft copy',
      page === 1
        ? 'This agreement is made between Castor Homes Ltd, the landlord, and Ida Brandt, the tenant.'
        : filler,
      page === 2
        ? 'The term begins on 1 June 2024 and ends on 31 May 2027.'
        : 'Windows are cleaned by whoever lives behind them, from both of their sides.',
      page === 3
        ? 'The tenant pays a rent of 950 euros a month and a deposit of 1,900 euros.'
        : 'Bicycles are left in the yard behind the mill and nowhere else on the grounds.',
      page === 4
        ? "Either party may terminate this agreement by giving three months' notice in writing."
        : 'Keys are handed over by the caretaker, who lives on the ground floor of the house.',
      `Riverside Lease Agreement page ${page}`,
    ].join('\n\n'),
  }));
  const { text, about } = summarise(pages, 'brief');
  for (const said of ['Castor Homes Ltd', '31 May 2027', '950 euros', "three months' notice"])
    expect(text).toContain(said);
  expect(text).not.toMatch(/Draft copy|page \d/);
  expect(about.kind).toBe('contract');
  const named = Object.fromEntries(about.facts.map(({ name, text: said }) => [name, said]));
  expect(named).toMatchObject({
    start: '1 June 2024',
    end: '31 May 2027',
    rent: '950 euros',
    deposit: '1,900 euros',
  });
});
