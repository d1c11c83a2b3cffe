import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../lib/api/trpc.ts';
import { type FolderTree, growTree } from './folder-tree.ts';

/** All of the member's folders at once: the path, the rail and the move dialog need more than one level. */
export function useFolders(): FolderTree & { isPending: boolean; isError: boolean; refetch: () => unknown } {
  const { data, isPending, isError, refetch } = useQuery(trpc.folders.list.queryOptions({ flat: true }));
  const folders: Folder[] | undefined = data?.folders;
  const tree = useMemo(() => growTree(folders ?? []), [folders]);
  return { ...tree, isPending, isError, refetch };
}
