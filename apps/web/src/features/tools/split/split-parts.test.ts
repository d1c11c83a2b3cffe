import { expect, test } from 'vitest';
import {
  cutAfter,
  evenParts,
  formatParts,
  parseParts,
  partsToSend,
  planParts,
  toggleCut,
  togglePage,
} from './split-parts.ts';

test('ranges are read as they are written', () => {
  expect(parseParts('1-3, 5, 8-', 9)).toEqual({ parts: [[1, 2, 3], [5], [8, 9]] });
  expect(parseParts('-2; 4-3', 9)).toEqual({
    parts: [
      [1, 2],
      [4, 3],
    ],
  });
  expect(parseParts('1-2+7, 3', 9)).toEqual({ parts: [[1, 2, 7], [3]] });
  expect(parseParts(' , ', 9)).toEqual({ parts: [] });
});

test.each(['0', '10', '1-10', 'a', '1-2-3', '-', '1+', '2.5'])('%s is no part of nine pages', (text) => {
  expect(parseParts(`1, ${text}`, 9)).toEqual({ wrong: text });
});

test('written parts are parsed back the same', () => {
  const parts = [[1, 2, 3, 7], [5], [9, 8]];
  expect(formatParts(parts)).toBe('1-3+7, 5, 9+8');
  expect(parseParts(formatParts(parts), 9)).toEqual({ parts });
  expect(partsToSend(parts)).toEqual(['1-3,7', '5', '9,8']);
});

test('parts of so many pages', () => {
  expect(evenParts(5, 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(evenParts(5, 9)).toEqual([[1, 2, 3, 4, 5]]);
});

test('a cut is made and taken back', () => {
  const whole = [[1, 2, 3, 4]];
  const cut = toggleCut(whole, 2);
  expect(cut).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(cutAfter(cut, 2)).toBe('cut');
  expect(cutAfter(cut, 1)).toBe('joined');
  expect(toggleCut(cut, 2)).toEqual(whole);
  expect(cutAfter(cut, 4)).toBeNull();
  expect(toggleCut([[1], [3]], 1)).toEqual([[1], [3]]);
});

test('a page is left out and taken back', () => {
  const parts = [
    [1, 2],
    [3, 4],
  ];
  expect(togglePage(parts, 4)).toEqual([[1, 2], [3]]);
  expect(togglePage([[1, 2], [3]], 4)).toEqual(parts);
  expect(togglePage([[1], [3, 4]], 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(togglePage([[2]], 1)).toEqual([[1, 2]]);
  expect(togglePage([[2]], 2)).toEqual([]);
  expect(togglePage([], 2)).toEqual([[2]]);
});

const plan = (
  splitType: 'pages' | 'custom' | 'size' | 'bookmarks',
  pagesPerFile: number,
  customRanges: string,
) => planParts({ splitType, pagesPerFile, customRanges }, 7);

test('parts are known for pages and ranges, and for nothing else', () => {
  expect(plan('pages', 3, '')).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(plan('custom', 1, '1-2, 5,6-')).toEqual([[1, 2], [5], [6, 7]]);
  expect(plan('custom', 1, '-2')).toEqual([[1, 2]]);
  expect(plan('size', 1, '')).toBeNull();
  expect(plan('bookmarks', 1, '')).toBeNull();
});

test('ranges that the document does not have are none', () => {
  for (const ranges of ['', 'x', '3-1', '0', '8', '1-9', '1,,2', '-']) {
    expect(plan('custom', 1, ranges)).toBeUndefined();
  }
});
