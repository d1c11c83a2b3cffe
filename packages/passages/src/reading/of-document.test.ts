import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { askedOfDocument } from './of-document.ts';

test.each([
  ['Who wrote this paper?', 'author'],
  ['Who is the author of the report?', 'author'],
  ['Wer hat den Bericht geschrieben?', 'author'],
  ['When was the policy last updated?', 'date'],
  ['Quelle est la date de la facture ?', 'date'],
  ['What is the title of the document?', 'title'],
  ['Who wrote the letter to the council?', undefined],
  ['When was the committee dissolved?', undefined],
  ['When does the contract end?', 'term'],
  ['How long does this agreement run?', 'term'],
  ['Wie lange läuft der Vertrag?', 'term'],
  ['Quelle est la durée du contrat ?', 'term'],
  ['¿Cuánto dura el contrato?', 'term'],
  ['When does the insurance of the hull end?', undefined],
  ['How long does a visit last?', undefined],
  ['Who signed for the landlord?', undefined],
  ['', undefined],
])('%s', (question, what) => expect(askedOfDocument(question)).toBe(what));

const PAPER = [
  {
    page: 1,
    text: 'Predictive Polling\n\nThe Impact of Demographics\n\nRaghav Bhatia\n\nMarch 19, 2024\n\nModel Construction\n\nIn this essay we build a model of what voters say, and compare it with what they did in the end.',
  },
  { page: 2, text: 'The data were gathered on 4 May 2020 by Nate Cohn. They are public.' },
];

test('the first page says who wrote a document and when, by its shape', () => {
  const index = indexPassages(cutPassages(PAPER));
  const ask = (text: string) => answerQuestion(index, { text });
  expect(ask('Who wrote this paper?')).toMatchObject({
    outcome: 'answered',
    sources: expect.arrayContaining([expect.objectContaining({ page: 1, answer: 'Raghav Bhatia' })]),
  });
  expect(ask('When was the paper published?').sources[0]).toMatchObject({
    page: 1,
    answer: 'March 19, 2024',
  });
});

test('of several documents none is meant', () => {
  const passages = ['a', 'b'].flatMap((fileId) => cutPassages(PAPER).map((one) => ({ ...one, fileId })));
  expect(answerQuestion(indexPassages(passages), { text: 'Who wrote this paper?' }).confidence).toBeLessThan(
    0.85,
  );
});
