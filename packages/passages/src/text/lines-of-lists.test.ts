import { expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from './cut-passages.ts';

const cut = (text: string) =>
  cutPassages([{ page: 1, text }]).flatMap(({ sentences }) => sentences.map((one) => one.text));
const ask = (text: string, question: string) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text }])), {
    text: question,
  });
  return { outcome, shown: sources[0]?.snippet ?? '' };
};

const FEES = `The fees of those who are not insured are:
Single session (50 minutes) - $120
Session for couples (50 minutes) - $165
Missed session (less than 24 hrs. notice) fee - $40
Copies - $.30 per page
There is a fee of $25 for a check that bounces.`;

test('each line of a list of prices stands by itself', () => {
  expect(cut(FEES).slice(1)).toEqual([
    'Single session (50 minutes) - $120',
    'Session for couples (50 minutes) - $165',
    'Missed session (less than 24 hrs. notice) fee - $40',
    'Copies - $.30 per page',
    'There is a fee of $25 for a check that bounces.',
  ]);
  expect(ask(FEES, 'How much is a session for couples?')).toMatchObject({
    outcome: 'answered',
    shown: 'Session for couples (50 minutes) - $165',
  });
});

test('a line of prose that ends in a sum is no price', () => {
  expect(cut('The board met in spring and paid for the roof - $300\nwas left over.')).toHaveLength(1);
});

const CLAUSES = `1.1\tThe parties are called the owner and the agent in this agreement and in all letters that belong to it
1.2\tThe agent keeps a list of all guests and shows it to the owner whenever the owner asks for it
1.3\tBank details of the owner;
1.4\tA commission of 9% is due for each guest who has stayed for more than three nights in a row
1.4.1\tIt is paid into the account of the agent within a week of the day on which the guest has left
1.5\tEach party may end this agreement`;

test('clauses that are counted by numbers with stops are cut from each other, where no full stop ends them', () => {
  expect(cut(CLAUSES)).toEqual(CLAUSES.split('\n').map((line) => line.replace('\t', ' ')));
});

const RATES = `Rooms are held until the end of June.
RATES FOR ONE NIGHT IN THE OLD HOUSE BY THE LAKE:
Room for one or two: $99.00
Room for three: $119.00
Room for four: $139.00

Breakfast is served until ten.`;

test('lines of names and values below what leads into them are quoted together', () => {
  expect(cut(RATES)).toContain('Room for one or two: $99.00');
  expect(ask(RATES, 'What are the rates for one night in the old house?').shown).toContain('$139.00');
});
