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

const MINUTES = `Harbour Crane Project
Minutes of Meetings

Client: Professor Ada Brook
Group Name: The Night Shift
Contractors: Tom Frost, Ida Reed

The group called the client twice, and showed what a customer would see of the crane. It was agreed to write to the harbour master in March.`;

test('a line whose name is what is asked for comes before all that speaks of it', () => {
  expect(ask(MINUTES, 'Who is the customer?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('Ada Brook'),
  });
  expect(ask(MINUTES, 'What is the group called?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('The Night Shift'),
  });
});

test('of two lines of that name none is meant', () => {
  expect(ask(`${MINUTES}\n\nClient: Lord Mayor of Port Ellis`, 'Who is the customer?').outcome).not.toBe(
    'answered',
  );
});
