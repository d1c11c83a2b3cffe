import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { expect, test } from 'vitest';
import { growTree } from './folder-tree.ts';

const folder = (id: string, parent_id: string | null): Folder => ({
  id,
  parent_id,
  name: id,
  color: '#3B82F6',
  files: [{ count: 0 }],
  created_at: '',
  updated_at: '',
});
const counted = (id: string, parent_id: string | null, count: number): Folder => ({
  ...folder(id, parent_id),
  files: [{ count }],
});
const ids = (folders: Folder[]) => folders.map(({ id }) => id);

test('a path leads from the outermost folder in', () => {
  const tree = growTree([folder('c', 'b'), folder('b', 'a'), folder('a', null), folder('d', null)]);
  expect(ids(tree.pathTo('c'))).toEqual(['a', 'b', 'c']);
  expect(ids(tree.childrenOf(null))).toEqual(['a', 'd']);
  expect(tree.pathTo('gone')).toEqual([]);
});

test('a folder counts the files of those inside it too', () => {
  const tree = growTree([
    counted('c', 'b', 3),
    counted('b', 'a', 2),
    counted('a', null, 1),
    counted('d', null, 5),
  ]);
  const counts = [...tree.byId.values()].map(({ id, files }) => [id, files[0]?.count]);
  expect(Object.fromEntries(counts)).toEqual({ a: 6, b: 5, c: 3, d: 5 });
});

test('a ring, read while two moves were under way, ends', () => {
  expect(ids(growTree([folder('a', 'b'), folder('b', 'a')]).pathTo('a'))).toEqual(['b', 'a']);
});
