import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';

export interface FolderTree {
  byId: Map<string, Folder>;
  /** In a folder, or at the root (null). */
  childrenOf: (id: string | null) => Folder[];
  /** Outermost first, the folder itself last. Empty when there is no such folder. */
  pathTo: (id: string) => Folder[];
}

export function growTree(folders: Folder[]): FolderTree {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const children = Map.groupBy(folders, ({ parent_id }) => parent_id);
  return {
    byId,
    childrenOf: (id) => children.get(id) ?? [],
    pathTo(id) {
      const path: Folder[] = [];
      for (let at = byId.get(id); at && !path.includes(at); at = byId.get(at.parent_id ?? ''))
        path.unshift(at);
      return path;
    },
  };
}
