import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

test('the rows that each table of a survey repeats are no facts of it', () => {
  const table = (title: string, counts: number[]) =>
    `${title}\n\n${['In favor', 'Against'].map((label, i) => `${label} | ${counts[i]}`).join('\n')}`;
  const text = [
    'Report on the survey of members',
    'People asked | 201',
    table('New opening hours', [157, 12]),
    table('A second reading room', [63, 99]),
    table('Lending by post', [120, 41]),
  ].join('\n\n');
  const { facts } = listFacts([{ page: 1, text }], 'en');
  expect(facts.map(({ label, text: said }) => [label, said])).toEqual([['People asked', '201']]);
});
