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
