import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askedTerm } from './asked-term.ts';
import { isOfOpposite } from './opposite.ts';
import { definesTerm } from './find-definition.ts';

const FILLER = Array.from(
  { length: 12 },
  (_, i) =>
    `Depot ${i + 1} of the region keeps ${20 + i} vehicles and has a shelter for the drivers of the night.`,
).join('\n\n');
const REPORT = [
  'Traffic of the region',
  'Revenue hours (RH) rose in the north, and the RH of the south fell.',
  'LTR = long-term reserve',
  'The company runs feeders with small buses. Feeders are buses that bring people to the trains of the main line.',
  'Some buses wait at the last stop, which is known as layover, and cost money.',
  'Complaints office: 0711 445 9981. Lost property: 0711 445 9000. Write to tickets@region.example about tickets and refunds.',
  FILLER,
].join('\n\n');

const index = indexPassages(cutPassages([{ page: 1, text: REPORT }]));
const ask = (text: string) => answerQuestion(index, { text });

test.each([
  ['What does RH stand for?', 'Revenue hours (RH)'],
  ['What does LTR mean?', 'LTR = long-term reserve'],
  ['What are feeders?', 'Feeders are buses'],
  ['What is a feeder?', 'Feeders are buses'],
  ['What is meant by layover?', 'known as layover'],
  ['What number do I call about lost property?', '0711 445 9000'],
  ['Which e-mail address can I write to?', 'tickets@region.example'],
])('%s', (question, told) => {
  const { outcome, quotes } = ask(question);
  expect(outcome).toBe('answered');
  expect(quotes[0]).toContain(told);
});

test.each(['What does QZX stand for?', 'When did the Battle of Waterloo begin?'])(
  'what the document does not name is not answered: %s',
  (question) => {
    expect(ask(question).outcome).not.toBe('answered');
  },
);

test.each([
  ['What does “Rent” mean?', { term: 'Rent', isNamed: false, isSpelt: false }],
  ['What does the TX in Mode 4 TX mean?', { term: 'TX', isNamed: false, isSpelt: false }],
  ['What is the abbreviation ATM short for?', { term: 'ATM', isNamed: false, isSpelt: true }],
  ['Was bedeutet Abschlag?', { term: 'Abschlag', isNamed: false, isSpelt: false }],
  ['Que signifie l’abréviation SVP ?', { term: 'SVP', isNamed: false, isSpelt: true }],
  ['¿Qué significa PIB?', { term: 'PIB', isNamed: false, isSpelt: false }],
  ['What is the deposit?', { term: 'deposit', isNamed: true, isSpelt: false }],
  ['What is the price of a ticket?', undefined],
])('the word that is to be explained: %s', (question, term) => {
  expect(askedTerm(question)).toEqual(term);
});

test.each([
  ['The Department of Outdoor Sports (DOS) pays.', 'DOS', 3],
  ['It uses optical character recognition, or OCR, for that.', 'OCR', 3],
  ['LARIS (Long Arctic Range Imaging Spectrometer) sees it.', 'LARIS', 3],
  ['VIRSAT (Visible Infrared Satellite) sees it.', 'VIRSAT', 2.9],
  ['The DOS pays for each of them.', 'DOS', 0],
  ['Fuel is not sold here.', 'fuel', 0],
])('%s', (text, term, worth) => {
  expect(definesTerm(text, { term, isNamed: false, isSpelt: false })).toBe(worth);
});

test('what holds for the one does not hold for its opposite', () => {
  expect(
    isOfOpposite('How long is the wait for short-term cover?', 'Long-term cover has a wait of 180 days.'),
  ).toBe(true);
  expect(isOfOpposite('How long is the wait?', 'The short wait is over.')).toBe(false);
});

test('definitions are looked for in time that grows with the text', () => {
  const started = process.cpuUsage();
  for (const text of [
    'A '.repeat(25_000),
    'AB (AB '.repeat(8_000),
    '('.repeat(50_000),
    'AB, or '.repeat(8_000),
    'Ab '.repeat(17_000),
  ]) {
    askedTerm(`What is ${text}`);
    definesTerm(text, { term: 'AB', isNamed: false, isSpelt: true });
    isOfOpposite(text, text);
  }
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000);
});
