import { expect, test } from 'vitest';
import { markNear } from './mark-near.ts';
import { findNearWords } from './near-words.ts';

const marked = (question: string, sentence: string) => {
  const { text, marks } = markNear(sentence, findNearWords(question, null));
  return marks.map(([from, to]) => text.slice(from, to));
};

test('a number within another number is not marked', () => {
  const sentence = 'Of 0.05 and 10,0 at 08:0 only code 0 counts.';
  expect(marked('code 0', sentence)).toEqual(['code', '0']);
});

test('a number is marked where the word around it is what was asked for', () => {
  expect(marked('bolt 0', 'The bolt-0 fits, not the nut-0.')).toEqual(['bolt', '0']);
});
