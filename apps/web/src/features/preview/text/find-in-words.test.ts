import { expect, test } from 'vitest';
import { findInWords } from './find-in-words.ts';

const pieces = ['Total', ' ', 'due:\n', '482.50', ' ', 'EUR\n', 'total\n'];
const found = (query: string) =>
  findInWords(pieces, query).map(({ from, to }) => pieces.join('').slice(from, to));

test('words are found in any case, within a piece, over pieces and over the end of a line', () => {
  expect(found('total')).toEqual(['Total', 'total']);
  expect(found('82.5')).toEqual(['82.5']);
  expect(found('  DUE:   482.50 ')).toEqual(['due:\n482.50']);
});

test('nothing is found for no words, and for words that are not there', () => {
  expect(found('  ')).toEqual([]);
  expect(found('totals')).toEqual([]);
});
