import { queryClient, trpc } from '../../lib/api/trpc.ts';
import type { StoredFile } from './item.ts';

type Pagination = { page: number; limit: number; total: number; totalPages: number };
type ListedFiles = { files: StoredFile[]; pagination: Pagination };

const leaving = new Set<string>();

/** On the way to the trash, or there: nothing more is asked of it, since the answer would be that it is gone. */
export function isLeaving(id: string): boolean {
  return leaving.has(id);
}

/** Removes files from all lists before the request, so that no card loads the picture of a deleted one. */
export async function takeOffLists(ids: readonly string[]): Promise<void> {
  for (const id of ids) leaving.add(id);
  // A list request in flight would bring them back.
  await queryClient.cancelQueries(trpc.files.list.pathFilter());
  queryClient.setQueriesData<ListedFiles>(trpc.files.list.pathFilter(), (list) => {
    if (!list) return list;
    const files = list.files.filter(({ id }) => !leaving.has(id));
    const total = list.pagination.total - (list.files.length - files.length);
    return { files, pagination: { ...list.pagination, total } };
  });
}

/** They are back, or have not left. */
export function bringBack(ids: readonly string[]): void {
  for (const id of ids) leaving.delete(id);
}
