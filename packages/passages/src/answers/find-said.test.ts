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
