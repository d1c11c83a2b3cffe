import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';
import { trimSpan } from './asked-span.ts';

const said = (text: string, question: string) => {
  const [source] = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  }).sources;
  return { snippet: source?.snippet ?? '', answer: source?.answer };
};
const SHORE =
  'Notes on the shore\n\nThe tide was low and the gulls slept on the rocks below the old wall.\n\n';

test.each([
  [
    'He will need about four weeks off work afterwards and must not drive for two weeks.',
    'How long will he be off work?',
    'four weeks',
  ],
  [
    'Either party may end the tenancy at any time after the first ten months by giving not less than two months’ notice in writing.',
    'How many months’ notice must I give?',
    'two months',
  ],
  [
    'From 1 January the main hall goes up from £16 to £18 an hour and the small hall from £9 to £10.',
    'How much does it cost to rent the main hall next year?',
    '£18',
  ],
  [
    'From 1 January the main hall goes up from £16 to £18 an hour and the small hall from £9 to £10.',
    'How much was the main hall before?',
    undefined,
  ],
  [
    'Ring our claims desk on 0113 496 0870, open round the clock, as soon as you can, and in any case within 30 days.',
    'What number do I call for a claim?',
    '0113 496 0870',
  ],
  [
    'Funded by the Aarlund Water Board (grant AWB-2021-08).',
    'Who paid for the study?',
    'Aarlund Water Board',
  ],
  [
    'We monitored six planted roofs and two bare reference roofs on the quay.',
    'How many roofs were monitored?',
    undefined,
  ],
  [
    'The coach leaves the hall on Tuesday 4 November at 7.30 am, and the boxes come back to us in March 2031.',
    'When does the coach leave?',
    'Tuesday 4 November at 7.30 am',
  ],
])(
  'the part that was asked for is in the clause of the question’s words, or none is told: %s',
  (text, question, answer) => {
    const { snippet, answer: told } = said(`${SHORE}${text}`, question);
    expect(snippet).toContain(text.slice(0, 30));
    expect(told).toBe(answer);
  },
);

test('of two sentences that are quoted together the one that speaks of it has the part that was asked for', () => {
  const text = `${SHORE}The Tenant pays for electricity, broadband, council tax and the television licence. Cold water and the heating of the stairs are covered by the Landlord. The gulls came back in May.`;
  const { snippet, answer } = said(text, 'Who pays for the water?');
  expect(snippet).toContain('Cold water');
  expect(answer).toBe('Landlord');
});

const STATEMENT = `Harbour Bank – Current Account
Opening balance £1,204.18 Money in £3,076.00 balance £1,747.72 | Money out £2,532.46 Closing
Date Description | Money out Money in Balance
05 Sep Card Costcutter Aberaeron | 46.82 213.36
12 Sep Salary Cardigan Bay Boatyard | 2,480.00 2,277.21

The branch in Aberaeron closes in December, and the next counter is at the post office.`;

test.each([
  ['What is the closing balance?', undefined],
  ['When was my salary paid?', '12 Sep'],
  ['How much was my salary?', undefined],
])('columns that have run together are no value: %s', (question, answer) => {
  expect(said(STATEMENT, question).answer).toBe(answer);
});

test.each([
  ['AWB-2021-08).', 'AWB-2021-08'],
  ['Water Board (grant', 'Water Board'],
  ['Pike & Son (Leeds)', 'Pike & Son (Leeds)'],
  ['(£3,900),', '(£3,900)'],
])('no part begins or ends with a bracket of its own: %s', (text, whole) => {
  const { from, to } = trimSpan(text, { from: 0, to: text.length });
  expect(text.slice(from, to)).toBe(whole);
});
