import { expect, test } from 'vitest';
import { pageRanges } from './page-ranges.options.ts';
import { writePageRanges } from './page-ranges.reader.options.ts';
import { resolvePages, resolveRanges } from './page-ranges.ts';

test.each([
  ['all', [0, 1, 2, 3]],
  ['odd', [0, 2]],
  ['Even', [1, 3]],
  ['2', [1]],
  ['1-2,4', [0, 1, 3]],
  ['3-', [2, 3]],
  ['-2', [0, 1]],
  ['3-1', [2, 1, 0]],
  ['4, 4', [3, 3]],
  ['1;2', [0, 1]],
  ['1 3', [0, 2]],
  [' 1 - 2 ; 4 ', [0, 1, 3]],
  ['3 -', [2, 3]],
  ['- 2', [0, 1]],
  ['1 -2 4', [0, 1, 3]],
  ['odd,2', [0, 2, 1]],
  ['1,,2,', [0, 1]],
  ['first', [0]],
  ['LAST', [3]],
  ['1-2, 4, last', [0, 1, 3, 3]],
  ['2-last', [1, 2, 3]],
  ['last-3', [3, 2]],
  ['first - last', [0, 1, 2, 3]],
  ['last 2', [2, 3]],
  ['first  3', [0, 1, 2]],
  ['last 2 1', [2, 3, 0]],
  ['last, 2', [3, 1]],
  ['last 2-3', [3, 1, 2]],
  ['every 3rd', [2]],
  ['every 2', [1, 3]],
  ['1 Every 4th', [0, 3]],
  ['alle', [0, 1, 2, 3]],
  ['Ungerade', [0, 2]],
  ['gerade', [1, 3]],
  ['erste, letzte', [0, 3]],
  ['2-letzte', [1, 2, 3]],
  ['letzte 2', [2, 3]],
  ['die letzten 2', [2, 3]],
  ['1 jede 4.', [0, 3]],
  ['toutes', [0, 1, 2, 3]],
  ['impaires; paires', [0, 2, 1, 3]],
  ['première-3', [0, 1, 2]],
  ['1, DERNIÈRE', [0, 3]],
  ['derniere', [3]],
  ['les 2 dernières', [2, 3]],
  ['4 2 premières', [3, 0, 1]],
  ['todas', [0, 1, 2, 3]],
  ['impares', [0, 2]],
  ['pares', [1, 3]],
  ['primera, u\u0301ltima', [0, 3]],
  ['2 últimas', [2, 3]],
  ['cada 2', [1, 3]],
  ['2 last', [1, 3]],
])('%j of a document of four pages', (text, pages) => {
  expect(resolvePages(pageRanges.parse(text), 4)).toEqual(pages);
});

test('each range keeps what was written', () => {
  expect(resolveRanges('1 - 2; odd', 3)).toEqual([
    { label: '1-2', pages: [0, 1] },
    { label: 'odd', pages: [0, 2] },
  ]);
  expect(resolveRanges('2 dernières', 3)).toEqual([{ label: '2 dernières', pages: [1, 2] }]);
});

test.each([
  ['', 'page_range_missing'],
  [' , ; ', 'page_range_missing'],
  ['-', 'page_range_unreadable'],
  ['x', 'page_range_unreadable'],
  ['1--2', 'page_range_unreadable'],
  ['1-2-3', 'page_range_unreadable'],
  ['1.5', 'page_range_unreadable'],
  ['99999999999', 'page_range_unreadable'],
  ['1, last 0', 'page_range_unreadable'],
  ['every', 'page_range_unreadable'],
  ['every 0th', 'page_range_unreadable'],
  ['lastly', 'page_range_unreadable'],
  ['3rd', 'page_range_unreadable'],
  ['letzt', 'page_range_unreadable'],
  ['die', 'page_range_missing'],
  ['0 últimas', 'page_range_unreadable'],
])('%j is not a way to write pages, said alike before and with the document', (text, reason) => {
  const [issue] = pageRanges.safeParse(text).error?.issues ?? [];
  expect(issue).toMatchObject({ message: `fields.${reason}` });
  const params = issue && 'params' in issue ? issue.params : undefined;
  expect(() => resolvePages(text, 4)).toThrow(expect.objectContaining({ reason, params }));
});

test.each(['0', '5', '2-9', '7-', 'first 5', 'last 5', 'every 5th'])('page %s is not among four', (text) => {
  expect(() => resolvePages(text, 4)).toThrow('"count":4');
});

test('a refusal names the entry and its place', () => {
  expect(() => resolvePages('1-3, 7 last, frist', 9)).toThrow(
    expect.objectContaining({ params: { range: 'frist', at: 4 } }),
  );
});

test('words are read in time that grows with the text', () => {
  const text = Array.from({ length: 100_000 }, () => 'last').join(' ');
  const started = process.cpuUsage();
  expect(resolvePages(text, 3)).toHaveLength(100_000);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
});

test('a document of one page has no even ones', () => {
  expect(() => resolvePages('even', 1)).toThrow('page_missing {"page":2,"count":1}');
});

test('a short text that lists far more pages than there are is refused before they are listed', () => {
  const text = Array.from({ length: 2500 }, () => 'all').join(',');
  expect(() => resolvePages(pageRanges.parse(text), 20_000)).toThrow('page_range_too_long');
});

test('pages are written in as few words as can be, and read back', () => {
  expect(writePageRanges([1, 2, 3, 5, 8, 9])).toBe('1-3,5,8-9');
  const pages = Array.from({ length: 5000 }, (_, i) => i + 1);
  expect(resolvePages(writePageRanges(pages), 5000)).toHaveLength(5000);
});
