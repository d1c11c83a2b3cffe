import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askedTopics } from './asked-topics.ts';

const ask = (text: string, question: string) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  });
  return { outcome, shown: sources[0]?.snippet ?? '' };
};

const PRACTICE = `Practice of Dr. Oakfield
What you say here is confidential and is not disclosed to others without your consent.
A session lasts 50 minutes. The fee for a no show or a cancellation with less than two days of notice is $60.
If financial hardship keeps you from paying a bill, a payment plan can be agreed with the office.
Letters and phone messages are answered within two days.`;
const WORKS = `Handbook of the Works
Salaries are paid into the account of each worker on the 5th of every month.
Full-time workers accrue 24 days of vacation per year. Unused vacation above 5 days is carried over to the next year.
Lost or stolen laptops have to be reported to the help desk within 24 hours.
Workers who have been here for a year may apply for a loan of up to two salaries.
Three tardy marks in a month are told to the foreman, who writes them into the file.`;
const SITE = `Terms of the Site
You agree not to allow anyone else to use your user name or password.
Please notify us at once of any unauthorized use of your account or of any other breach of security.
The pictures of the site are ours, and all purchases are non-refundable. Where a purchase cannot be delivered, the store may pay a refund of its price.`;
const BOARD = `Bylaws of the Trust
Members of the board may take part in a meeting by means of conference telephone. The board shall receive no compensation.
Resignation from the board must be in writing. Volunteers arrive 30 minutes prior to the start of their first shift.
The presence of one third of the owners shall constitute a quorum. In the event a quorum is not present the meeting is adjourned, and those who come to the next one are sufficient to constitute a quorum.`;
const CLUB = `Bylaws of the Club
Dues are $15 per semester. No director shall receive compensation for any service to the club.
A director may be removed by a vote of two thirds of all members.
The club meets in May, and its books are open to all members.`;

describe('what people ask in their own words', () => {
  test.each([
    [PRACTICE, "What do I pay if I don't turn up?", 'no show'],
    [PRACTICE, "What if I can't afford the bill?", 'payment plan'],
    [WORKS, 'When do we get our money?', '5th of every month'],
    [WORKS, 'How many holidays do I get a year?', '24 days'],
    [WORKS, 'What if I lose my laptop?', 'help desk'],
    [WORKS, 'How much can I borrow?', 'two salaries'],
    [SITE, 'Can I let a friend use my login?', 'not to allow anyone else'],
    [SITE, 'What do I do if someone hacked my account?', 'notify us at once'],
    [SITE, 'Can I get my money back for a purchase?', 'non-refundable'],
    [BOARD, 'Can meetings be held by phone?', 'conference telephone'],
    [BOARD, 'Do the treasurers get paid?', 'no compensation'],
    [BOARD, 'How do I step down from the board?', 'in writing'],
    [BOARD, 'How early should I show up?', '30 minutes'],
    [BOARD, 'How many owners make a quorum?', 'one third'],
    [CLUB, 'What does membership cost?', '$15'],
    [CLUB, 'Do board members get paid?', 'compensation'],
    [CLUB, 'How do you kick someone off the board?', 'two thirds'],
  ])('%#: %s', (text, question, said) => {
    expect(ask(text, question)).toMatchObject({
      outcome: 'answered',
      shown: expect.stringContaining(said),
    });
  });
});

test('where nothing is said of it, nothing is quoted as the answer', () => {
  const without = (text: string, line: RegExp) => text.replace(line, '');
  expect(ask(without(PRACTICE, /A session.*\n/u), "What do I pay if I don't turn up?").outcome).not.toBe(
    'answered',
  );
  expect(ask(without(WORKS, /Lost.*\n/u), 'What if I lose my laptop?').outcome).not.toBe('answered');
  expect(ask(without(CLUB, / No director.*\n/u), 'Do board members get paid?').outcome).not.toBe('answered');
});

test('words that such questions share with others make no topic', () => {
  const namesOf = (question: string) => askedTopics(question).map(({ name }) => name);
  expect(namesOf('Can my mentor be from another school?')).toEqual([]);
  expect(namesOf('Which teams lost in the first round?')).toEqual([]);
});
