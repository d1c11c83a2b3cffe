import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from '../answers/answer-question.ts';
import { leansOnBefore } from './leans-on-before.ts';

test.each([
  'What does HHH mean?',
  'What does E3 mean?',
  'What does retention mean?',
  'Was bedeutet Umlage?',
  'Que signifie franchise ?',
  '¿Qué significa fianza?',
])('a question for the meaning of a word stands by itself: %s', (question) => {
  expect(leansOnBefore(question)).toBe(false);
});

test.each(['What does it mean?', 'And EE1?', 'Who pays?', 'What does this stand for?', 'How high is it?'])(
  'and what has no subject of its own does not: %s',
  (question) => {
    expect(leansOnBefore(question)).toBe(true);
  },
);

const MANUAL = `Bread maker, instructions for use

Safety

The housing becomes very hot. Keep it free on every side and never cover the vents. Children may use it if somebody is with them.

Making a loaf

Put the blade on its shaft, then pour in liquids first, flour on top, and yeast last. Choose a programme and press START for two seconds.

When something goes wrong

What you see\tLikely cause\tWhat to do
Display shows HHH\tThe inside is too hot\tOpen the lid and wait twenty minutes
Display shows EE1\tTemperature sensor has failed\tContact the service centre
Loaf sinks in the middle\tToo much water or yeast\tReduce the liquid by 15 ml

Guarantee

The machine is guaranteed for two years from the day of purchase. Keep the receipt.`;

test('a question that is asked again later is answered again', () => {
  const index = indexPassages(cutPassages([{ page: 1, text: MANUAL }]));
  const ask = (text: string, previous?: string) => answerQuestion(index, { text, previous });
  const first = ask('What does HHH mean?');
  expect(first.outcome).toBe('answered');
  expect(ask('What does HHH mean?', 'What does EE1 mean?').quotes).toEqual(first.quotes);
});
