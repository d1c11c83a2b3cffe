import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';

const FORM = `Report on an accident at the boatyard
Individuals are not named in this report. They are called by what they are to each other in it.

Child Information (at time of accident)
Age: 3 Years | Gender: | Female Male
Place of birth: Whitby | Height: 95 cm

Date of incident: 1 December 2031

At the time of the accident, the child lived with his mother, her boyfriend and the boyfriend's 4 year old son.
The form is of April 2014, and the case has been closed.`;

const index = indexPassages(cutPassages([{ page: 1, text: FORM }]));
const ask = (text: string) => {
  const { outcome, sources } = answerQuestion(index, { text });
  return outcome === 'answered' ? sources[0]!.answer : outcome;
};

test('of several values in a line the one whose name is asked for is told', () => {
  expect(ask('How old was the child?')).toBe('3 Years');
  expect(ask('How tall was the child?')).toBe('95 cm');
  expect(ask('What day did it happen?')).toBe('1 December 2031');
});

test('the age of one is not that of another', () => {
  expect(ask('How old was the mother?')).not.toBe('3 Years');
});
