import { expect, test } from 'vitest';
import { readFileIds, writeFileIds } from './file-address.ts';

const a = '0198c0de-0000-7000-8000-00000000000a';
const b = '0198c0de-0000-7000-8000-00000000000b';

test.each([
  [`files=${a},${b}`, [a, b], 0],
  [`files=${a},${a},${b}`, [a, b], 0],
  [`file=${a}&file=${b}`, [a, b], 0],
  [`files=${a},../x,`, [a], 1],
  ['tab=merge', [], 0],
])('%s', (query, ids, malformed) => {
  expect(readFileIds(new URLSearchParams(query))).toEqual({ ids, malformed });
});

test('other parameters of the address stay', () => {
  expect(writeFileIds(new URLSearchParams(`tab=merge&file=${a}`), [a, b])).toBe(`tab=merge&files=${a},${b}`);
  expect(writeFileIds(new URLSearchParams(`tab=merge&files=${a}`), [])).toBe('tab=merge');
});

test('an address stays short enough for a server to take', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => a.slice(0, -5) + String(at).padStart(5, '0'));
  expect(writeFileIds(new URLSearchParams(), many).length).toBeLessThan(6000);
  expect(readFileIds(new URLSearchParams({ files: many.join(',') })).ids).toHaveLength(150);
});
