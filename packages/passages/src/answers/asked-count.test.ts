import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { rankPassages } from '../ranking/rank-passages.ts';
import { readPassages } from '../reading/read-passages.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';
import { tellsHowMany } from './asked-count.ts';

const indexOf = (text: string) => indexPassages(cutPassages([{ page: 1, text }]));
const tells = (text: string, question: string) => {
  const index = indexOf(text);
  const { asked, units } = readPassages(index, { text: question }, rankPassages(index, { text: question }));
  return tellsHowMany(asked, units);
};

const RULES = `Except as to the builder, who has three votes per lot owned, there shall be one vote per one lot owned.
Co-owners may only exercise their vote together. An owner who is not current in annual dues may not vote at any meeting.
Each volunteer has between 1 and 2 breaks during each shift. Breaks are spent in the staff room or in the yard.
The board has a minimum of five (5) Directors, but no more than seven (7) Directors.`;

test.each(['How many votes do I have?', 'How many breaks do I get?', 'How many directors are there?'])(
  'the number right before what is counted tells how many there are: %s',
  (question) => {
    expect(tells(RULES, question)).toBe(true);
    expect(answerQuestion(indexOf(RULES), { text: question }).outcome).toBe('answered');
  },
);

test('where another sentence counts otherwise, or the question names something else, it does not', () => {
  expect(tells(`${RULES}\nOn Sundays a volunteer has 4 breaks.`, 'How many breaks do I get?')).toBe(false);
  expect(tells(RULES, 'How many breaks do the cooks get on Sundays?')).toBe(false);
  expect(tells(RULES, 'How many shifts does the yard have?')).toBe(false);
});
