import type { SendAnswer } from './send-answer.ts';
import { LARGE_BYTES, sendLarge } from './send-large.ts';
import { networkError, restError, withToken } from '../../../lib/api/rest-call.ts';

type RawAnswer = { status: number; text: string };

/** `fetch` does not report upload progress; XMLHttpRequest does. */
export async function sendFile(
  file: File,
  folderId: string | null,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<SendAnswer> {
  if (file.size > LARGE_BYTES) return sendLarge(file, folderId, onProgress, signal);
  const answer = await withToken((headers) => post(file, folderId, headers, onProgress, signal));
  if (answer.status !== 201) throw restError(answer.text);
  const body: SendAnswer = JSON.parse(answer.text);
  return body;
}

function post(
  file: File,
  folderId: string | null,
  headers: Record<string, string>,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const form = new FormData();
  if (folderId) form.set('folder_id', folderId);
  form.set('file', file, file.name);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', '/api/files/upload');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    // The form's own lines are sent too: never show more than the file has.
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(networkError));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
