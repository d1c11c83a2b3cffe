import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const MANUAL = `Calder Tumble Dryer

Before the first use
We recommend that you let the dryer turn
empty for twenty minutes before any laundry is in it.
This removes the smell of the works.

Do not install the dryer in damp or unheated
rooms, for example in a cellar or in a boathouse.

Noises
A clicking noise at the start is normal.

Repairs
During the guarantee Calder decides whether a dryer is repaired or replaced, and pays for repairs.`;

const RULES = `Rules of Harrow Quay

1. The quay
1. Items such as old sails, tyres and batteries are prohibited in the bins of the quay.
2. For the sake of the children the speed limit on the quay is 12 km/h.
3. Whoever is aged 16 or over may row out alone.
4. The yearly gathering of the berth holders is held in the month of October.
5. Prizes of the regatta are divided equally between the crew. The board settles quarrels among a crew about its prizes.
6. All boats must bear their names.
7. The board has three members.

5. Roof of the Lantern Shed
The roof of the Lantern Shed was given to a roofer of the town before the winter.`;

const ask = (page: string, text: string) => {
  const { outcome, quotes } = answerQuestion(indexPassages(cutPassages([{ page: 1, text: page }])), { text });
  return [outcome, quotes[0] ?? ''];
};
const answer = (part: string) => ['answered', expect.stringContaining(part)];

test('whoever asks whether he may is told by a sentence that forbids it, quoted whole from a narrow column', () => {
  expect(ask(MANUAL, 'Can I keep the dryer in a boathouse?')).toEqual(
    answer('Do not install the dryer in damp or unheated rooms, for example'),
  );
});

test('whoever asks whether something is broken does not ask who repairs it', () => {
  expect(ask(MANUAL, 'There is a clicking noise, is it broken?')[1]).toContain('is normal');
});

test.each([
  ['How fast may I drive here?', '12 km/h'],
  ['How old do I have to be to row?', 'aged 16 or over'],
  ['When do they gather every year?', 'month of October'],
  ['How do we split prizes?', 'divided equally'],
])('rules tell how fast, from what age, when and how: %s', (question, part) => {
  expect(ask(RULES, question)).toEqual(answer(part));
});

test.each(['How much does the roof of the Lantern Shed cost?', 'How heavy may a boat be?'])(
  'the number of a clause is no figure that answers: %s',
  (question) => {
    expect(ask(RULES, question)[0]).not.toBe('answered');
  },
);
