import { expect, test } from 'vitest';
import { findPlaces, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';
import { rankEntries } from './rank-entries.ts';

const entry = (group: PaletteGroup, label: string, words = ''): PaletteEntry => ({
  id: `${group}-${label}`,
  group,
  label,
  words,
  icon: null,
  run: () => undefined,
});
const TOOLS = [
  entry('tools', 'Resize pages', 'resize page size scale a4 letter format'),
  entry('tools', 'Interleave pages', 'mix interleave alternate'),
  entry('tools', 'Merge', 'combine join'),
  entry('pages', 'Trash', 'bin deleted'),
];
const firstFor = (query: string, ...own: PaletteEntry[]) =>
  rankEntries(query, findPlaces(TOOLS, query).exact, own)[0]?.label;
const file = (name: string) => entry('files', name);

test.each([
  // A whole name comes first, also where a command has a synonym that begins so.
  ['letter.pdf', 'letter.pdf'],
  ['Letter', 'letter.pdf'],
  ['lette', 'Resize pages'],
])('%s opens %s', (query, expected) => {
  expect(firstFor(query, file('letter.pdf'))).toBe(expected);
});

test('the beginning of a name comes before the middle of a word and before a forgiven letter', () => {
  expect(firstFor('lea', file('lease.pdf'))).toBe('lease.pdf');
  expect(firstFor('lea', entry('folders', 'Leases'))).toBe('Leases');
  expect(firstFor('leave', file('old-lease.pdf'))).toBe('Interleave pages');
});

test('a command whose name or synonym begins so comes before a file that does', () => {
  expect(firstFor('trash', file('trash collection.pdf'))).toBe('Trash');
  expect(firstFor('merge', file('merge.pdf'))).toBe('Merge');
  expect(firstFor('comb', file('combs.pdf'))).toBe('Merge');
});

test('entries of a group stand together, so that the arrow keys go from top to bottom', () => {
  const ranked = rankEntries('le', findPlaces(TOOLS, 'le').exact, [file('a le.pdf'), file('lease.pdf')]);
  const groups = ranked.map(({ group }) => group);
  expect(groups.filter((group, at) => group !== groups[at - 1])).toHaveLength(new Set(groups).size);
  expect(ranked[0]?.label).toBe(ranked.some(({ group }) => group === 'tools') ? 'Resize pages' : 'lease.pdf');
});
