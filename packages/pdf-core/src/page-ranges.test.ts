import { expect, test } from 'vitest';
import { pageRanges } from './page-ranges.options.ts';
import { resolvePages } from './page-ranges.ts';

test.each([
  ['all', [0, 1, 2, 3]],
  ['2', [1]],
  ['1-2,4', [0, 1, 3]],
  ['3-', [2, 3]],
  ['-2', [0, 1]],
  ['3-1', [2, 1, 0]],
  ['4, 4', [3, 3]],
])('%s of a document of four pages', (text, pages) => {
  expect(resolvePages(pageRanges.parse(text), 4)).toEqual(pages);
});

test.each(['', '-', '1,', 'x', '1--2', '1;2', '1-2-3'])('"%s" is not a way to write pages', (text) => {
  expect(pageRanges.safeParse(text).success).toBe(false);
});

test.each(['0', '5', '2-9'])('page %s is not among four', (text) => {
  expect(() => resolvePages(text, 4)).toThrow('4 pages');
});
