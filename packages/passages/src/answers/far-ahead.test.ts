import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { readPassages } from '../reading/read-passages.ts';
import { rankPassages } from '../ranking/rank-passages.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { isFarAhead } from './far-ahead.ts';

const FERRY = indexPassages(
  cutPassages([
    {
      page: 1,
      text: `Ferry to Lund Island
Dogs stay on the upper deck during the whole trip. Bicycles travel for nothing on weekdays. Seals rest on the sandbank in the afternoon.`,
    },
  ]),
);
const read = (text: string, likely: number[]) => {
  const reading = readPassages(FERRY, { text }, rankPassages(FERRY, { text }));
  return { ...reading, units: reading.units.map((one, at) => ({ ...one, likely: likely[at] ?? 0.01 })) };
};

test('a sentence that is much likelier than the next is far ahead', () => {
  expect(isFarAhead(read('Where do dogs stay during the trip?', [0.6, 0.2]))).toBe(true);
  expect(isFarAhead(read('Where do dogs stay during the trip?', [0.6, 0.5]))).toBe(false);
  expect(isFarAhead(read('Where do dogs stay during the trip?', [0.2, 0.01]))).toBe(false);
});

test('not where a word stands nowhere, nor where one clause decides', () => {
  expect(isFarAhead(read('Where do elephants stay during the trip?', [0.6, 0.2]))).toBe(false);
  expect(isFarAhead(read('Do dogs stay on the upper deck?', [0.6, 0.2]))).toBe(false);
});
