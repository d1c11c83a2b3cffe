import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

test('of two dates in a sentence, the one that was asked for is told', () => {
  const text = `Residential Lease
2. Term
The term is twenty-four (24) months, beginning on 1 March 2026 and ending on 29 February 2028.`;
  const lease = indexPassages(cutPassages([{ page: 1, text }]));
  const said = (question: string) => answerQuestion(lease, { text: question }).sources[0]?.answer;
  expect(said('When does the lease end?')).toBe('29 February 2028');
  expect(said('When does the lease begin?')).toBe('1 March 2026');
  expect(said('How long is the term?')).toBe('twenty-four (24) months');
});

test('what the question says itself is not told', () => {
  const text = `Safety at Sea
Drills are held every three months in the first two years of service, and then once a year.`;
  const [source] = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: 'How often are drills held in the first two years?',
  }).sources;
  expect(source?.answer).not.toBe('two years');
  expect(source?.answer).toContain('three months');
});

const inTerm = (sentence: string) =>
  indexPassages(cutPassages([{ page: 1, text: `${sentence.split('.')[0]!.slice(0, 9)} 8\n\n${sentence}` }]));

test.each([
  [
    'This agreement runs from 1 February 2024 until 31 December 2026, and the lifts of the house are kept in order by Quay Lifts.',
    ['Until when does the contract run?', 'When does it end?', 'When does the agreement expire?'],
    '31 December 2026',
    ['When does the agreement begin?', 'Since when does the agreement run?'],
    '1 February 2024',
  ],
  [
    'Der Vertrag läuft vom 1. Februar 2024 bis zum 31. Dezember 2026, und die Aufzüge des Hauses werden von der Brandt GmbH gewartet.',
    ['Bis wann läuft der Vertrag?', 'Wann endet der Vertrag?'],
    '31. Dezember 2026',
    ['Ab wann läuft der Vertrag?', 'Wann beginnt der Vertrag?'],
    '1. Februar 2024',
  ],
  [
    'Le contrat court du 1er février 2024 au 31 décembre 2026, et les ascenseurs de la maison sont entretenus par la société Quai Neuf.',
    ['Jusqu’à quand court le contrat ?', 'Quand le contrat prend-il fin ?'],
    '31 décembre 2026',
    ['Depuis quand court le contrat ?', 'Quand commence le contrat ?'],
    '1er février 2024',
  ],
  [
    'El contrato está vigente desde el 1 de febrero de 2024 hasta el 31 de diciembre de 2026, y los ascensores de la casa los mantiene la empresa Ríos.',
    ['¿Hasta cuándo está vigente el contrato?', '¿Cuándo termina el contrato?'],
    '31 de diciembre de 2026',
    ['¿Desde cuándo está vigente el contrato?', '¿Cuándo empieza el contrato?'],
    '1 de febrero de 2024',
  ],
])('who asks until when is told the later day: %s', (sentence, ends, last, starts, first) => {
  const said = (text: string) => answerQuestion(inTerm(sentence), { text }).sources[0]?.answer;
  expect(ends.map(said)).toEqual(ends.map(() => last));
  expect(starts.map(said)).toEqual(starts.map(() => first));
});

test('a word that begins a sentence is no name, and what the question calls somebody is not who he is', () => {
  const text = `A house to let
The house at 8 Mill Quay has six rooms and a garden that goes down to the water of the old dock.
Please contact our estate agent, Palmer Snell, for a visit. The Harbour Master of the dock is Ada Brook.`;
  const house = indexPassages(cutPassages([{ page: 1, text }]));
  const said = (question: string) => answerQuestion(house, { text: question }).sources[0]?.answer;
  expect(said('Who is the estate agent?')).toBe('Palmer Snell');
  expect(said('Who is the harbour master?')).toBe('Ada Brook');
});

test('in a line of names and values each value is behind its name, and of a long one the part that was asked for is told', () => {
  const text = `Bill of the Boatyard for the work on the keel and the mast of a boat.

Subtotal £2,040.00 VAT £408.00 Total due £2,448.00

Account: 70318822, to be quoted in full on each payment, bill of 30 September 2031, with the name of the boat beside it`;
  const bill = indexPassages(cutPassages([{ page: 1, text }]));
  const said = (question: string) => answerQuestion(bill, { text: question }).sources[0]?.answer;
  expect(said('How much is the VAT?')).toBe('£408.00');
  expect(said('What is the date of the bill?')).toBe('30 September 2031');
});
