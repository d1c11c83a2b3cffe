import { answerQuestion, indexPassages } from '@sheaf/passages';
import { makePages } from '../meaning/seed.ts';
import { type Axis, type Cost, processorTimeOf } from './cost.ts';

const QUESTIONS = [
  'How much is the rent a month?',
  'When does a backup run?',
  'Who may delete an account?',
  'What happens when the disk is full?',
];

/** One document that is asked, with no model. */
export const passagesOfADocument: Axis = {
  grows: 'passages of a document',
  sizes: [100, 1000, 10_000],
  measure,
};

async function measure(sizes: number[]): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const size of sizes) {
    const passages = makePages(size);
    const index = indexPassages(passages);
    const ask = (run: number) => answerQuestion(index, { text: QUESTIONS[run % QUESTIONS.length]! });
    costs.push(
      {
        what: 'read for the first question',
        size,
        milliseconds: await processorTimeOf(() => indexPassages(passages)),
      },
      { what: 'a question', size, milliseconds: await processorTimeOf(ask) },
    );
  }
  return costs;
}
