import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { sayPlainly } from './plain-words.ts';

const REPORT = `Annual Report of the Yard
The yard at 8 Mill Quay builds and repairs boats of wood for the fishers of the bay and for the lifeboats.

BY REVENUE

640 000 euros

BY NET PROFIT

48 000 euros

EMPLOYMENT CREATION

2 321

New jobs created

Ada Brook, Tom Reed and Ida Brandt were present at the meeting of the owners in the old boathouse.
The survey found damp in the north wall of the building and a crack in the chimney.
The model outputs boxes with a name and a score for each part of the page.
The recordings of the sessions were destroyed by the clerk.`;

const index = indexPassages(cutPassages([{ page: 1, text: REPORT }]));

test.each([
  ['How much did they earn after tax?', '48 000'],
  ['Who came?', 'Ada Brook'],
  ['What is wrong with the building?', 'damp in the north wall'],
  ['What comes out of the model?', 'outputs boxes'],
  ['What got thrown away?', 'were destroyed'],
])('what is asked in small words is answered in those of the document: %s', (question, said) => {
  const { outcome, quotes } = answerQuestion(index, { text: question });
  expect([outcome, quotes[0]]).toEqual(['answered', expect.stringContaining(said)]);
});

test('who were hired are jobs, and what is left is in stock', () => {
  expect(answerQuestion(index, { text: 'How many people were hired?' }).quotes[0]).toContain('2 321');
  const stock = `Item | Supplier | Location | In stock | Minimum | Unit price GBP | Last ordered
Rope 8 mm | Quay Supplies | Cupboard A | 42 | 20 | 6.5 | 2031-10-05
Sail needles | Norvik | Cupboard A | 8 | 25 | 4.2 | 2031-07-11
Lamp oil | Quay Supplies | Cellar | 15 | 10 | 38 | 2031-08-19`;
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text: stock }])), {
    text: 'How many needles are left?',
  });
  expect([outcome, sources[0]?.answer]).toEqual(['answered', 'Sail needles, In stock: 8']);
});

test('other questions stay as they are', () => {
  for (const asked of [
    'Who came first?',
    'What is the tax?',
    'Can I throw it away?',
    'Wer war der Vorstand?',
  ])
    expect(sayPlainly(asked)).toBe(asked);
  expect(sayPlainly('Wer war da?')).toBe('Wer war anwesend?');
});

test.each([
  ['am I allowed to print pages?', 'May I print pages?'],
  ['is it ok if I bring a friend?', 'May I bring a friend?'],
  ['so do we need to sign it?', 'so Must I sign it?'],
  ['What is the group called?', 'What is the name of the group?'],
  ['am I late?', 'am I late?'],
])('small words are left out: %s', (question, plain) => {
  expect(sayPlainly(question)).toBe(plain);
});
