import { expect, test } from 'vitest';
import { cutPassage } from './passage-parts.ts';

test('what was found is a part of its own', () => {
  expect(
    cutPassage('Rent. It is 900 euros. It is due.', 'It is 900 euros.').map(({ text, isFound }) => [
      text,
      isFound,
    ]),
  ).toEqual([
    ['Rent. ', false],
    ['It is 900 euros.', true],
    [' It is due.', false],
  ]);
});

test('rows that follow one another are one table, of which the row that was found is told', () => {
  const parts = cutPassage(
    'Arrests\n | Total | White\nRobbery | 100 | 43\nFraud | 161 | 108\nSource',
    'Fraud | 161 | 108',
  );
  expect(parts.map(({ text, rows }) => rows ?? text)).toEqual([
    'Arrests\n',
    [
      { cells: ['', 'Total', 'White'], isFound: false, from: 8 },
      { cells: ['Robbery', '100', '43'], isFound: false, from: 25 },
      { cells: ['Fraud', '161', '108'], isFound: true, from: 44 },
    ],
    'Source',
  ]);
});
