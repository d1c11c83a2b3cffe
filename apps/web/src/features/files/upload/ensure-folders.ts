import { readApiError } from '../../../lib/api/api-error.ts';
import { api } from '../../../lib/api/trpc.ts';

type FolderId = string | null;

/** Finds or makes folders within folders. One of these serves one batch, so that files sharing a folder wait for one call. */
export function createFolderMaker(): (parent: FolderId, names: string[]) => Promise<FolderId> {
  const known = new Map<string, Promise<FolderId>>();
  return async function ensureFolders(parent, names) {
    let place = parent;
    for (const name of names) {
      const key = `${place}/${name.toLowerCase()}`;
      const found = known.get(key) ?? findOrCreate(place, name);
      known.set(key, found);
      // A call that failed is not remembered: a retry asks again.
      found.catch(() => known.delete(key));
      place = await found;
    }
    return place;
  };
}

async function findOrCreate(parent_id: FolderId, name: string): Promise<FolderId> {
  const existing = await findFolder(parent_id, name);
  if (existing) return existing;
  try {
    return (await api.folders.create.mutate({ name, parent_id })).folder.id;
  } catch (error) {
    // Another tab may have made it meanwhile.
    const made = readApiError(error).code === 'conflict' ? await findFolder(parent_id, name) : undefined;
    if (made) return made;
    throw error;
  }
}

async function findFolder(parent: FolderId, name: string): Promise<string | undefined> {
  const { folders } = await api.folders.list.query({ parent_id: parent ?? 'null' });
  return folders.find((folder) => folder.name.toLowerCase() === name.trim().toLowerCase())?.id;
}
