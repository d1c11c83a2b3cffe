import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../answers/answer-question.ts';
import { indexPassages } from '../ranking/passage-index.ts';
import { cutPassages } from '../text/cut-passages.ts';

const ask = (sheet: string, text: string) => {
  const { outcome, sources } = answerQuestion(indexPassages(cutPassages([{ page: 1, text: sheet }])), {
    text,
  });
  return [outcome, sources[0]?.snippet.split(' | ')[0]];
};

const STOCK = [
  'Item\tMaker\tSelling Price\tStock Qty\tShelf',
  'Rye Flour 1 kg\tMillbrook\t4.20\t31\tA2',
  'Olive Oil\tVerde\t11.50\t9\tC1',
  'Sea Salt\tNordic\t2.10\t0\tA4',
  'Dried Beans\tMillbrook\t3.40\t58\tB3',
].join('\n');
const SALES = [
  'Item\tUnits Sold\tRevenue',
  'Pencils\t40\t20.00',
  'Notebooks\t25\t75.00',
  'Rulers\t0\t0.00',
  'TOTAL\t65\t95.00',
].join('\n');

describe('the row with the most or the least of what is asked for', () => {
  test.each([
    ['Which item is the dearest?', STOCK, 'Olive Oil'],
    ['What is the cheapest product?', STOCK, 'Sea Salt'],
    ['what have we run out of', STOCK, 'Sea Salt'],
    ['What is running low?', STOCK, 'Sea Salt'],
    ['Which item has the highest stock?', STOCK, 'Dried Beans'],
    ['What sold the most?', SALES, 'Pencils'],
    ['Which item has the highest revenue?', SALES, 'Notebooks'],
    ['What did not sell?', SALES, 'Rulers'],
  ])('%s', (question, sheet, row) => {
    expect(ask(sheet, question)).toEqual(['answered', row]);
  });

  test('of two rows with as much, none is certain, nor is one where the question names some of the rows', () => {
    expect(ask(STOCK.replace('\t9\t', '\t0\t'), 'What have we run out of?')[0]).not.toBe('answered');
    expect(ask(STOCK, 'Which Millbrook item is the dearest?')[0]).not.toBe('answered');
  });

  test('of two tables that count it, none is meant', () => {
    const two = `${SALES.replace('25', '40')}\n\nDaily log\nDate\tUnits Sold\n2033-03-05\t35\n2033-03-06\t52`;
    expect(ask(two, 'What sold the most?')[0]).not.toBe('answered');
  });

  test('without a column for it nothing is the most', () => {
    expect(ask(STOCK, 'Which item is the heaviest?')[0]).not.toBe('answered');
  });
});

describe('what a column says of the one thing that a question names', () => {
  test.each([
    ['Where do I find the flour?', 'Rye Flour 1 kg'],
    ['How many beans are left?', 'Dried Beans'],
    ["what's the price of oil", 'Olive Oil'],
  ])('%s', (question, row) => {
    expect(ask(STOCK, question)).toEqual(['answered', row]);
  });

  test('of two such things none is meant', () => {
    const two = `${STOCK}\nSunflower Oil\tVerde\t6.50\t14\tC2`;
    expect(ask(two, 'Where do I find the oil?')[0]).not.toBe('answered');
  });

  test('what the list does not have is not answered by another column', () => {
    expect(ask(STOCK, 'When was the flour delivered?')[0]).not.toBe('answered');
  });
});
