import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from './cut-passages.ts';

const COSTS = [
  'Item\tJanuary\tFebruary\tMarch\tTotal',
  'Berths\t1200\t1200\t1200\t3600',
  'Archive\t80\t95\t110.5\t285.5',
  'Cleaning\t240\t220\t260\t720',
].join('\n');
const CREW = [
  '\tRole\tStart\tSalary',
  'Ada Brook\tRigger\t2021-03-01\t48000',
  'Tom Frost\tSailmaker\t2019-10-15\t52000',
].join('\n');
const LEASE = 'Deposit\t3 months of rent\nNotice\t6 weeks\nPets\tnot allowed';

const index = indexPassages(cutPassages([COSTS, CREW, LEASE].map((text, i) => ({ page: i + 1, text }))));
const ask = (text: string) => {
  const { outcome, quotes } = answerQuestion(index, { text });
  return [outcome, quotes[0]];
};

test('rows of a sheet are read as cells, each with its place', () => {
  const [costs] = index.passages;
  expect(costs!.sentences.map(({ text }) => text)[2]).toBe('Archive | 80 | 95 | 110.5 | 285.5');
  const { from, to } = costs!.sentences[2]!;
  expect(COSTS.slice(from, to)).toBe('Archive\t80\t95\t110.5\t285.5');
  expect(index.passages[1]!.sentences[0]!.text).toBe(' | Role | Start | Salary');
});

test.each([
  ['What did the archive cost in March?', 'Archive | 80 | 95 | 110.5 | 285.5'],
  ['What is the total for cleaning?', 'Cleaning | 240 | 220 | 260 | 720'],
  ['What is the salary of Tom Frost?', 'Tom Frost | Sailmaker | 2019-10-15 | 52000'],
  ['Who is the rigger?', 'Ada Brook | Rigger | 2021-03-01 | 48000'],
  ['How long is the notice?', 'Notice | 6 weeks'],
])('a sheet is asked by its rows and columns: %s', (question, row) => {
  expect(ask(question)).toEqual(['answered', row]);
});

test('what no row is about is not answered', () => {
  expect(ask('What was spent on heating?')[0]).not.toBe('answered');
});
