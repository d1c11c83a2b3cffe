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

test('a wider space inside a sentence does not end it, and a clause with its name before its text is no heading', () => {
  const text = [
    '3. Deliveries. The seller brings the goods to the yard of the buyer, who unloads them within two hours of the',
    'arrival of the lorry or pays for the time that it waits, and the seller is told of damage before the',
    '',
    'Lorry leaves the yard. What is told later is not made good by the seller unless it could not be seen, and',
    '',
    'this holds for parts of a delivery too.',
    '',
    '4. Prices',
    'Prices are those of the list.',
  ].join('\n');
  const passages = cutPassages([{ page: 1, text }]);
  const said = passages.flatMap(({ sentences }) => sentences.map((one) => one.text));
  expect(said).toContain(
    'What is told later is not made good by the seller unless it could not be seen, and this holds for parts of a delivery too.',
  );
  expect(said.find((one) => one.startsWith('The seller brings'))).toMatch(
    /before the Lorry leaves the yard\.$/,
  );
  expect(passages.map(({ heading }) => heading)).toEqual(['', '4. Prices']);
});

test('a sentence that goes on below is no heading, however narrow its column is', () => {
  const text = `Before the first use
We recommend that you let the dryer turn
empty for twenty minutes before any laundry is in it.

Rights of those who hold
berths at the pier

The board keeps a list.`;
  const passages = cutPassages([{ page: 1, text }]);
  expect(passages.map(({ heading }) => heading)).toContain('Before the first use');
  const sentences = passages.flatMap((passage) => passage.sentences.map((one) => one.text));
  expect(sentences).toContain(
    'We recommend that you let the dryer turn empty for twenty minutes before any laundry is in it.',
  );
  expect(passages.map(({ heading }) => heading)).toContain('Rights of those who hold');
});
