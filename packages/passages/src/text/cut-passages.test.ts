import { expect, test } from 'vitest';
import { SMALL_LEASE } from '../testing/small-lease.ts';
import { cutPassages } from './cut-passages.ts';
import { readAloud } from './sentences.ts';

const sentence = (i: number) => `Sentence number ${i} says something of its own about matter ${i}.`;
const long = Array.from({ length: 60 }, (_, i) => sentence(i)).join(' ');

test('every sentence knows its place: the page says there what the sentence says', () => {
  for (const { sentences } of cutPassages(SMALL_LEASE))
    for (const { page, from, to, text } of sentences)
      expect(readAloud(SMALL_LEASE[page - 1]!.text.slice(from, to))).toBe(text);
});

test('sections begin passages, and pages do', () => {
  const passages = cutPassages(SMALL_LEASE);
  expect(passages.map(({ heading, page }) => `${page} ${heading}`)).toEqual([
    '1 1. Term',
    '1 2. Rent',
    '1 3. Use',
    '2 4. Prices',
    '2 5. Deposit',
  ]);
  expect(passages[1]!.text).toContain('Rent that is paid late bears interest at five per cent.');
});

test('no passage is longer than asked for, and each begins with the end of the one before', () => {
  const passages = cutPassages([{ page: 1, text: long }], { size: 400, overlap: 100 });
  expect(passages.length).toBeGreaterThan(10);
  for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(400);
  passages
    .slice(1)
    .forEach(({ sentences }, i) => expect(passages[i]!.sentences.at(-1)).toEqual(sentences[0]));
  const all = new Set(passages.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
  expect(all.size).toBe(60);
});

test('a table stays in one piece', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `| Part ${i} of the machine | steel | ${i * 3} kg |`);
  const text = `${long.slice(0, 600)}.\n\n${rows.join('\n')}\n\nAfterwards comes text.`;
  const withRows = cutPassages([{ page: 1, text }]).filter((passage) => passage.text.includes('| Part'));
  expect(withRows).toHaveLength(1);
  expect(withRows[0]!.sentences.filter(({ text: row }) => row.startsWith('|'))).toHaveLength(30);
});

test('lines that count on are sentences of their own, with what counts them', () => {
  const text = [
    '4. a. Smoking',
    'b. Operating the boat while',
    'intoxicated.',
    'c. Leaving the lake, as section',
    '7. says, without a word to the owner',
    '5. Life Jackets. One is supplied for each adult.',
  ].join('\n');
  const said = cutPassages([{ page: 1, text }]).flatMap(({ sentences }) => sentences.map((one) => one.text));
  expect(said).toEqual([
    '4. a. Smoking',
    'b. Operating the boat while intoxicated.',
    'c. Leaving the lake, as section 7. says, without a word to the owner',
    '5. Life Jackets.',
    'One is supplied for each adult.',
  ]);
});

test('a short sentence without its stop is no heading', () => {
  const text = '1.1 Opening\n\nBraden was elected Chair\n\n1.2 What is done next\n\nNothing is planned';
  expect(cutPassages([{ page: 1, text }]).map((one) => [one.heading, one.sentences.at(-1)!.text])).toEqual([
    ['1.1 Opening', 'Braden was elected Chair'],
    ['1.2 What is done next', 'Nothing is planned'],
  ]);
});

test('a sentence that a page cuts in two keeps both halves in one passage', () => {
  const passages = cutPassages([
    { page: 1, text: 'The first page ends with a sentence which goes' },
    { page: 2, text: 'on here and only then ends. Another follows it.' },
  ]);
  expect(passages).toHaveLength(1);
  expect(passages[0]).toMatchObject({ page: 1, lastPage: 2 });
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\n\t '],
])('%s has no passages', (_, text) => {
  expect(cutPassages([{ page: 1, text }])).toEqual([]);
  expect(cutPassages([])).toEqual([]);
});

test('text without a full stop is cut at spaces, and one endless word anywhere', () => {
  const words = cutPassages([{ page: 1, text: 'lower case words '.repeat(500) }]);
  for (const { text } of words) expect(text.length).toBeLessThanOrEqual(1000);
  expect(words.length).toBeGreaterThan(7);
  expect(cutPassages([{ page: 1, text: 'x'.repeat(5000) }]).length).toBeGreaterThanOrEqual(5);
});
