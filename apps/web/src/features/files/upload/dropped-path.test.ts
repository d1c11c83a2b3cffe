import { expect, test } from 'vitest';
import { droppedFolders } from './dropped-path.ts';

test.each([
  ['a.pdf', []],
  ['./a.pdf', []],
  ['/scans/2026/a.pdf', ['scans', '2026']],
  ['scans/a.pdf', ['scans']],
])('%s', (path, folders) => {
  expect(droppedFolders(Object.assign(new File([], 'a.pdf'), { path }))).toEqual(folders);
});
