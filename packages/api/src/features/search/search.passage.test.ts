import { expect, test } from 'vitest';
import { markParts } from './search.marks.ts';
import { cutPassage } from './search.passage.ts';

const marked = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to));

test('a passage is cut where most of the words are close together, and found words are marked as written', () => {
  const filler = 'Nothing of it is said here. '.repeat(40);
  const passage = cutPassage(
    `A deposit. ${filler}The Dépôt of three\n\tmonths is paid, deposits too. ${filler}`,
    ['depot', 'months', 'deposit'],
  );
  expect(passage.text).toMatch(/^….*The Dépôt of three months is paid, deposits too\..*…$/);
  expect(passage.text.length).toBeLessThan(200);
  expect(marked(passage)).toEqual(['Dépôt', 'months', 'deposits']);
});

test('what was not found is shown from its start, and markup stays text', () => {
  expect(cutPassage('<b>One</b> & two', ['three'])).toEqual({ text: '<b>One</b> & two', marks: [] });
});

test('parts of a name are marked in place, whatever their accents', () => {
  const name = 'Straße – Übersicht ﬁnal.pdf';
  expect(markParts(name, ['strasse', 'uber', 'final']).map(([from, to]) => name.slice(from, to))).toEqual([
    'Straße',
    'Über',
    'ﬁnal',
  ]);
  expect(markParts('aaa', ['a', 'aa'])).toEqual([[0, 2]]);
});
