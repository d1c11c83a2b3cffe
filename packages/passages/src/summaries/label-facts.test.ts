import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

const saysOf = (text: string, language = 'en') =>
  listFacts([{ page: 1, text }], language).facts.map(({ name, label, text: said }) => [name ?? label, said]);

test('a fact is named by its key, its row, or what its sentence says of it', () => {
  const said = saysOf(
    'House rules\n\nBin day: 7 May 2024\n\nCleaning | 12.50 EUR\n\nThe tenant may leave with three months notice. The rate of 5 % is charged on arrears. Keys are returned within ten (10) days.',
  );
  expect(said).toEqual(
    expect.arrayContaining([
      ['Bin day', '7 May 2024'],
      ['Cleaning', '12.50 EUR'],
      ['notice', 'three months'],
      ['rate', '5 %'],
      ['due', 'ten (10) days'],
    ]),
  );
});

test('names that stand behind another value in a line are found', () => {
  const said = saysOf(
    'Rechnung\n\nRechnungsnummer: 2019-03 | Rechnungsdatum: 8. Mai 2019 Kundennummer: 987-654\n\nPos. Artikel | Menge | Betrag\n1 Drachen | 2 | 40,00\n | Summe netto | 845,00\n | zuzüglich 19% MwSt. | 160,55\n | Summe brutto | 1.005,55',
    'de',
  );
  expect(said).toEqual([
    ['number', '2019-03'],
    ['customerNumber', '987-654'],
    ['date', '8. Mai 2019'],
    ['net', '845,00'],
    ['tax', '19%'],
    ['tax', '160,55'],
    ['total', '1.005,55'],
  ]);
});

test('the purpose and the seat of a club, and the law of a contract, are what their sentences say', () => {
  const club = saysOf(
    'Satzung\n\n1. Er hat seinen Sitz in Ulm.\n\n2. Zweck des Vereins ist die Pflege alter Orgeln.',
    'de',
  );
  expect(club).toEqual(
    expect.arrayContaining([
      ['seat', 'Ulm'],
      ['purpose', 'die Pflege alter Orgeln'],
    ]),
  );
  const contract = saysOf(
    'Boat Agreement\n\nThis agreement is governed by the laws of the State of Maine, and by no other.',
  );
  expect(contract).toContainEqual(['law', 'laws of the State of Maine']);
});

test('a day is certain where its writing leaves no doubt, or another date shows what comes first', () => {
  const datesOf = (text: string, language: string) =>
    listFacts([{ page: 1, text }], language).facts.map(({ date }) => date);
  expect(datesOf('Invoice Date: 02/08/2024\nAmount due: 5.00', 'en')).toEqual([undefined, undefined]);
  expect(datesOf('Invoice Date: 02/08/2024\nDue date: 16/08/2024', 'en')).toEqual([
    '2024-08-02',
    '2024-08-16',
  ]);
  expect(datesOf('Factura\nFecha: 02/08/2024', 'es')).toEqual(['2024-08-02']);
});
