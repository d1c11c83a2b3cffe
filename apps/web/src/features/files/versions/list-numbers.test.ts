import type { Version } from '@sheaf/api/features/files/files.versions.schema.ts';
import { expect, test } from 'vitest';
import { listNumbers } from './list-numbers.ts';

test('a version that was restored keeps its number in the list, and says which it is now', () => {
  const versions = [
    { number: 6, was: [4, 1] },
    { number: 5, was: [2] },
    { number: 3, was: [] },
  ] as unknown as Version[];
  expect(listNumbers(versions).map(({ number, now }) => [number, now])).toEqual([
    [6, undefined],
    [5, undefined],
    [4, 6],
    [3, undefined],
    [2, 5],
    [1, 6],
  ]);
});
