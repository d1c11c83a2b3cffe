import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { networkError, restError, withToken } from '../../../lib/api/rest-call.ts';

/** Uploads a file as the newest version; refused if another one was saved since `base`. */
export async function sendVersion(id: string, base: number, file: File): Promise<StoredFile> {
  const form = new FormData();
  form.set('base_version', String(base));
  form.set('file', file, file.name);
  const answer = await withToken((headers) =>
    fetch(`/api/files/${id}/versions`, { method: 'POST', headers, body: form }).catch(() => {
      throw networkError;
    }),
  );
  if (answer.status !== 201) throw restError(await answer.text());
  const body: { file: StoredFile } = await answer.json();
  return body.file;
}
