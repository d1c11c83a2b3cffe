import { expect, test } from 'vitest';
import { boxQuote } from './box-quote.ts';

const word = (text: string, x: number, y: number) => ({ text, x, y, width: 10 * text.length, height: 12 });
const WORDS = [
  word('The', 0, 0),
  word('rent', 40, 1),
  word('is', 90, 0),
  word('85', 120, 0),
  word('eu-', 150, 0),
  word('ros', 0, 20),
  word('a', 40, 20),
  word('month.', 60, 20),
];

test('a quote has a box for each of its lines, words cut by a line’s end among them', () => {
  expect(boxQuote(WORDS, 'rent is 85 euros a')).toEqual([
    { x: 40, y: 0, width: 140, height: 13 },
    { x: 0, y: 20, width: 50, height: 12 },
  ]);
});

test('what does not stand there has none', () => {
  expect(boxQuote(WORDS, 'rent is 95 euros')).toEqual([]);
  expect(boxQuote([], 'rent')).toEqual([]);
});
