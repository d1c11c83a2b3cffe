import { fetchBlob, saveBlob } from '../../lib/download.ts';

export async function downloadFile({ id, filename }: { id: string; filename: string }): Promise<void> {
  const { blob } = await fetchBlob(`/api/files/${id}/download`);
  saveBlob(blob, filename);
}
