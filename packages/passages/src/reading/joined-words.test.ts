import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { joinAsWritten } from './joined-words.ts';

const RULES = `Rules of the mill
Wages are paid on the last Friday. If a pay day is a holiday, wages are paid on the day before.
Each worker has a login for the clock, which nobody else may use.
The mill is closed in August. Whoever is away makes up for it in May: make-up and makeup days are told in spring.`;
const index = indexPassages(cutPassages([{ page: 1, text: RULES }]));

test.each([
  ['what if payday is a holiday?', 'what if pay day is a holiday?'],
  ['who may use my log in?', 'who may use my login?'],
  ['do wages make up for it?', 'do wages make up for it?'],
  ['when is the mill closed?', 'when is the mill closed?'],
  ['what about daylight?', 'what about daylight?'],
])('%s', (question, asked) => {
  expect(joinAsWritten(index, question)).toBe(asked);
});

test('a word that the document parts finds what it says', () => {
  const { outcome, quotes } = answerQuestion(index, { text: 'What if payday is a holiday?' });
  expect(quotes[0]).toContain('the day before');
  expect(outcome).not.toBe('not_found');
});
