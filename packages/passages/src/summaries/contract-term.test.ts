import { expect, test } from 'vitest';
import { readContractTerm, readStart, readTerm } from './contract-term.ts';

const said = (sentence: string) =>
  readTerm(sentence).map(({ kind, text, from, to }) => {
    expect(sentence.slice(from, to).replace(/\s+/g, ' ')).toBe(text);
    return `${kind}: ${text}`;
  });

test.each([
  [
    'This Agreement shall commence on the Effective Date and continue for a period of five (5) years.',
    'duration: five (5) years',
  ],
  [
    'Unless otherwise terminated as provided herein, the initial term of this\nAgreement shall be three (3)\nyears from today.',
    'duration: three (3) years',
  ],
  [
    'The term of this Agreement shall commence on May 1, 2030 and expire on the day that is 24 months from that date.',
    'duration: 24 months',
  ],
  [
    'This Agreement shall expire on the tenth anniversary of the Effective Date, unless renewed.',
    'text: the tenth anniversary of the Effective Date',
  ],
  [
    'This Agreement will be effective today and, unless earlier terminated under Section 9, shall remain in effect until the last boat is sold.',
    'text: until the last boat is sold',
  ],
  [
    'This Agreement shall continue until terminated by either party.',
    'text: until terminated by either party',
  ],
  [
    'This Agreement and the license granted hereunder shall remain in effect perpetually.',
    'text: perpetually',
  ],
  ['This Agreement shall be effective through and including March 31, 2034.', 'date: March 31, 2034'],
  [
    '"Contract Period" means the time commencing as of May 31, 2030 and concluding May 31, 2031.',
    'date: May 31, 2031',
  ],
  ['The “Expiration Date” means March 31, 2034.', 'date: March 31, 2034'],
  [
    'The term ends on the later of June 30, 2031 or the last delivery.',
    'text: the later of June 30, 2031 or the last delivery',
  ],
  ['This Agreement shall continue for a period of [***] from today.', 'text: for a period of [***]'],
  [
    'Der Vertrag beginnt am 1. Mai 2030 und wird für die Dauer von zwei Jahren geschlossen.',
    'duration: zwei Jahren',
  ],
  ['Dieser Vertrag läuft auf unbestimmte Zeit.', 'duration: unbestimmte Zeit'],
  ['Das Mietverhältnis endet am 31. Mai 2032.', 'date: 31. Mai 2032'],
  ['Le présent contrat est conclu pour une durée de trois ans.', 'duration: trois ans'],
  ['Le présent contrat reste en vigueur jusqu’au 31 mai 2032.', 'date: 31 mai 2032'],
  ['El presente contrato tendrá una duración de dos años.', 'duration: dos años'],
  ['Este contrato permanecerá en vigor hasta el 31 de mayo de 2032.', 'date: 31 de mayo de 2032'],
])('%s', (sentence, term) => expect(said(sentence)).toEqual([term]));

test.each([
  'The obligations under this Agreement shall continue for a period of five (5) years.',
  'During the term of this Agreement, the price is fixed for two years.',
  'The Warranty Term shall be two (2) years.',
  'The term of each order shall be two (2) years.',
  'This Agreement shall automatically renew for additional terms of one (1) year.',
  'Either party may terminate this Agreement upon thirty (30) days notice.',
  'This Agreement shall not be effective until both have signed.',
  'The Term ends on the date of termination or expiration of this Agreement.',
  'The long term strategy is for a period of six months.',
  'Die Kündigungsfrist beträgt drei Monate.',
])('is no term: %s', (sentence) => expect(said(sentence)).toEqual([]));

test('a day of the end beside a length is told too', () => {
  expect(said('The term is 12 months beginning March 1, 2030 and ending February 28, 2031.')).toEqual([
    'duration: 12 months',
    'date: February 28, 2031',
  ]);
});

test('of several sentences the one on the first term is surest, wherever it stands', () => {
  const text = `This Agreement shall remain in effect for 90 days in the yard.\n\nThe initial term shall be two years.`;
  const [term] = readContractTerm([
    { page: 1, text: 'Boats are built.' },
    { page: 2, text },
  ]);
  expect(term).toMatchObject({ kind: 'duration', name: 'term', text: 'two years' });
  const { page, from, to } = term!.places[0]!;
  expect([page, text.slice(from, to)]).toEqual([2, 'two years']);
});

test.each([
  ['The term of this Agreement shall commence on ', 'runs'],
  ['This Agreement is made effective as of ', 'effective'],
  ['The “Effective Date” means ', 'runs'],
  ['Das Mietverhältnis beginnt am ', 'runs'],
  ['Le présent contrat prend effet le ', 'effective'],
  ['in respect of the fiscal year beginning ', undefined],
  ['The interest under this Agreement runs from ', undefined],
])('from when it runs: %s', (before, start) => expect(readStart(before)).toBe(start));
