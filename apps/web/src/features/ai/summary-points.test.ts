import { createFormatter } from '@sheaf/messages/formatter';
import english from '@sheaf/messages/en/assistant.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { describeDocument, nameFact } from './document-facts.ts';
import { groupPoints } from './summary-points.tsx';

const point = (text: string, section?: string, role?: string) => ({ text, page: 1, section, role });
const t = createFormatter<'assistant'>('en', english as never);

test('points stay in their order under their headings, and those for the same come together', () => {
  const points = [
    point('A', 'Rent'),
    point('B', 'Rent'),
    point('C', 'Keys', 'ask'),
    point('D', 'Yard'),
    point('E', 'Yard', 'ask'),
    point('F', 'Rent'),
  ];
  const groups = groupPoints(points, (role) => (role === 'ask' ? 'What is asked' : undefined));
  expect(groups.map(({ title, points: own }) => [title, own.map(({ text }) => text).join('')])).toEqual([
    ['Rent', 'AB'],
    ['What is asked', 'CE'],
    ['Yard', 'D'],
    ['Rent', 'F'],
  ]);
});

test('a fact is named in the language of the reader, else by the document', () => {
  expect(nameFact({ kind: 'date', name: 'due', text: '1 May', pages: [1] }, t)).toBe('Due');
  expect(nameFact({ kind: 'date', label: 'Bin day', text: '1 May', pages: [1] }, t)).toBe('Bin day');
  expect(nameFact({ kind: 'date', text: '1 May', pages: [1] }, t)).toBe('Date');
  const lessee = { label: 'Lessee', pages: [1] };
  expect(nameFact({ kind: 'party', name: 'party', text: 'Eva Frost', ...lessee }, t)).toBe('Lessee');
  expect(nameFact({ kind: 'duration', name: 'notice', text: 'two months', ...lessee }, t)).toBe(
    'Notice (Lessee)',
  );
});

test('a document is described by its kind and its title, and neither is said twice', () => {
  const about = (kind: string, title?: string) => describeDocument({ kind, title, facts: [], more: 0 }, t);
  expect(about('contract', 'Housing Contract')).toBe('Contract: Housing Contract');
  expect(about('invoice', 'INVOICE')).toBe('INVOICE');
  expect(about('invoice')).toBe('Invoice');
  expect(about('other', 'Notes on Mooring')).toBe('Notes on Mooring');
  expect(about('other')).toBeUndefined();
});
