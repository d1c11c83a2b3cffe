import { describe, expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { locateQuote } from './locate-quote.ts';
import { answerQuestion } from './answer-question.ts';

const AIRLINE = [
  {
    page: 1,
    text: `Annual Statistics of Northern Wings
The airline carried more travellers than in any year before, and its aircraft were fuller than those of its rivals.
Passenger figures are given in the table below, and the terms used there are explained at its end.

Glossary
RPK = revenue passenger kilometers
ASK = available seat kilometers
The load factor is the share of seats that were sold.

Northern Wings | 3 | December 2025`,
  },
  {
    page: 2,
    text: `Fleet
The fleet was renewed in Toulouse. It has forty-two aircraft, of which six are leased.

Northern Wings | 3 | December 2025`,
  },
];
const LEASE = [
  {
    page: 1,
    text: `Residential Lease
Landlord: Castor Homes Ltd
Tenant: Ida Brandt

1. Rent
Item | 2025 | 2026
Rent | $2,050 | $2,150
Parking | $90 | $95

2. Pets
The tenant may keep one cat. Dogs are not allowed in the building because the stairs are shared.

3. Notice
Either party may end this lease by giving two months' notice in writing to the other.`,
  },
];

const TENANCY = [
  {
    page: 1,
    text: `Tenancy Agreement
This agreement is made on 3 March 2025 between Marlowe Lettings Limited, of 14 Quay Street, Bristol ("the Landlord"), and Priya Raman and Tom Ashworth ("the Tenants").

1. Rent
The Tenants pay rent of £1,450 a month to the Landlord. The Landlord insures the building.

2. Parking
Space number 12 in the courtyard is included. Questions go to rent@marlowe.example, and the caretaker answers at (0117) 555 0142.`,
  },
];
const QUIET = [
  { page: 1, text: TENANCY[0]!.text.replace(/ Questions go .*$/u, ' The landlord is away in May.') },
];

const BETWEEN = [
  {
    page: 1,
    text: 'LEASE OF A BOATHOUSE\n\nThis lease is made on 1 May 2030.\n\nBETWEEN:\n\nMr. A. B. Brook, of 4 Quay Street, Whitby (hereinafter called the "LESSOR", with his heirs);\n\nAND\n\nMs. Eva Frost, of 7 Hill Road, Whitby (hereinafter\ncalled the "LESSEE").\n\n1. RENT\n\nThe Lessee pays the Lessor 85 euros a month. The parties talk before they sue.',
  },
];

const NUMBERED = [
  {
    page: 1,
    text: 'SUPPLY OF BOATS\n\nThis Agreement is made on 3 May 2030 between:\n\n(1) Quay Boats Limited, a company registered in England, of 12 Quay Street, Whitby (the "Supplier"); and\n\n(2) Eva Frost, of 7 Hill Road, Whitby (the "Club").\n\n1. TERM\n\n1.1 Either party may end this Agreement by two months\' notice. The parties talk before they sue.',
  },
];

const ask = (pages: { page: number; text: string }[], text: string, previous?: string) => {
  const answer = answerQuestion(indexPassages(cutPassages(pages)), { text, previous });
  for (const { page, snippet } of answer.sources)
    expect(locateQuote(pages[page - 1]!.text, snippet)).not.toBeNull();
  return answer;
};

test.each(['Who are the parties?', 'Who is the landlord?', 'Who is the lessee?'])(
  'a contract tells between whom it is, by the words it calls them: %s',
  (question) => {
    const { outcome, sources } = ask(BETWEEN, question);
    expect(outcome).toBe('answered');
    expect(sources[0]!.snippet).toMatch(/Mr\. A\. B\. Brook.* AND Ms\. Eva Frost/u);
  },
);

test.each([
  ['How much notice do I have to give during probation?', 'one week'],
  ['How much notice do I have to give after probation?', 'one month'],
])('what holds during something is no answer to what holds after it: %s', (question, said) => {
  const text =
    'TERMS OF EMPLOYMENT\n\n1. Pay\n\nYour pay is 17 euros an hour.\n\n2. Notice\n\nDuring probation: notice of one week on either side.\n\nAfter probation: notice of one month from you and two months from us.';
  expect(ask([{ page: 1, text }], question).sources[0]!.snippet).toContain(said);
});

test('parties that are items of a list are told with those above them', () => {
  const { outcome, sources } = ask(NUMBERED, 'Who are the parties?');
  expect(outcome).toBe('answered');
  expect(sources[0]!.snippet).toMatch(/Quay Boats Limited.* and\s\(2\) Eva Frost/su);
  expect(ask(NUMBERED, 'Who is the supplier?').sources[0]!.snippet).toContain('Quay Boats Limited');
});

describe('the sentence or row that answers comes first', () => {
  test.each([
    ['Who are the parties?', 'Marlowe Lettings Limited'],
    ['Who are the tenants?', 'Priya Raman'],
    ['Who is the landlord?', 'Marlowe Lettings Limited'],
    ['What is the email address?', 'rent@marlowe.example'],
    ["What is the caretaker's phone number?", '555 0142'],
  ])('%s', (question, said) => {
    const { outcome, sources } = ask(TENANCY, question);
    expect(outcome).toBe('answered');
    expect(sources[0]!.snippet).toContain(said);
  });

  test.each(["What is the landlord's phone number?", "What is the landlord's email address?"])(
    '%s is not found where the document has none',
    (question) => expect(ask(QUIET, question).outcome).toBe('not_found'),
  );

  test.each([
    ['What does RPK stand for?', AIRLINE, 'RPK = revenue passenger kilometers'],
    ['How many aircraft are there in the fleet?', AIRLINE, 'forty-two aircraft'],
    ['What is the load factor?', AIRLINE, 'share of seats'],
    ['What is the rent in 2026?', LEASE, 'Rent | $2,050 | $2,150'],
    ['Who is the landlord?', LEASE, 'Castor Homes Ltd'],
    ['Who is the tenant?', LEASE, 'Ida Brandt'],
    ['Are dogs allowed?', LEASE, 'Dogs are not allowed'],
    ['Why are dogs not allowed?', LEASE, 'because the stairs'],
    ['How long is the notice period?', LEASE, 'two months'],
  ])('%s', (text, pages, said) => {
    const { outcome, quotes } = ask(pages, text);
    expect(quotes[0]).toContain(said);
    expect(outcome).not.toBe('not_found');
  });
});

test('what stands as asked is told as the answer', () => {
  expect(ask(AIRLINE, 'What does RPK stand for?').outcome).toBe('answered');
  expect(ask(LEASE, 'Who is the landlord?').outcome).toBe('answered');
});

test('the part of it that was asked for is told apart: a value, a cell with its row and column, a span of the kind', () => {
  expect(ask(LEASE, 'Who is the landlord?').sources[0]!.answer).toBe('Castor Homes Ltd');
  expect(ask(LEASE, 'What is the rent in 2026?').sources[0]!.answer).toBe('Rent, 2026: $2,150');
});

test('of a sentence that says more the clause that decides is told apart', () => {
  const rules = [
    {
      page: 1,
      text: 'House rules\nVisitors ring at the gate, bicycles may be kept in the hall, and the cellar is locked at night.\n\nThe garden belongs to all.',
    },
  ];
  const [first] = ask(rules, 'May bicycles be kept in the hall?').sources;
  expect(first!.answer).toBe('bicycles may be kept in the hall');
});

test.each([
  ['Until when are parcels taken in at the kiosk?', 'eight in the evening'],
  ['When is the rent due?', 'third working day'],
  ['On which day is rubbish put out?', 'Thursdays'],
])('times of day, weekdays and days of a month are dates: %s', (text, said) => {
  const rules = [
    'The rent is 85 euros a month and is due on the third working day.',
    'Bicycles stand in the cellar and not in the hall.',
    'Rubbish is put out on Thursdays before seven.',
    'Parcels are taken in at the kiosk until eight in the evening.',
  ].map((line, index) => ({ page: index + 1, text: line }));
  const { outcome, sources } = ask(rules, text);
  expect({ outcome, said: sources[0]!.answer }).toEqual({ outcome: 'answered', said });
});

test.each([
  'Who won the football world cup in 1998?',
  'How do volcanoes erupt?',
  'Which photosynthesis enzymes had Napoleon?',
])('what is asked of something else is refused: %s', (text) => {
  expect(ask(AIRLINE, text)).toMatchObject({ outcome: 'not_found', sources: [] });
  expect(ask(LEASE, text)).toMatchObject({ outcome: 'not_found', sources: [] });
});

test('who wrote it and what it is called stand at its beginning', () => {
  const paper = [
    {
      page: 1,
      text: 'Swifts above the Harbour\nBy Mary Oddy and Tom Whitfield\n\nSwifts were counted from the roof of the customs house in three summers. Their number grew while that of the swallows fell.',
    },
    {
      page: 2,
      text: 'The authors of earlier counts stood on the quay. What they wrote was lost when the office moved.',
    },
  ];
  expect(ask(paper, 'Who wrote this paper?').quotes[0]).toContain('Mary Oddy');
  expect(ask(paper, 'What is the title of the paper?').quotes[0]).toContain('Swifts above the Harbour');
});

test('a row that names columns is shown with the row below it', () => {
  const receipt = [
    {
      page: 1,
      text: 'Receipt of the hotel\nThe guest has paid for the night and for breakfast.\n\nBooking ID | Payment Mode\nIBZY2087 | Cash',
    },
  ];
  expect(ask(receipt, 'What is the booking ID?').quotes[0]).toContain('IBZY2087');
});

test('German, French and Spanish bills are read by their own words', () => {
  const bill = (text: string) => [{ page: 1, text }];
  const german = bill(
    'Rechnung der Werkstatt Holz und Sohn\nDie Ware wurde am 2. Mai geliefert und von dem Kunden geprüft.\n\nRechnungsnummer: 4711\nRechnungsdatum: 7. Mai 2024\nGesamtbetrag: 1.250,00 €\nZahlbar bis: 21. Mai 2024',
  );
  const french = bill(
    'Facture de la société Dubois\nLa livraison est faite par le vendeur dans les locaux du client.\n\nNuméro de facture : 8812\nDate de la facture : 3 mars 2024\nTotal à payer : 420,00 €',
  );
  const spanish = bill(
    'Factura de la empresa Ríos\nLa entrega se hace por el vendedor en el local del cliente.\n\nNúmero de factura: 552\nFecha de la factura: 3 de marzo de 2024\nTotal a pagar: 310,00 €',
  );
  expect(ask(german, 'Wie hoch ist der Gesamtbetrag?').quotes[0]).toContain('1.250,00 €');
  expect(ask(german, 'Wie lautet das Rechnungsdatum?').quotes[0]).toContain('7. Mai 2024');
  expect(ask(french, 'Quel est le total à payer ?').quotes[0]).toContain('420,00 €');
  expect(ask(spanish, '¿Cuál es el número de factura?').quotes[0]).toContain('552');
});

test('neither a heading alone, nor the same words twice, nor what stands at the foot of every page is shown', () => {
  const pages = [1, 2, 3, 4].map((page) => ({
    page,
    text: `Opening hours\nThe library opens at nine on weekdays.\n\nReaders bring ${page} books back within a month.\n\nTown Library, page ${page}`,
  }));
  const { sources } = ask(pages, 'What are the opening hours of the library?');
  const shown = sources.map(({ snippet }) => snippet);
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown).size).toBe(shown.length);
  for (const snippet of shown) {
    expect(snippet).not.toBe('Opening hours');
    expect(snippet).not.toMatch(/Town Library, page/);
  }
});
