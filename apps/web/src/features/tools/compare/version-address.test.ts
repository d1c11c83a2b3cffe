import { expect, test } from 'vitest';
import { readVersions, writeVersions } from './version-address.ts';

const read = (text: string) => readVersions(new URLSearchParams(text));

test('an address names one version or two, and the current one by none', () => {
  expect(read('files=a&versions=2')).toEqual({ before: 2, after: null });
  expect(read('versions=2,4')).toEqual({ before: 2, after: 4 });
  expect(read('versions=,4')).toEqual({ before: null, after: 4 });
  expect(read('files=a')).toBeNull();
  for (const wrong of ['', 'x', '-1', '1,2,3', '1.5', '2,x']) expect(read(`versions=${wrong}`)).toBeNull();
});

test('both sides are written into the address beside the file', () => {
  const search = new URLSearchParams('files=a&versions=2');
  expect(writeVersions(search, { before: null, after: 2 })).toBe('files=a&versions=,2');
  expect(read(writeVersions(search, { before: 3, after: null }))).toEqual({ before: 3, after: null });
});
