import { api } from '../../lib/api/trpc.ts';

/** As many as one call takes. */
const AT_ONCE = 1000;

export async function moveFiles(ids: string[], folderId: string | null): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const fileIds = ids.slice(start, start + AT_ONCE);
    await api.folders.moveFiles.mutate({ fileIds, folder_id: folderId });
  }
}
