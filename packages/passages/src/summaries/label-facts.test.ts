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

test('in a contract an earliest day, a visit and the keeping of a deposit are no end, notice or due time', () => {
  const said = saysOf(
    'Boat Lease Agreement\n\nThe lease begins on 1 May 2030 and ends on 30 April 2032.\n\nEither party may terminate this lease by giving two months’ notice, but not so as to take effect before 30 April 2031.\n\nThe owner may enter the boat after giving forty-eight hours’ notice.\n\nThe owner places the deposit with a scheme within twenty days and returns it within ten days.',
  );
  const of = (name: string) => said.flatMap(([one, text]) => (one === name ? [text] : []));
  expect([of('end'), of('notice'), of('due')]).toEqual([['30 April 2032'], ['two months’ notice'], []]);
});

test('the parties of a contract are those whose address is given, and not its town', () => {
  const said = saysOf(
    'Boat Lease Agreement\n\nThis agreement is made between Ada Brook, of\n4 Quay Street, Whitby (the "Landlord"), and Carl Dunn and Eva Frost,\nboth of 7 Hill Road, Whitby (together the "Tenant"). Write to ada.brook@example.org.',
  );
  expect(said.flatMap(([name, text]) => (name === 'party' ? [text] : []))).toEqual([
    'Ada Brook',
    'Carl Dunn',
    'Eva Frost',
  ]);
});

test('a contract has the day that it was made on, and the one from which it is in force', () => {
  const dates = (pages: string[]) =>
    listFacts(
      pages.map((text, at) => ({ page: at + 1, text })),
      'en',
    )
      .facts.filter(({ kind }) => kind === 'date')
      .map(({ name, text }) => [name, text]);
  const rest =
    '\n\n1. Term. This Agreement runs for two years.\n\n2. Law. The laws of the State of Ohio apply.';
  expect(
    dates([
      `CONSULTING AGREEMENT\n\nThis Consulting Agreement ("Agreement") is dated June 1, 2020,\n\neffective as of July 1, 2020, between Harrow Lane Ltd. ("Company") and Ada Brook ("Consultant").${rest}`,
    ]),
  ).toEqual([
    ['date', 'June 1, 2020'],
    ['start', 'July 1, 2020'],
  ]);
  expect(
    dates([
      `SERVICES AGREEMENT\n\nTHIS AGREEMENT is executed this 23rd day of December, 2003, by and between Harrow Lane Ltd. and Brook Boats LLC.${rest}`,
    ]),
  ).toEqual([['date', '23rd day of December, 2003']]);
  // Behind a cover and contents, with milestones later on.
  expect(
    dates([
      'SUPPLY AGREEMENT\n\nbetween Harrow Lane Ltd. and Brook Boats LLC',
      'CONTENTS\n\n1. Term 3\n\n2. Law 3',
      'SUPPLY AGREEMENT',
      `This Supply Agreement is entered into as of 31 July 2019 by and between Harrow Lane Ltd. and Brook Boats LLC.${rest}\n\n3. Phase one begins on 1 October 2019. Phase two begins on 1 March 2020.`,
    ])[0],
  ).toEqual(['date', '31 July 2019']);
});

test.each([
  ['en', 'We agreed on your price of £94,200 and received a deposit of £9,420.', '£9,420'],
  ['en', 'The tenant paid a deposit of £900 on a yearly total of £7,250.', '£900'],
  ['en', 'There is a £500 deposit, and cleaning is £40.', '£500'],
  ['de', 'Der Kaufpreis beträgt 94.200 € und die Kaution von 9.420 € ist bezahlt.', '9.420 €'],
  ['fr', 'Le prix est de 94 200 € et une caution de 9 420 € a été versée.', '9 420 €'],
  ['es', 'El precio es de 94.200 € y se ha pagado una fianza de 9.420 €.', '9.420 €'],
])(
  'of a sentence with two sums (%s) the one beside the word for a deposit is the deposit',
  (language, text, sum) => {
    const said = saysOf(`Dear Ms Brook,\n\n${text}\n`, language);
    expect(said.filter(([name]) => name === 'deposit')).toEqual([['deposit', sum]]);
  },
);
