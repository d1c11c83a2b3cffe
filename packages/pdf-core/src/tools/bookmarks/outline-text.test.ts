import { expect, test } from 'vitest';
import { parseOutlineText, writeOutlineText } from './outline-text.ts';

const read = (text: string) =>
  parseOutlineText(text).map(({ title, level, page }) => `${level} ${title} ${page ?? '-'}`);

test('lines have a title and a page, and are as deep as they are indented', () => {
  const lines = [
    'Cover',
    'Part One .... 3',
    '  Chapter 1  4',
    '\tNotes\t12',
    '      Deeper\u202612',
    '  Chapter 2 .. 20',
    '',
    'Year 1984',
    'Part Two.....31',
    '.... 7',
  ];
  expect(read(`\uFEFF${lines.join('\r\n')}`)).toEqual([
    '1 Cover -',
    '1 Part One 3',
    '2 Chapter 1 4',
    '3 Notes 12',
    '4 Deeper 12',
    '2 Chapter 2 20',
    '1 Year 1984 -',
    '1 Part Two 31',
    '1  7',
  ]);
});

test('what is written is read again', () => {
  const entries = [
    { title: 'One', level: 1, page: 1 },
    { title: 'Ends as a line .... 12', level: 2 },
    { title: 'Ends as a line .... 12', level: 2, page: 4 },
    { title: '', level: 3, page: 9 },
    { title: '', level: 1 },
    { title: 'Nowhere', level: 1 },
  ];
  const text = writeOutlineText(entries);
  expect(parseOutlineText(text)).toEqual(entries.map((entry) => ({ ...entry, page: entry.page ?? null })));
});

test('a line that only looks like the beginning of one ends soon', () => {
  const start = process.cpuUsage();
  const lines = [
    ' .'.repeat(200_000),
    `a${'  '.repeat(200_000)}b`,
    `a${'.'.repeat(400_000)}b`,
    '\t'.repeat(400_000),
  ];
  for (const line of lines) parseOutlineText(line);
  parseOutlineText(' '.repeat(300).concat('a\n').repeat(20_000));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(3);
});
