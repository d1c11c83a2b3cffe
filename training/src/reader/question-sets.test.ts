import { expect, test } from 'vitest';
import type { AskedDocument } from './asked-document.ts';
import { QUESTION_SETS } from './question-sets.ts';
import { readReaderSources } from './reader-sources.ts';
import { makeForms } from './rule-made.ts';

const FREE = new Set(['MIT', 'Apache-2.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC0-1.0']);

/** What each question's places say. */
const said = ({ pages, questions }: AskedDocument) =>
  questions.map(
    ({ text, places }) =>
      [text, places.map(({ page, from, to }) => pages[page - 1]!.text.slice(from, to))] as const,
  );

test('every set has a source with its revision and a licence that lets weights be made of it', () => {
  const sources = readReaderSources();
  expect(sources.map(({ repository }) => repository).toSorted()).toEqual(
    Object.keys(QUESTION_SETS).toSorted(),
  );
  for (const { revision, licence, readIn } of sources) {
    expect(revision).toMatch(/^[\da-f]{40}$/);
    expect(FREE).toContain(licence);
    expect(readIn).not.toBe('');
  }
});

test('answers are found again on the pages a paragraph is laid on', () => {
  const context = `${'The mill grinds rye. '.repeat(200)}The miller is Ida Brandt.`;
  const file = {
    data: [
      {
        paragraphs: [
          {
            context,
            qas: [
              {
                question: 'Who is the miller?',
                answers: [{ text: 'Ida Brandt', answer_start: context.indexOf('Ida') }],
              },
            ],
          },
        ],
      },
    ],
  };
  const [document] = QUESTION_SETS['deepset-ai/COVID-QA']!.read([
    { path: 'data/question-answering/200423_covidQA.json', text: JSON.stringify(file) },
  ]);
  expect(document!.pages.length).toBeGreaterThan(1);
  expect(said(document!)).toEqual([['Who is the miller?', ['Ida Brandt']]]);
});

test('questions on single sentences are laid out as they are printed', () => {
  const id = 'Wiki1k:wikipedia:1:2:3';
  const files = [
    { path: 'data/wiki-sentences.tsv', text: `${id}\tThe bell -LRB- cast in 1890 -RRB- hangs in Bern .\n` },
    {
      path: 'data/filtered/dev.tsv',
      text: `${id}\t1\t7\t0\t0\tWhere does the old bell hang?\t9\t1:9\t2:9\n`,
    },
    { path: 'data/filtered/test.tsv', text: '' },
  ];
  const [document] = QUESTION_SETS['uwnlp/qamr']!.read(files);
  expect(document!.pages[0]!.text).toContain('The bell (cast in 1890) hangs in Bern.');
  expect(said(document!)).toEqual([['Where does the old bell hang?', ['Bern']]]);
});

test('forms, tables and glossaries made by rule hold the answer to each of their questions', () => {
  const text =
    'The annual harvest was good. The annual harvest of the upper valley, the grain market and the winter storage are described by the local council. The town archive keeps them.';
  const documents = makeForms([text.repeat(3)], 3, 1);
  expect(documents).toEqual(makeForms([text.repeat(3)], 3, 1));
  for (const document of documents) {
    expect(document.questions.length).toBeGreaterThan(10);
    for (const [, answers] of said(document)) expect(answers.join('')).not.toBe('');
  }
});
