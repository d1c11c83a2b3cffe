import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

const factsOf = (text: string, language = 'en') =>
  listFacts([{ page: 1, text }], language).facts.map(({ name, label, text: said }) => [
    name ?? label,
    said,
    ...(name && label ? [label] : []),
  ]);
const namesOf = (text: string, language = 'en') => factsOf(text, language).map(([name]) => name);

test('interest on what is late is no fee, and what is given back is not due', () => {
  const facts = factsOf(
    'Cleaning agreement\n\nThis agreement is made between Ada Ltd ("the Supplier") and Brook Ltd ("the Client").\n\n3. Fees\n\nThe Client pays a fee of £85.00 a month.\nInterest of 6% a year accrues on overdue sums.\n\n4. Return\n\nAt the end the Client returns the keys within 12 days.\n',
  );
  expect(facts).toContainEqual(['fee', '£85.00']);
  expect(facts).toContainEqual(['Interest', '6%']);
  expect(facts).toContainEqual(['Return', '12 days']);
});

test.each([
  ['en', 'Present: Ada Brook (chair), Carl Dunn, Eva Horn. Apologies: Finn Gray.', 'Apologies', 'Finn Gray'],
  ['de', 'Anwesend: Ada Brook, Carl Dunn, Eva Horn. Entschuldigt: Finn Gray.', 'Entschuldigt', 'Finn Gray'],
  [
    'fr',
    'Présents: Ada Brook, Carl Dunn, Eva Horn. Excusés: Finn Gray, Ida Marsh.',
    'Excusés',
    'Finn Gray, Ida Marsh',
  ],
  ['es', 'Asistentes: Ada Brook, Carl Dunn, Eva Horn. Excusado: Finn Gray.', 'Excusado', 'Finn Gray'],
])('%s: who is present ends where the next name begins', (language, line, label, absent) => {
  const facts = factsOf(
    `Minutes of the board meeting\n\n${line}\n\n1. Roof\n\nIt was agreed to mend it.\n`,
    language,
  );
  expect(facts.find(([name]) => name === 'present')?.[1]).toMatch(/Carl Dunn, Eva Horn$/);
  expect(facts).toContainEqual([label, absent]);
});

test('rows of a sheet are told by their columns, and not one by one', () => {
  const sheet = [
    'Boat\tBerth\tLength\tLast checked',
    'Heron\tNorth 4\t7\t2031-05-02',
    'Teal\tSouth 1\t9\t2031-06-11',
    'Coot\tSouth 2\t6\t2031-04-30',
  ];
  expect(factsOf(sheet.join('\n'))).toEqual([]);
});

test.each([
  [
    'ADA BROOK, an individual,\n\nPlaintiff,\n\nv.\n\nCITY OF DUNN, IOWA, and\n\nABOUT THE ROOF\n\nCARL HORN, in his official capacity,\nDefendants.',
    [
      ['party', 'ADA BROOK', 'Plaintiff'],
      ['party', 'CITY OF DUNN, IOWA', 'Defendants'],
      ['party', 'CARL HORN', 'Defendants'],
    ],
  ],
  [
    'Ada Brook, wohnhaft in Ulm,\n\nKlägerin,\n\ngegen\n\nDunn Werke GmbH, vertreten durch Carl Horn,\n\nBeklagte',
    [
      ['party', 'Ada Brook', 'Klägerin'],
      ['party', 'Dunn Werke GmbH', 'Beklagte'],
    ],
  ],
])('those before a court are its parties, and not those of the cases it cites', (head, parties) => {
  const facts = factsOf(
    `IN THE DISTRICT COURT\n\n${head}\n\nThe court follows Gray & Lee v. Hartwell Corp., 496 U.S. 384 (1990), and Marsh v. Hill Motors Corp., 965 F.2d 597. The motion of an Ohio Corporation is denied.\n`,
  );
  expect(facts.filter(([name]) => name === 'party')).toEqual(parties);
});

test('a motto is no author, and part of a name is no term', () => {
  const names = namesOf(
    'Annual Report 2031\n\nWe Sail\n\nFor clean lakes\n\n40 | 10-year highlights of the club and its lakes\n\nWe will continue over this short three year period.\n',
  );
  expect(names).not.toContain('from');
  expect(names).not.toContain('term');
});

test('a bill is from the name that stands before an address in its line', () => {
  const facts = factsOf(
    'INVOICE\n\nHorn Sails Ltd, 7 Quay Lane, Ryde PO33 2AB\nVAT no. GB 111 2222 33\n\nInvoice number: HS-9\nBill to: Dunn Boats LLP\n\nTotal due £80.00\n',
  );
  expect(facts).toContainEqual(['from', 'Horn Sails Ltd']);
});

test('a day within a sentence is not the day of the letter', () => {
  const dates = factsOf(
    'Ulm, den 4. Mai 2031\n\nSehr geehrte Frau Brook,\n\nder Zähler wurde am 3. April abgelesen.\n\nMit freundlichen Grüßen\nAda Horn\n',
    'de',
  );
  expect(dates.filter(([name]) => name === 'date')).toEqual([['date', '4. Mai 2031']]);
});

test('pieces of sentences are no labels', () => {
  const names = namesOf(
    'your name and | Basic Course\n\nIf it has been within the area 3 for approximately 15 minutes, it is shut, and the lake and the river that flows into it in the previous five years froze.\n',
  );
  expect(names).toEqual([]);
});
