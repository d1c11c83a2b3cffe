import { expect, test } from 'vitest';
import { isNear } from '@sheaf/api/near-words';
import { matchCommand, matchWords } from './match-words.ts';

test.each([
  ['wat', 'Watermark', '', [[0, 3]]],
  [
    'page num',
    'Page numbers',
    '',
    [
      [0, 4],
      [5, 8],
    ],
  ],
  [
    'num page',
    'Page numbers',
    '',
    [
      [0, 4],
      [5, 8],
    ],
  ],
  ['mark', 'Watermark', '', [[5, 9]]],
  ['bin', 'Trash', 'bin deleted', []],
  ['übers', 'Übersicht', '', [[0, 5]]],
  ['ubers', 'Übersicht', '', [[0, 5]]],
])('%s is found in %s (%s)', (query, label, synonyms, marks) => {
  expect(matchWords(query, label, synonyms)).toMatchObject({ isGuess: false, marks });
});

test.each([
  ['', 'Watermark'],
  ['x', 'Watermark'],
  ['ark', 'Wat'],
  ['watermark trash', 'Watermark'],
  ['<b>', 'Trash'],
])('%s is not found in %s', (query, label) => {
  expect(matchWords(query, label)).toBeNull();
});

test.each([
  ['watremark', 'watermark', true],
  ['rotaet', 'rotate', true],
  ['rotte', 'rotate', true],
  ['comprss', 'compress', true],
  ['watrem', 'watermark', true],
  ['comprssoin', 'compression', true],
  ['trsh', 'trash', false],
  ['xotxte', 'rotate', false],
  ['lease', 'rotate', false],
])('%s for %s: %s', (asked, word, expected) => {
  expect(isNear(asked, word)).toBe(expected);
});

test('a name is better than a synonym, and both are better than a guess', () => {
  const score = (label: string, synonyms = '') => matchWords('rotate', label, synonyms)?.score ?? 0;
  expect(score('Rotate')).toBeGreaterThan(score('Turn', 'rotate'));
  expect(score('Turn', 'rotate')).toBeGreaterThan(score('Rotato'));
});

test.each([
  ['split pdf', 'Split'],
  ['merge my PDFs', 'Merge'],
  ['Datei teilen', 'Teilen'],
  ['pdf to word', 'PDF to Word'],
])('%s is what %s does', (query, label) => {
  expect(matchCommand(query, label)).not.toBeNull();
});

test('what it is called counts for more than what is told about it', () => {
  const score = (label: string, words: string, about: string) =>
    matchCommand('number pages', label, words, about)?.score ?? 0;
  expect(score('Page numbers', 'page numbers pages', 'Adds them to a document')).toBeGreaterThan(
    score('Add QR code', 'qr code', 'A code on pages, with a number below it'),
  );
});

test('the last of four letters may be wrong', () => {
  expect(matchCommand('merj', 'Merge')?.isGuess).toBe(true);
  expect(matchCommand('marj', 'Merge')).toBeNull();
});

test('a kind of file alone names no command', () => {
  expect(matchCommand('pdf', 'Split')).toBeNull();
  expect(matchCommand('split lease', 'Split')).toBeNull();
});

test.each([
  ['word to pdf', 'File to PDF', 'word docx', 'PDF to Word'],
  ['jpg to pdf', 'Convert to PDF', 'jpg png', 'PDF to images'],
  ['pdf to word', 'PDF to Word', '', 'File to PDF'],
])('%s leads to %s', (query, label, synonyms, opposite) => {
  const found = matchCommand(query, label, synonyms)?.score ?? 0;
  expect(found).toBeGreaterThan(matchCommand(query, opposite, 'jpg png word docx')?.score ?? 0);
});
