import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

const MB = 1024 * 1024;

test.each([
  ['a.pdf', 'application/pdf', []],
  ['A.PDF', '', []],
  ['photo.jpeg', 'image/jpeg', []],
  ['table.xlsx', 'application/octet-stream', []],
  ['a.zip', 'application/zip', [{ kind: 'type', type: 'application/zip' }]],
  ['a.exe', '', [{ kind: 'type', type: 'exe' }]],
  ['a.pdf', 'image/tiff', [{ kind: 'type', type: 'image/tiff' }]],
  ['README', '', [{ kind: 'type', type: 'README' }]],
  ['disk.bin', 'application/octet-stream', [{ kind: 'type', type: 'bin' }]],
  ['LICENSE', 'application/octet-stream', [{ kind: 'type', type: 'LICENSE' }]],
])('%s of type %s', (name, type, errors) => {
  expect(checkFile({ name, type, size: 10 }, MB)).toEqual(errors);
});

test('an empty file is refused before it is sent', () => {
  expect(checkFile({ name: 'a.pdf', type: 'application/pdf', size: 0 }, MB)).toEqual([{ kind: 'empty' }]);
});

test('a file may be as large as the plan allows, and not larger', () => {
  const file = { name: 'a.pdf', type: 'application/pdf' };
  expect(checkFile({ ...file, size: MB }, MB)).toEqual([]);
  expect(checkFile({ ...file, size: MB + 1 }, MB)).toEqual([{ kind: 'size', size: MB + 1, limit: MB }]);
});
