import { readFileSync } from 'node:fs';
import { locateQuote } from '@sheaf/passages';
import { expect, test } from 'vitest';
import { listSources } from './document-questions.ts';

type Line = { document: string; question: string; kind: string; answers?: string[]; passage?: string };

const lines = readFileSync(new URL('../../questions/questions.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

test('every question is of a document that is listed, and every document has some', () => {
  expect(new Set(lines.map(({ document }) => document))).toEqual(
    new Set(listSources().map(({ name }) => name)),
  );
});

test('a question has a passage that holds its answer, or says that there is none', () => {
  const isWhole = ({ kind, answers = [], passage = '' }: Line) =>
    kind === 'absent'
      ? !passage
      : passage !== '' &&
        (!answers.length || answers.some((answer) => locateQuote(passage, answer) !== null));
  expect(lines.filter((line) => !isWhole(line))).toEqual([]);
});

test('no question is asked twice of a document', () => {
  const asked = lines.map(({ document, question }) => `${document}: ${question}`);
  expect(new Set(asked).size).toBe(asked.length);
});
