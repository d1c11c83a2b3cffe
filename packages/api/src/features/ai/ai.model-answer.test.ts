import { expect, test } from 'vitest';
import { readModelAnswer } from './ai.model-answer.ts';

/** As it is shown when it comes in pieces of that many signs. */
function read(text: string, size: number) {
  const answer = readModelAnswer();
  const shown = (text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []).map((piece) => answer.push(piece));
  return { shown: shown.join(''), ...answer.end() };
}

const SAID = `The rent is 85 euros.\n\nQuite a lot.\nQUOTE 2: "The rent is 85 euros a month"\n- **QUOTE [1]**: “due on the third”\nAnd more.`;

test.each([1, 2, 3, 7, 500])('what is shown ends where the quotes begin, in pieces of %i', (size) => {
  expect(read(SAID, size)).toEqual({
    shown: 'The rent is 85 euros.\n\nQuite a lot.',
    text: 'The rent is 85 euros.\n\nQuite a lot.',
    quotes: [
      { passage: 2, text: 'The rent is 85 euros a month' },
      { passage: 1, text: 'due on the third' },
    ],
    isNotFound: false,
  });
  expect(read('NOT_FOUND', size)).toMatchObject({ shown: '', isNotFound: true, quotes: [] });
  expect(read('Notes on QUOTES.\nQuiet.', size)).toMatchObject({
    shown: 'Notes on QUOTES.\nQuiet.',
    quotes: [],
  });
});

test('what an answer quotes in passing is a quote too, and signs that hide are gone', () => {
  expect(
    read('It says “the rent is paid late”, <img src="http://a.example/b.png"> and "so".', 3).quotes,
  ).toEqual([{ passage: null, text: 'the rent is paid late' }]);
  expect(read('a\u202eb\u{e0041}c\u200b\u0007\td\n', 4)).toMatchObject({ shown: 'abc\td' });
});

test('what only seemed to begin a quote is shown at the end', () => {
  const answer = readModelAnswer();
  expect(answer.push('Yes.\nQU')).toBe('Yes.');
  expect(answer.push('ite.')).toBe('\nQuite.'.replace('Qu', 'QU'));
});
