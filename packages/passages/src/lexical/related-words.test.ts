import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { findAlike } from '../ranking/alike-words.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { relatedOf } from './related-words.ts';
import { stemOf } from './terms.ts';

test.each([
  ['assess', 'evaluate'],
  ['salary', 'wage'],
  ['warranty', 'guarantee'],
  ['heavy', 'weight'],
  ['swap', 'switch'],
])('WordNet puts %s near %s, in several steps', (word, other) => {
  const degree = relatedOf(stemOf(word)).get(stemOf(other)) ?? 0;
  expect(degree).toBeGreaterThan(0.2);
  expect(degree).toBeLessThan(1);
});

test('a word that no row begins with has no kin', () => {
  expect([...relatedOf('qqqq')]).toEqual([]);
});

test('a word of the question finds its kin in the scope, and none that does not stand there', () => {
  const text =
    'The performance of an employee is evaluated in a talk with the head of the office, and the talk is put down in writing.';
  const alike = new Map(findAlike(indexPassages(cutPassages([{ page: 1, text }])), 'assessed'));
  expect(alike.get(stemOf('evaluated'))).toBeGreaterThan(0.5);
  expect([...alike.keys()]).not.toContain(stemOf('appraisal'));
});
