import { expect, test } from 'vitest';
import { cutSentences } from './sentences.ts';

const cut = (text: string) =>
  cutSentences(text, { page: 1, from: 0, to: text.length }).map((one) => one.text);

test('abbreviations, initials and decimal points end no sentence', () => {
  expect(
    cut(
      'Ask Dr. Horn of Messrs. Pember. See No. 7 and Fig. 3. It costs 2.40 euros or Rs. 200, e.g. on Sundays.',
    ),
  ).toEqual([
    'Ask Dr. Horn of Messrs. Pember.',
    'See No. 7 and Fig. 3.',
    'It costs 2.40 euros or Rs. 200, e.g. on Sundays.',
  ]);
});

test('lines end no sentence, and words they cut are whole again', () => {
  expect(cut('The aerial rope-\nway was struck\nby lightning. The motor burnt.')).toEqual([
    'The aerial ropeway was struck by lightning.',
    'The motor burnt.',
  ]);
});
