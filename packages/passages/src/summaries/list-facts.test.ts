import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

test('the rows that each table of a survey repeats are no facts of it', () => {
  const table = (title: string, counts: number[]) =>
    `${title}\n\n${['In favor', 'Against'].map((label, i) => `${label} | ${counts[i]}`).join('\n')}`;
  const text = [
    'Report on the survey of members',
    'People asked | 201',
    table('New opening hours', [157, 12]),
    table('A second reading room', [63, 99]),
    table('Lending by post', [120, 41]),
  ].join('\n\n');
  const { facts } = listFacts([{ page: 1, text }], 'en');
  expect(facts.map(({ label, text: said }) => [label, said])).toEqual([['People asked', '201']]);
});

test('a lease: who agrees by role, charges by their rows, and what a delay costs', () => {
  const text = `Residential Lease Agreement

This Agreement is made on 2 February 2026 between the Linden Row Housing Cooperative
(the Landlord) and Nora Feldt (the Tenant).

1. Rent

The rent is $2,150 per calendar month. Rent that is more than ten days late bears a charge of $40.

2. Charges

What is supplied | Paid by | A month
Water and sewerage | Landlord | $38.00
Refuse collection | Landlord | $14.50
Electricity | Tenant | as read

3. Deposit

The Tenant pays a deposit of $4,300 before moving in. It is returned within twenty-one (21)
days of the last inspection.`;
  const { facts } = listFacts([{ page: 1, text }], 'en');
  const told = facts.map(({ name, label, text: said }) => [label ?? name, said]);
  for (const fact of [
    ['Landlord', 'Linden Row Housing Cooperative'],
    ['Tenant', 'Nora Feldt'],
    ['rent', '$2,150'],
    ['fee', '$40'],
    ['deposit', '$4,300'],
    ['Water and sewerage', '$38.00'],
    ['Refuse collection', '$14.50'],
    ['Deposit', 'twenty-one (21) days'],
  ])
    expect(told).toContainEqual(fact);
});

test('a term of five years is told beside renewals of five years', () => {
  const text = `Distribution Agreement

This Agreement is made on 3 March 2024 between Harbor Works Ltd (the "Supplier") and Kay Boats Inc. (the "Distributor").

1. Term

This Agreement will commence on the Effective Date and continue for an Initial Term of five (5) years, and will automatically renew for additional periods of five (5) years unless either party objects.`;
  const told = listFacts([{ page: 1, text }], 'en').facts.map((fact) => `${fact.name}: ${fact.text}`);
  expect(told).toContain('term: five (5) years');
  expect(told).toContain('renewal: for additional periods of five (5) years');
});

test('a time for each of many parts is no fact of the document', () => {
  const recipe = (at: number) =>
    `Soup ${at}\n\nTime: ${at * 5} minutes\n\nCook it slowly and stir it now and then.`;
  const text = ['Soups of the North', ...[1, 2, 3, 4, 5, 6].map(recipe)].join('\n\n');
  expect(listFacts([{ page: 1, text }], 'en').facts).toEqual([]);
  const one = listFacts([{ page: 1, text: `A soup\n\n${recipe(3)}` }], 'en').facts;
  expect(one.map((fact) => fact.text)).toEqual(['15 minutes']);
});
