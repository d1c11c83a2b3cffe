import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { listUnits } from '../reading/units.ts';
import { cutPassages } from './cut-passages.ts';

const LIST = '0. Contents\n1. Name\n2. Membership\n3. Dues\n4. Closing the Society';
const BODY = `1. Name
The society is called the Friends of the Old Mill.

2. Membership
Anybody who lives in the valley may join by a letter to the secretary.

3. Dues
Each member pays 12 dollars a year, in March.

4. Closing the Society
What is left when the society is closed goes to the valley school.`;

const index = (text: string) => indexPassages(cutPassages([{ page: 1, text }]));
const furniture = (text: string) => {
  const scope = index(text);
  return scope.passages
    .flatMap((_, at) => listUnits(scope, at))
    .filter(({ isFurniture }) => isFurniture)
    .map(({ sentence }) => sentence.text);
};

test('a table of contents says nothing: its lines are never shown', () => {
  expect(furniture(`${LIST}\n\n${BODY}`)).toEqual(LIST.split('\n'));
  const { sources } = answerQuestion(index(`${LIST}\n\n${BODY}`), { text: 'What does membership cost?' });
  expect(sources.map(({ snippet }) => snippet).join('\n')).not.toContain('Membership\n3. Dues');
});

test('what is called Contents and names no section below it is read', () => {
  expect(furniture(`Contents\nOne kettle\nTwo cups\nA bag of tea\n\n${BODY}`)).toEqual([]);
});
