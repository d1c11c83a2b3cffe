import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const ask = (text: string, question: string) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  });
  return { outcome, shown: sources[0]?.snippet ?? '' };
};

const PARISH = `Meetings of the Parish
A special meeting of the parish is announced at two Sunday services before it.
The choir meets every Thursday in the hall, and its leader keeps the key.`;

test('who asks at what time is not told a day', () => {
  expect(ask(PARISH, 'What time is the Sunday service?').outcome).not.toBe('answered');
  const timed = `${PARISH}\nThe Sunday service begins at 10:30 a.m. in the old chapel.`;
  expect(ask(timed, 'What time is the Sunday service?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('10:30'),
  });
});

const OFFICE = `The company keeps an office in the old harbour, and a store in the north. Working hours are from 9.30 a.m. to 6 p.m. on all days.
The partners visit the office now and then, and meet there for some hours. Office keys are kept by the porter.`;

test('who asks for hours is shown times of the day', () => {
  expect(ask(OFFICE, 'what are the office hours').shown).toContain('9.30 a.m.');
});

const BILL = `Garden work\t40.00\nNew fence\t210.00\nSub Total:\tRs 250.00\nTax:\tRs 25.00\nTotal Cost:\tRs 275.00`;

test('the total is not the sum of a part', () => {
  expect(ask(BILL, 'What is the total?').shown).toContain('275');
});

const REPORTS = `The agent shows the owner all letters of guests.
Reports on the state of the house are sent fortnightly.
Keys are kept at the office.`;

test('fortnightly tells how often', () => {
  expect(ask(REPORTS, 'How often are reports sent?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('fortnightly'),
  });
});

test('a share with two places is no sum of money', () => {
  const rooms = `Room for three: $119.00\nRoom for four: $139.00\n\nThe rates are told without taxes, which are 17.30% at present.`;
  expect(ask(rooms, 'How much is a room for four?').shown).toContain('$139.00');
  expect(
    ask('The rates are told without taxes, which are 17.30% at present.', 'How much is a room?').outcome,
  ).not.toBe('answered');
});
