import { expect, test } from 'vitest';
import { storedJson } from './stored-json.ts';

test.each([
  [{ a: 'x\u0000y' }, { a: 'x\uFFFDy' }],
  [{ 'k\uD800': ['\uDC00'] }, { 'k\uFFFD': ['\uFFFD'] }],
  [
    ['\\u0000', '\\', '\\\\ud800', '\u0007', '😀', 'é'],
    ['\\u0000', '\\', '\\\\ud800', '\u0007', '😀', 'é'],
  ],
])('%j is kept, but for what cannot be', (value, kept) => {
  expect(JSON.parse(storedJson(value))).toEqual(kept);
});
