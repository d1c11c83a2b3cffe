import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { typeDate } from '../summaries/typed-date.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { shippedVectors } from '../vectors/open-vectors.ts';
import { askFile } from './ask-file.ts';
import { findLength, weighLength } from './asked-length.ts';
import { askedRole } from './asked-roles.ts';
import { readWish } from './read-wish.ts';

const TODAY = '2026-11-23';
const vectors = shippedVectors();

function ask(text: string, question: string) {
  const pages = [{ page: 1, text }];
  return askFile(indexPassages(cutPassages(pages), { vectors }), { pages }, readWish(question, TODAY), TODAY);
}

test.each([
  ['from 00.01 on 6 April 2025', '2025-04-06'],
  ['at noon on April 7, 2031', '2031-04-07'],
  ['the 3rd day of March 2024', '2024-03-03'],
  ['1er août 2026', '2026-08-01'],
  ['el 5 de mayo de 2030', '2030-05-05'],
  // Two days, and which is meant is not said.
  ['from 6 April 2025 to midnight on 5 April 2026', undefined],
])('%s is the day that stands beside its month', (text, date) => {
  expect(typeDate(text, undefined)).toBe(date);
});

const POLICY =
  'Cottage Insurance Policy\n\nInsurer: Horn Mutual\n\nThe insurance ends on 5 May 2027 at midnight.\n\nWe pay for damage by storm and fire.\n';
const LEASE =
  'Tenancy agreement\n\nThis agreement is made on 2 February 2026 between Nora Feldt (the Landlord) and Tom Ash (the Tenant).\n\nThe tenancy ends on 31 August 2028. The Landlord insures the building; a safety report dated 9 January 2026 is valid for five years.\n';

test('the end of an insurance is told by a policy, and by no file with another date', () => {
  const question = 'When does my insurance expire?';
  expect(ask(POLICY, question)).toMatchObject({ outcome: 'answered', value: { date: '2027-05-05' } });
  expect(ask(LEASE, question)).toBeNull();
  expect(ask('Account statement\n\n15 Sep Horn car insurance | 58.33\n', question)).toBeNull();
});

test.each([
  'Who is the landlord?',
  'Wer ist der Vermieter?',
  'Qui est le bailleur ?',
  '¿Quién es el arrendador?',
])('%s is answered by the name, in any language', (question) => {
  expect(ask(LEASE, question)).toMatchObject({ outcome: 'answered', value: { text: 'Nora Feldt' } });
  expect(ask('Minutes\n\nThe landlord of the hall, London SE13, was thanked.\n', question)?.outcome).not.toBe(
    'answered',
  );
});

test('who else is asked about is no part in a contract', () => {
  expect(askedRole('Who is the landlord?')).toContain('vermieter');
  expect(askedRole('Who is the landlord of the White Horse?')).toBeUndefined();
  expect(askedRole('Who is the king?')).toBeUndefined();
});

const STATEMENT = `Harbour Bank – Account statement

Date Description | Money out Money in Balance
03 Sep Standing order Rent – Dunn | 780.00 260.18
05 Sep Card Quayside Stores | 46.82 213.36
12 Sep Salary Horn Boatyard | 2,480.00 2,277.21
15 Sep Card Boatmart | 12.00 2,265.21
19 Sep Card Quayside Stores | 63.16 2,202.05
`;

test('what was paid is told by its row; of several rows none is the answer', () => {
  expect(ask(STATEMENT, 'What did I pay for rent?')).toMatchObject({
    outcome: 'answered',
    quote: '03 Sep Standing order Rent – Dunn | 780.00 260.18',
    value: { amount: 780 },
  });
  expect(ask(STATEMENT, 'What did I pay to Boatmart?')?.value?.amount).toBe(12);
  const several = ask(STATEMENT, 'What did I pay to Quayside Stores?');
  expect([several?.outcome, several?.value]).toEqual(['closest', undefined]);
  expect(ask(STATEMENT, 'What did I pay to Costline?')).toBeNull();
});

test('a row of a German statement is found by its name', () => {
  const statement =
    'Kontoauszug Nr. 8\n\nBuchung | Wert | Vorgang | Soll | Haben\n08.08. | 08.08. | Lastschrift Stadtwerke Strom | 84,00\n15.08. | 15.08. | Kartenzahlung Horn | 57,13\n';
  expect(ask(statement, 'Was habe ich an die Stadtwerke bezahlt?')).toMatchObject({
    outcome: 'answered',
    value: { amount: 84 },
  });
});

test('a total of another firm, a payslip and an offer do not say what was paid', () => {
  const bill = 'Invoice\n\nHorn Sails Ltd\nInvoice number: 7\n\nCost of the sails\n\nTotal: 80.00 EUR\n';
  expect(ask(bill, 'What did I pay to Costcutter?')).toBeNull();
  expect(ask('Payslip\n\nPension | 12.00\nNet pay: £900.00\n', 'What did I pay for rent?')).toBeNull();
  const offer = 'Quotation Q-7\n\nHorn Sails Ltd\n\nMainsail | 1 | £80.00\nTotal | | £80.00\n';
  expect(ask(offer, 'What did I pay to Horn Sails?')).toBeNull();
});

test('a sum beside other words than those asked about is none that is told', () => {
  const report =
    'Harbour report\n\nElectricity is used by the crane at night.\n\nA cubic metre of water kept out of the basin costs 5.10 euros.\n';
  expect(ask(report, 'What does the electricity cost?')?.outcome).not.toBe('answered');
});

test.each([
  'Combien je gagne par mois ?',
  'How much do I earn?',
  'Wie viel verdiene ich im Monat?',
  '¿Cuánto gano al mes?',
])('%s asks for the salary', (question) => {
  expect(readWish(question, TODAY)).toMatchObject({ facts: ['salary'], topic: [] });
});

test('a payslip tells what is paid out', () => {
  const payslip = 'Payslip\n\nGross pay: £1,200.00\nPension: £12.00\nNet pay: £900.00\n';
  expect(ask(payslip, 'How much do I earn?')).toMatchObject({ outcome: 'answered', value: { amount: 900 } });
});

test('which were signed in a year is told by the day of the contract', () => {
  const question = 'Which documents were signed in 2026?';
  expect(ask(LEASE, question)).toMatchObject({ fit: 'yes', value: { date: '2026-02-02' } });
  expect(ask('Invoice\n\nInvoice number: 7\nDate: 3 March 2026\n\nTotal: 8 EUR\n', question)).toBeNull();
  expect(ask(LEASE, 'Which documents were signed in 2025?')?.fit).toBe('no');
});

test.each([
  ['The warranty lasts 24 months.', 'no'],
  ['Our work is guaranteed for six years.', 'yes'],
  ['La garantía cubre los defectos durante tres años.', 'yes'],
  ['The machine is guaranteed for two years.', 'no'],
])('longer than two years: %s', (text, fit) => {
  expect(ask(`Terms\n\n${text}\n`, 'Which guarantees run longer than two years?')?.fit).toBe(fit);
});

test('a length of time is a condition in four languages', () => {
  const year = 365.25;
  const asked = [
    'Which warranties last longer than 3 years?',
    'Welche Garantien laufen länger als drei Jahre?',
    'Quelles garanties durent plus de trois ans ?',
    '¿Qué garantías duran más de tres años?',
  ];
  expect(asked.map((question) => findLength(question)?.length.over)).toEqual(asked.map(() => 3 * year));
  expect(weighLength('one month', { under: 60 })).toBe('yes');
  expect(weighLength('soon', { under: 60 })).toBe('maybe');
});

test('where a contract ends on a day that it does not name, its length is told and the file may fit', () => {
  const contract =
    'Service agreement\n\nThis agreement is made on 15 November 2026 between Ada Ltd and Brook Ltd.\n\nThe term of this agreement is 24 months.\n';
  const answer = ask(contract, 'Which contracts end in 2028?');
  expect(answer).toMatchObject({ outcome: 'answered', fit: 'maybe', value: { text: '24 months' } });
  expect(answer?.value?.date).toBeUndefined();
  expect(ask(contract, 'Which contracts end in 2027?')?.fit).toBe('no');
});
