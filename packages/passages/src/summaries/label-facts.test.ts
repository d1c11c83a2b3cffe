import { expect, test } from 'vitest';
import { listKeyFacts } from './key-facts.ts';
import { labelFacts } from './label-facts.ts';

test('a fact is told with what it is of: its key, its row, or the words before it', () => {
  const pages = [
    {
      page: 1,
      text: 'Invoice Date: 7 May 2024\nIBAN: DE89 3704 0044 0532 0130 00\n\nRent | 2026 | $2,150\nDeposit | $4,300\n\nThe lease begins on 1 June 2024. Rent that is\npaid late bears interest at 5 %.',
    },
  ];
  const labels = labelFacts(listKeyFacts(pages), pages).map(({ text, label }) => [text, label]);
  expect(labels).toEqual(
    expect.arrayContaining([
      ['7 May 2024', 'Invoice Date'],
      ['DE89 3704 0044 0532 0130 00', 'IBAN'],
      ['$2,150', 'Rent'],
      ['$4,300', 'Deposit'],
      ['1 June 2024', 'The lease begins'],
      ['5 %', 'Rent that is paid late bears interest'],
    ]),
  );
});
