import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';

const ask = (text: string, question: string) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  });
  return { outcome, shown: sources[0]?.snippet ?? '' };
};

const GUIDE = `Guide to the Convention
Grand Hotel Port Ellis
Friday, July 29, 2033 - August 2, 2033

Greetings from the chair of the convention. Rooms are released in spring, and the logo is chosen by all members by January 30.`;

test('the day of an event stands alone above the text', () => {
  expect(ask(GUIDE, 'When is the convention?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('July 29, 2033'),
  });
});

test('of two such lines none is certain, and other events have none', () => {
  const two = GUIDE.replace('\n\n', '\nMay 1, 2033\n\n');
  expect(ask(two, 'When is the convention?').shown).not.toBe('May 1, 2033');
  expect(ask(GUIDE, 'When is the logo chosen?').shown).not.toContain('July 29');
});
