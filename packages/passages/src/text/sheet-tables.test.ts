import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from './cut-passages.ts';

const SPENT = [
  'Spent by crew',
  'SPRING\tName\tHours\tNote',
  'week 12\tAda Brook\t14.5',
  '\tTom Frost\t9\tsails',
  'Only half of May',
  '\tIda Reed\t3.5',
  '',
  'SUMMER\tName\tDays\tNote',
  'week 25\tAda Brook\t21\trigging',
  '\tTom Frost\t30',
].join('\n');
const PARTS = [
  'Part\tMaker\tOrder no.\tPieces\tPrice',
  'Shackle\tHolm\t77120\t40\t1.35',
  'Winch\tHarken\t80455\t2\t640',
  '\t\t\tDelivery\t18.20 €',
  '',
  '\tTotal\t\t42\t1352.20',
].join('\n');
const GRADES = 'Grade\tPercent\tPoints\nA\t93-100\t186-200\nA-\t90-92\t180-185\nB+\t87-89\t174-179';
const DAYS = [
  'Time\tMonday\tTuesday',
  '9:00 - 10:30\tKnots\tCharts',
  '10:30 - 11:00\tBreak\tBreak',
  '11:00 - 12:30\tWinches\tBuoys',
].join('\n');
const MONTHS = 'Year\t1\t2\t3\n2021\t410\t388\t402\n2022\t455\t431\t440';
const RATES = '92.5% - 100%\tgold\n77.5% - 92.4%\tsilver\nBelow 77.5%\tnone';

const ask = (sheet: string, text: string) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text: sheet }])), {
    text,
  });
  return [outcome, sources[0]?.snippet, sources[0]?.answer];
};

test.each([
  [
    'a table has its own heads',
    SPENT,
    'How many days did Tom Frost work?',
    ' | Tom Frost | 30',
    'Tom Frost, Days: 30',
  ],
  [
    'a line between rows leaves the heads',
    SPENT,
    'What are the hours of Ida Reed?',
    ' | Ida Reed | 3.5',
    'Ida Reed, Hours: 3.5',
  ],
  [
    'a row after an empty line',
    PARTS,
    'What is the total price?',
    ' | Total |  | 42 | 1352.20',
    'Total, Price: 1352.20',
  ],
  [
    'a value right of its name',
    PARTS,
    'How much is the delivery?',
    ' |  |  | Delivery | 18.20 €',
    'Delivery: 18.20 €',
  ],
  [
    'one piece of one price',
    'Tools for the yard\n | Each | Pieces | Together\nCaulking iron | $12.50 | 1 | $12.50\nMallet | $9.00 | 3 | $27.00',
    'What does the caulking iron cost?',
    'Caulking iron | $12.50 | 1 | $12.50',
    'Caulking iron: $12.50',
  ],
  ['a code', GRADES, 'What percent is a B+?', 'B+ | 87-89 | 174-179', 'B+, Percent: 87-89'],
  [
    'a code that is part of another',
    GRADES,
    'Which points are an A-?',
    'A- | 90-92 | 180-185',
    'A-, Points: 180-185',
  ],
  [
    'a time that begins',
    DAYS,
    'What is on Tuesday at 11:00?',
    '11:00 - 12:30 | Winches | Buoys',
    '11:00 - 12:30, Tuesday: Buoys',
  ],
  [
    'what a column has when',
    DAYS,
    'When is the break on Monday?',
    '10:30 - 11:00 | Break | Break',
    'Break: 10:30 - 11:00',
  ],
  [
    'months by number',
    MONTHS,
    'What is column 3 of the year 2022?',
    '2022 | 455 | 431 | 440',
    '2022, 3: 440',
  ],
])('a sheet is asked by its rows and columns: %s', (_, sheet, question, row, cell) => {
  expect(ask(sheet, question)).toEqual(['answered', row, cell]);
});

test.each([
  [PARTS, 'What is the weight of the winch?'],
  [SPENT, 'How many hours did Eva Holm work?'],
  [GRADES, 'What percent is a C+?'],
  [DAYS, 'What is on Saturday at 11:00?'],
])('what no row or no column is about is not answered', (sheet, question) => {
  expect(ask(sheet, question)[0]).not.toBe('answered');
});

test('the next sheet has heads of its own, and the next page of a table those it had', () => {
  const more = ['Flare\tPains\t66301\t6\t12.90', 'Rope\tLiros\t50177\t8\t4.10'].join('\n');
  const crew = ['Name\tShares\tSince', 'Ada Brook\t12\t2019-04-01', 'Tom Frost\t4\t2021-05-01'].join('\n');
  const pages = [PARTS.slice(0, PARTS.indexOf('\n\t')), more, crew].map((text, i) => ({ page: i + 1, text }));
  const index = indexPassages(cutPassages(pages));
  const answers = ['What is the price of the rope?', 'How many shares does Tom Frost have?'].map(
    (text) => answerQuestion(index, { text }).sources[0]?.answer,
  );
  expect(answers).toEqual(['Rope, Price: 4.10', 'Tom Frost, Shares: 4']);
});

test('two columns whose first is a share or a range are a table', () => {
  const [passage] = cutPassages([{ page: 1, text: RATES }]);
  expect(passage!.sentences.map(({ text }) => text)[0]).toBe('92.5% - 100% | gold');
});
