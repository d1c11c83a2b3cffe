import { shareWords } from '@sheaf/passages';
import { expect, test } from 'vitest';
import { makeQuestions } from './questions.ts';
import type { TextRecord } from './records.ts';

const paragraph = (text: string): TextRecord => ({ kind: 'paragraph', text: text.padEnd(220, ' and so on') });
const SAID = 'The deposit is what a tenant hands over when the lease begins.';
const FILES: TextRecord[][] = [
  [
    { kind: 'heading', text: 'Before the lease begins' },
    paragraph(SAID),
    { kind: 'heading', text: 'Repairs' },
    paragraph('The roof is mended in summer.'),
    { kind: 'pair', text: 'deposit', meaning: 'money a tenant pays first as security against damage' },
    { kind: 'pair', text: 'gutter', meaning: 'a channel that takes the rain from the roof' },
  ],
  [
    { kind: 'heading', text: 'What the deposit of another book is' },
    paragraph('The deposit of a river is sand.'),
  ],
];

test('an explanation asks for the sections of its own file that use the term; one that is used nowhere asks nothing', () => {
  const { questions, passages } = makeQuestions('a/b', FILES);
  expect(passages.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(questions.map(({ kind, pages }) => [kind, ...pages])).toEqual([
    ['meaning', 1],
    ['paraphrase', 1],
    ['heading', 1],
    ['heading', 3],
  ]);
});

test('a paraphrase shares no telling word with what it asks for', () => {
  const { questions } = makeQuestions('a/b', FILES);
  const meaning = questions.find(({ kind }) => kind === 'meaning')!;
  const paraphrase = questions.find(({ kind }) => kind === 'paraphrase')!;
  expect(shareWords(meaning.text, SAID)).toBeGreaterThan(0);
  expect(shareWords(paraphrase.text, SAID)).toBe(0);
  expect(paraphrase.text).toContain('security against damage');
});
