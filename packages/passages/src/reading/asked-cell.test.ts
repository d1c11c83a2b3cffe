import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';

const SALES = `Sales of the boatyard

Region | Quarter | Revenue | Costs
West | Q1 | 120.50 | 80.00
West | Q2 | 131.25 | 82.10
West Midlands | Q1 | 44.00 | 39.00
East | Q1 | 99.00 | 71.00
East | Q2 | 101.75 | 70.40`;

const ask = (question: string) =>
  answerQuestion(indexPassages(cutPassages([{ page: 1, text: SALES }])), { text: question });

test.each([
  ['What was the revenue of West in Q1?', 'West, Revenue: 120.50'],
  ['How high were the costs of East in the quarter Q2?', 'East, Costs: 70.40'],
  ['What was the revenue of West Midlands in Q1?', 'West Midlands, Revenue: 44.00'],
])('a question that names a row and a column is answered by their cell: %s', (question, cell) => {
  const { outcome, sources } = ask(question);
  expect([outcome, sources[0]?.answer]).toEqual(['answered', cell]);
});

test.each([
  'What was the revenue of West?',
  'What was the revenue of North in Q1?',
  'What was the profit of West in Q1?',
])('no cell is chosen where several fit, or none: %s', (question) => {
  expect(ask(question).outcome).not.toBe('answered');
});

test.each([
  ['Who pays for the heating?', 'Heating, by the meter, Paid by: Tenant'],
  ['Who pays for electricity?', 'Electricity, Paid by: Tenant'],
])(
  'what a cell adds behind a comma is not asked, and a head in another form is known: %s',
  (question, cell) => {
    const text = `Charges

What is supplied | Paid by | A month
Water and sewerage | Landlord | $38.00
Heating, by the meter | Tenant | as read
Electricity | Tenant | as read`;
    const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
      text: question,
    });
    expect([outcome, sources[0]?.answer]).toEqual(['answered', cell]);
  },
);

const ARRESTS = `Table 325. Arrests by Race: 2009

[Based on the reports of 12,371 agencies. See the note of the table before]

Offense charged | Total | White | Black
Robbery | 100,496 | 43,039 | 55,742
Fraud | 161,233 | 108,032 | 50,367
Arson | 9,466 | 7,085 | 2,154

Table 326. Convictions by Race: 2009

Offense charged | Total | White | Black
Robbery | 20,496 | 13,039 | 5,742
Fraud | 61,233 | 8,032 | 367`;

test.each([
  ['How many white people were arrested for robbery?', 'Robbery, White: 43,039'],
  ['How many convictions of black people for fraud were there?', 'Fraud, Black: 367'],
])('what a table is called belongs to each of its rows: %s', (question, cell) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text: ARRESTS }])), {
    text: question,
  });
  expect([outcome, sources[0]?.answer]).toEqual(['answered', cell]);
});

const SAMPLES = ` | 2007 |  | 2006
Country | Samples | Positive | Samples | Positive
Denmark | 269 | 1.1 | 397 | 0.3
Spain | 264 | 0 | 936 | 0.4
Italy | 158 | 2.5 | 171 | 3.1`;

test.each([
  ['How many samples of Denmark were there in 2006?', 'Denmark, 2006 Samples: 397'],
  ['What is the positive share of Italy in 2007?', 'Italy, 2007 Positive: 2.5'],
])('a head above others is over each of them up to the next: %s', (question, cell) => {
  const { sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text: SAMPLES }])), {
    text: question,
  });
  expect(sources[0]?.answer).toBe(cell);
});

test('a row is found behind many sentences that have more of its words, and its head is not the answer', () => {
  const told = Array.from(
    { length: 60 },
    (_, at) => `The actual counts of 2003 for Maine are in report ${at}.`,
  );
  const text = `${told.join(' ')}\n\nState | Actual 2003 | Actual 2004\nMaine | 59,096 | 58,391\nOhio | 1,100 | 2,200`;
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: 'What is the actual 2003 of Maine?',
  });
  expect([outcome, sources[0]?.answer]).toEqual(['answered', 'Maine, Actual 2003: 59,096']);
});

test('around a row the rows beside it stand in lines of their own', () => {
  const { sources } = ask('What was the revenue of West Midlands in Q1?');
  expect(sources[0]?.context).toContain(
    'West | Q2 | 131.25 | 82.10\nWest Midlands | Q1 | 44.00 | 39.00\nEast | Q1 | 99.00 | 71.00',
  );
});
