import { expect, test } from 'vitest';
import { joinRanges } from './join-ranges.ts';

const range = (begin: number, end: number) => ({ begin, end });

test('parts that touch are asked for at once, in whatever order they are wanted', () => {
  expect(joinRanges([range(20, 30), range(0, 10), range(10, 20), range(50, 60)], 100)).toEqual([
    { begin: 0, end: 30, parts: [range(0, 10), range(10, 20), range(20, 30)] },
    { begin: 50, end: 60, parts: [range(50, 60)] },
  ]);
});

test('no request is larger than it may be', () => {
  const joined = joinRanges([range(0, 10), range(10, 20), range(20, 30)], 20);
  expect(joined.map(({ begin, end }) => [begin, end])).toEqual([
    [0, 20],
    [20, 30],
  ]);
});
