import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 Bytes'],
  [-1, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1,023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [428_093, '418.06 KB'],
  [1_048_575, '1 MB'],
  [1_048_576, '1 MB'],
  [52_428_800, '50 MB'],
  [1024 ** 3 - 1, '1 GB'],
  [1024 ** 3 * 2, '2 GB'],
  [1024 ** 4 * 3.25, '3.25 TB'],
  [1024 ** 5, '1,024 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  ['en-GB', '1.5 MB'],
  ['de', '1,5 MB'],
  ['es', '1,5 MB'],
  ['fr', '1,5 Mo'],
  ['pt', '1,5 MB'],
])('in %s: %s', (locale, text) => {
  expect(formatBytes(1_572_864, locale)).toBe(text);
});
