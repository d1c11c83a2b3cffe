import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../lib/api/trpc.ts';
import { type FolderTree, growTree } from './folder-tree.ts';

export const foldersQuery = () => trpc.folders.list.queryOptions({ flat: true });

/**
 * All of the member's folders at once: the path, the rail and the move dialog need more than one level. `isPending` as long as
 * none were loaded, `isError` also where older ones are there.
 */
export function useFolders(): FolderTree & { isPending: boolean; isError: boolean; refetch: () => unknown } {
  const { data, isError, refetch } = useQuery(foldersQuery());
  const folders: Folder[] | undefined = data?.folders;
  const tree = useMemo(() => growTree(folders ?? []), [folders]);
  return { ...tree, isPending: data === undefined, isError, refetch };
}
