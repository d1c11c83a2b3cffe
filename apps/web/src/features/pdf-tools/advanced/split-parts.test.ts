import { expect, test } from 'vitest';
import { planParts } from './split-parts.ts';

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
