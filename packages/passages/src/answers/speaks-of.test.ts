import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { answerQuestion } from './answer-question.ts';

const lease = (rent: string, more: string) => [
  {
    page: 1,
    text: `Lease agreement, Harrow Lane 18

Between Ada Marsh (landlord) and Ivo Brandt (tenant). Signed 3 February 2026.

1 Rent

The monthly rent is ${rent} euros, payable on the third working day. The deposit is three months'
rent.

2 Notice

The tenant may end the lease with a notice of three months. Leaving early costs one month's
rent.

${more}Phone +49 30 1234567, ivo.brandt@example.org`,
  },
  { page: 2, text: '4 Repairs\n\nSmall repairs up to 90 euros are paid by the tenant.\nSignature: ______' },
  { page: 3, text: '5 Annex\n\nInventory: fridge, oven, two lamps.' },
];
const PETS = '3 Pets\n\nOne cat is allowed. Dogs need written consent.\n\n';
const ask = (pages: { page: number; text: string }[], text: string) =>
  answerQuestion(indexPassages(cutPassages(pages)), { text });

test.each([
  ['1,240', PETS],
  ['1,310', ''],
])('how high a rent is says the sentence on the rent, and never one on something else: %s', (rent, more) => {
  const { outcome, sources } = ask(lease(rent, more), 'How high is the rent?');
  expect(outcome).toBe('answered');
  expect(sources[0]!.snippet).toContain(`The monthly rent is ${rent} euros`);
  expect(sources[0]!.answer).toBe(`${rent} euros`);
});

test.each([
  'How high is the rent?',
  'How high is the deposit?',
  'How large is the deposit?',
  'What does leaving early cost?',
  'Is a cat allowed?',
  'Who pays for small repairs?',
  'How high is the fence?',
  'How high is the interest?',
  'What is the colour of the door?',
])('what is stated as an answer has what was judged, and a word of the question: %s', (question) => {
  const { outcome, sources } = ask(lease('1,240', PETS), question);
  if (outcome !== 'answered') return;
  expect(sources[0]!.snippet).toMatch(/rent|deposit|early|cat|repairs/u);
});
