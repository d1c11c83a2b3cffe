import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowsOf, wordsOfRow } from './words-across.ts';

const ROWS = readFileSync(new URL('../../assets/words-across.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

test('each row has the words of four languages, without accents', () => {
  for (const row of ROWS) {
    expect(row.split(' | ')).toHaveLength(4);
    expect(row).toMatch(/^[a-z |*-]+$/u);
  }
});

test.each([
  ['kundigen', 'de', 'cancel'],
  ['hund', 'de', 'dog'],
  ['perros', 'es', 'dog'],
  ['rembourser', 'fr', 'refund'],
])('%s (%s) is in a row with %s', (word, language, english) => {
  expect(rowsOf(word, language).flatMap((row) => wordsOfRow(row, 'en'))).toContain(english);
});
