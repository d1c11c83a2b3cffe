import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import { api } from '../../lib/api/trpc.ts';
import { inChunks } from './in-chunks.ts';
import { moveFiles } from './move-files.ts';

interface Snapshot {
  /** Outermost first. */
  folders: Folder[];
  fileIds: Map<string, string[]>;
}

const PAGE = 100;

/** Deleting a folder moves its files to the trash and removes the folder: this remembers their places. */
export async function takeSnapshot(deleted: Folder[]): Promise<Snapshot> {
  if (!deleted.length) return { folders: [], fileIds: new Map() };
  const { folders: all } = await api.folders.list.query({ flat: true });
  const folders: Folder[] = [];
  const visit = (folder: Folder) => {
    folders.push(folder);
    for (const child of all) if (child.parent_id === folder.id) visit(child);
  };
  for (const folder of deleted) visit(folder);
  const fileIds = new Map<string, string[]>();
  for (const folder of folders) fileIds.set(folder.id, await listFileIds(folder));
  return { folders, fileIds };
}

/** Makes the folders anew, takes their files out of the trash and puts them back in. */
export async function restoreSnapshot({ folders, fileIds }: Snapshot): Promise<void> {
  const newIds = new Map<string, string>();
  for (const { id, name, color, parent_id } of folders) {
    const parent = parent_id ? (newIds.get(parent_id) ?? parent_id) : null;
    const { folder } = await api.folders.create.mutate({ name, color, parent_id: parent });
    newIds.set(id, folder.id);
  }
  for (const [oldId, ids] of fileIds) {
    const { done, error } = await inChunks(ids, (id) => api.files.restore.mutate({ id }));
    await moveFiles(done, newIds.get(oldId) ?? null);
    if (error) throw error;
  }
}

async function listFileIds({ id, files }: Folder): Promise<string[]> {
  const ids: string[] = [];
  const pages = Math.ceil((files[0]?.count ?? 0) / PAGE);
  for (let page = 1; page <= pages; page += 1) {
    const answer = await api.files.list.query({ folder_id: id, page, limit: PAGE, sort: 'name' });
    ids.push(...answer.files.map((file) => file.id));
  }
  return ids;
}
