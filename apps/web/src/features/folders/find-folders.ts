import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { areNear } from '@sheaf/api/near-words';
import type { FolderTree } from './folder-tree.ts';
import { compareNames } from '../../lib/page/compare-names.ts';
import { fold } from '../../lib/page/fold.ts';

interface Order {
  sort: 'name' | 'date' | 'modified' | 'size' | 'type';
  order: 'asc' | 'desc';
}

/**
 * The folders to show in this one, by name or date. Among all files (undefined) only those that a search finds. Where
 * nothing is called so, names with one error in five letters are found.
 */
export function findFolders(
  tree: FolderTree,
  openId: string | null | undefined,
  query: string,
  { sort, order }: Order,
  isForgiving = false,
): Folder[] {
  const words = fold(query).trim();
  const here = openId === undefined ? (query ? [...tree.byId.values()] : []) : tree.childrenOf(openId);
  const named = here.filter(({ name }) => fold(name).includes(words));
  const parts = words.split(/\s+/u);
  const found = named.length || !isForgiving ? named : here.filter(({ name }) => areNear(parts, fold(name)));
  const direction = order === 'asc' ? 1 : -1;
  // A folder has no type, and its size is only a count of files, so both sort by name.
  if (sort === 'modified')
    return found.toSorted((a, b) => direction * a.updated_at.localeCompare(b.updated_at));
  if (sort === 'date') return found.toSorted((a, b) => direction * a.created_at.localeCompare(b.created_at));
  return found.toSorted((a, b) => (sort === 'name' ? direction : 1) * compareNames(a.name, b.name));
}
