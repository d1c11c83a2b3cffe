import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const ask = (text: string, question: string) => {
  const { outcome, quotes } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  });
  return outcome === 'answered' ? quotes[0]! : outcome;
};

const REPORT = `Report of the Harbour Yard for the year 2031
The yard builds and repairs boats of wood for the fishers of the bay, and has done so for a century.

Results
The revenue was 640 000 euros in 2031. The revenue was 610 000 euros in 2030.
In March the slip was closed for nine days. The yard employs 14 people.
In the first quarter three boats were launched.`;

test.each([
  ['What was the revenue in 2031?', '640 000'],
  ['What was the revenue in 2030?', '610 000'],
  ['How many days was the slip closed in March?', 'nine days'],
  ['How many boats were launched in the first quarter?', 'three boats'],
])('a time that the document names is answered: %s', (question, said) =>
  expect(ask(REPORT, question)).toContain(said),
);

test.each([
  'What was the revenue in 2024?',
  'What was the revenue in 2010?',
  'How many days was the slip closed in May?',
  'How many days was the slip closed in October 2031?',
  'How many boats were launched in the third quarter?',
  'How many boats were launched in Q2?',
])('nothing is certain of a year, a month or a quarter that the document never names: %s', (question) =>
  expect(ask(REPORT, question)).toMatch(/^(?:unsure|not_found)$/u),
);

test('what is said of another year is no answer, and what lasts from one to another is', () => {
  const text = `Notes of the Boat Club
The club has kept the old lighthouse and its lamp since the keepers left the island in 1961.

The fee was 40 pounds in 2028. From 2029 to 2033 the roof of the lighthouse was repaired by members.
In 2032 the club was 90 years old.`;
  expect(ask(text, 'How much was the fee in 2032?')).toBe('unsure');
  expect(ask(text, 'How much was the fee in 2028?')).toContain('40 pounds');
  expect(ask(text, 'Who repaired the roof of the lighthouse in 2030?')).toContain('From 2029 to 2033');
});

test('who asks of one section is not told of another', () => {
  const text = `Rules of the Regatta for boats with one mast and a crew of no more than four
In every race of the regatta the rules of the sea hold, and the umpire has the last word on the water.

The prizes of class 2 are a lamp and a rope. The boats of class 2 carry a red flag on the mast.
The boats of class 3 start at noon.`;
  expect(ask(text, 'What are the prizes of class 2?')).toContain('a lamp and a rope');
  expect(ask(text, 'What are the prizes of class 3?')).not.toContain('a lamp and a rope');
  expect(ask(text, 'What are the prizes of class three?')).not.toContain('a lamp and a rope');
});

test('of two tables the one whose column is called as it is asked answers', () => {
  const text = `Shares of the five largest boat builders

Table 1: Shares of the market

 | 2031 | 2030
Norway | 56 | 36
Sweden | 32 | 22
Denmark | 59 | 54

Table 2: Shares by several sources

 | Our estimates 2031 | Yearbook 2031 | Survey
Norway | 55.7 | 52.9 | 55
Sweden | 32.1 | 34.6 | 47
Denmark | 59.5 | 48 | 78`;
  expect(ask(text, 'What was the figure for Norway in 2031?')).toContain('56 | 36');
});
