import { expect, test } from 'vitest';
import { addInOrder, ORDERS } from './file-orders.ts';

const file = (filename: string, created_at = '2026-01-01') => ({ id: filename, filename, created_at });
const named = (...names: string[]) => names.map((name) => file(name));
const namesOf = (files: { filename: string }[]) => files.map(({ filename }) => filename);

test('files come by name, with numbers as numbers, whatever order they were chosen in', () => {
  const picked = named('part-10.pdf', 'part-2.pdf', 'Annex.pdf', 'part-1.pdf');
  expect(namesOf(addInOrder([], picked))).toEqual(['Annex.pdf', 'part-1.pdf', 'part-2.pdf', 'part-10.pdf']);
});

test('a file that is added takes its place by name, and the one that is there already stays once', () => {
  const more = addInOrder(named('part-1.pdf', 'part-10.pdf'), named('part-2.pdf', 'part-1.pdf'));
  expect(namesOf(more)).toEqual(['part-1.pdf', 'part-2.pdf', 'part-10.pdf']);
});

test('an order that was made by hand is kept: what is added follows it', () => {
  const more = addInOrder(named('part-3.pdf', 'part-1.pdf'), named('part-10.pdf', 'part-2.pdf'));
  expect(namesOf(more)).toEqual(['part-3.pdf', 'part-1.pdf', 'part-2.pdf', 'part-10.pdf']);
});

test('files are sorted by date both ways', () => {
  const files = [file('b', '2026-02-01'), file('a', '2026-03-01'), file('c', '2026-01-01')];
  expect(namesOf(files.toSorted(ORDERS.oldest))).toEqual(['c', 'b', 'a']);
  expect(namesOf(files.toSorted(ORDERS.newest))).toEqual(['a', 'b', 'c']);
});
