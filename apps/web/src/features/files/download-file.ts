import { fetchBlob, saveBlob } from '../../lib/api/download.ts';
import { api } from '../../lib/api/trpc.ts';
import { type Item, splitItems } from './item.ts';

export async function downloadFile({ id, filename }: { id: string; filename: string }): Promise<void> {
  const { blob } = await fetchBlob(`/api/files/${id}/download`);
  saveBlob(blob, filename);
}

/** The browser itself saves what may be larger than a page can hold; the address is a key that is good for minutes. */
export async function downloadZip(items: Item[]): Promise<void> {
  const { files, folders } = splitItems(items);
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const { url } = await api.folders.download.mutate({ fileIds: ids(files), folderIds: ids(folders) });
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
