import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';

export interface FolderTree {
  byId: Map<string, Folder>;
  /** In a folder, or at the root (null). */
  childrenOf: (id: string | null) => Folder[];
  /** Outermost first, the folder itself last. Empty when there is no such folder. */
  pathTo: (id: string) => Folder[];
}

/** The folders of a tree count the files of those inside them too. */
export function growTree(folders: Folder[]): FolderTree {
  const own = new Map(folders.map((folder) => [folder.id, folder]));
  const counts = new Map<string, number>();
  for (const { id, files } of folders) {
    for (const above of findPath(own, id))
      counts.set(above.id, (counts.get(above.id) ?? 0) + (files[0]?.count ?? 0));
  }
  const all = folders.map((folder) => ({ ...folder, files: [{ count: counts.get(folder.id) ?? 0 }] }));
  const byId = new Map(all.map((folder) => [folder.id, folder]));
  const children = Map.groupBy(all, ({ parent_id }) => parent_id);
  return { byId, childrenOf: (id) => children.get(id) ?? [], pathTo: (id) => findPath(byId, id) };
}

function findPath(byId: Map<string, Folder>, id: string): Folder[] {
  const path: Folder[] = [];
  for (let at = byId.get(id); at && !path.includes(at); at = byId.get(at.parent_id ?? '')) path.unshift(at);
  return path;
}
