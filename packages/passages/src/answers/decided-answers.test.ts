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

const PLAN = `Plan of the Valley Trust
This plan was made by the board with the help of its volunteers, who met four times in spring.

Mission Statement
The trust brings families who are new in the valley together with those who have lived here for long.

Objectives
The trust opens a second house by the end of next year, and reviews its mission each spring.`;

test('what something is stands below the heading that is called so', () => {
  expect(ask(PLAN, 'What is the mission?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('brings families'),
  });
});

test('a heading with other words than the question is not meant', () => {
  expect(ask(PLAN, 'What is the mission of the volunteers?').shown).not.toMatch(/^Mission Statement/u);
});

const CHURCH = `Government of the Church
The elders meet each month in the vestry. They choose a chairman and a secretary at the first meeting after Easter. A pastor serves for four years and may be called again.
The pastor takes part in all meetings of the elders, and cannot serve as their chairman.
The secretary keeps the minutes. A fund for repairs is held by the treasurer, who reports to the members each spring.`;

test('a sentence that decides in all the words of a question answers whether it may be', () => {
  expect(ask(CHURCH, 'Can the pastor be chairman?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('cannot serve'),
  });
  expect(ask(CHURCH, 'Can the secretary be treasurer?').outcome).not.toBe('answered');
});

const CONTACT = `Rights of Workers\nMailing address: 748 10th St, Boulder, CO 80302\nWebsite: workers.example.org\n\nPurpose\nThe group speaks for workers.`;

test('a street may be a number', () => {
  expect(ask(CONTACT, 'What is the address?')).toMatchObject({
    outcome: 'answered',
    shown: expect.stringContaining('748 10th St'),
  });
});

const OUTREACH = `Notes of the outreach team
The team met in October with all who take part in outreach. Ada will build the database, and sends the forms to all.
Whoever makes a pamphlet for the families of the valley provides translated versions. Most families speak another language at home.
The survey is short, so that everybody has time for it. Tutors drive to the school once a week and read with the children there.`;

test('a sentence without a reason does not tell why', () => {
  expect(ask(OUTREACH, 'why are the brochures translated').outcome).not.toBe('answered');
  expect(ask(OUTREACH, 'why is the survey short').outcome).toBe('answered');
});
