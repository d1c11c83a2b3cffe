import { networkError, restError, withToken } from '../../lib/rest-call.ts';

const KEEP_MS = 60_000;

/** Brings the bytes here first: a plain link could not carry the member's token. */
export async function downloadFile({ id, filename }: { id: string; filename: string }): Promise<void> {
  saveBlob(await fetchBlob(`/api/files/${id}/download`), filename);
}

async function fetchBlob(path: string): Promise<Blob> {
  try {
    const answer = await withToken((headers) => fetch(path, { headers }));
    if (!answer.ok) throw restError(await answer.text());
    return await answer.blob();
  } catch (error) {
    // `fetch` fails with a TypeError when there is no connection, and with nothing else.
    throw error instanceof TypeError ? networkError : error;
  }
}

function saveBlob(blob: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  // The browser may still be reading it when click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
