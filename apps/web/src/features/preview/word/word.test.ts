import type { ReadWordReport } from '@sheaf/pdf-core/tools/read-word/report.ts';
import { expect, test } from 'vitest';
import { findQuote, findWords } from './find-words.ts';
import { firstOfPage, openWord } from './word.ts';

const texts = ['The Rent is due.', 'Pay\tby  the\nthird day', 'of each month (c*)', 'The rent is due.'];
const span = (paragraph: number, start: number, end: number) => ({ paragraph, start, end });

test('words are found however they are spaced and capitalized, and signs are no pattern', () => {
  expect(findWords(texts, 'rent')).toEqual([span(0, 4, 8), span(3, 4, 8)]);
  expect(findWords(texts, ' by the third ')).toEqual([span(1, 4, 17)]);
  expect(findWords(texts, '(c*)')).toEqual([span(2, 14, 18)]);
  expect(findWords(texts, '.*')).toEqual([]);
  expect(findWords(texts, ' ')).toEqual([]);
  expect(findWords(['İİ rent'], 'RENT')).toEqual([span(0, 3, 7)]);
});

test('a quote is found over the ends of paragraphs, first on its page, and else before', () => {
  expect(findQuote(texts, 'the third\nday of each', 0)).toEqual([span(1, 8, 21), span(2, 0, 7)]);
  expect(findQuote(texts, 'rent is due', 1)).toEqual([span(3, 4, 15)]);
  expect(findQuote(texts, 'Rent is due', 1)).toEqual([span(0, 4, 15)]);
  expect(findQuote(texts, 'not there at all', 0)).toEqual([]);
});

test('a document is divided into chunks, lists only when they are long', () => {
  const item = { runs: [{ text: 'Item' }], marker: '•' };
  const paragraphs = [
    ...Array.from({ length: 30 }, () => ({ runs: [] })),
    ...Array.from({ length: 300 }, () => item),
  ];
  const report: ReadWordReport = {
    paragraphs: [...paragraphs, { runs: [{ text: 'Note' }] }],
    tables: [],
    blocks: paragraphs.map((_, paragraph) => ({ paragraph })),
    notes: [[{ paragraph: 330 }]],
    images: [],
    pages: [100, 200],
    count: 331,
  };
  const word = openWord(report);
  expect(word.chunks.map(({ start, blocks }) => [start, blocks.length])).toEqual([
    [0, 200],
    [200, 130],
  ]);
  expect([0, 199, 200, 330].map(word.chunkOf)).toEqual([0, 0, 1, 2]);
  expect([1, 2, 3, 9].map((page) => firstOfPage(word, page))).toEqual([0, 100, 200, 200]);
});

test('a row of a table is found by its cells, and items without their numbers', () => {
  const cells = [
    'Faults',
    'Display shows HHH',
    'The inside is too hot',
    'Wait',
    'Do not',
    'Smoke in here',
    'Sublet it',
  ];
  const places = (quote: string) => findQuote(cells, quote, 0).map(({ paragraph }) => paragraph);
  expect(places('Display shows HHH | The inside is too hot | Wait')).toEqual([1, 2, 3]);
  expect(places('Display shows HHH |  | The inside is too hot')).toEqual([1, 2]);
  expect(places('7. Do not\na. Smoke in here\nb. Sublet it')).toEqual([4, 5, 6]);
});
