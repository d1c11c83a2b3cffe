import type { DetailedError, Upload } from 'tus-js-client';
import { authorization, networkError, restError, withToken } from '../../../lib/api/rest-call.ts';
import { markTokenRefused } from '../../../lib/session/session-renewal.ts';
import { readSession } from '../../../lib/session/session-store.ts';
import type { SendAnswer } from './send-answer.ts';

/** Below this, sending again from the beginning is quicker than asking where it stopped. */
export const LARGE_BYTES = 8 * 1024 * 1024;
const ENDPOINT = '/api/files/uploads';
/** Some proxies limit the size of a request, and an interrupted request loses little. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const RETRY_AFTER_MS = [0, 1000, 3000, 5000];

/** Goes on where it stopped: after a broken connection by itself, later when the same file is sent again. */
export async function sendLarge(
  file: File,
  folderId: string | null,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<SendAnswer> {
  const url = await sendBytes(file, folderId, onProgress, signal);
  const answer = await withToken((headers) => fetch(url, { headers })).catch(() => {
    throw networkError;
  });
  if (!answer.ok) throw restError(await answer.text());
  const body: SendAnswer = await answer.json();
  return body;
}

async function sendBytes(
  file: File,
  folderId: string | null,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  // Loaded when it is needed: pages that only list files do without.
  const tus = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const upload: Upload = new tus.Upload(file, {
      endpoint: ENDPOINT,
      metadata: { filename: file.name, ...(folderId ? { folder_id: folderId } : {}) },
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_AFTER_MS,
      removeFingerprintOnSuccess: true,
      fingerprint: () => Promise.resolve(markOf(file, folderId)),
      onBeforeRequest: async (request) => {
        for (const [name, value] of Object.entries(await authorization())) request.setHeader(name, value);
      },
      onShouldRetry: mayRetry,
      onProgress,
      onSuccess: () => resolve(upload.url ?? ''),
      onError: (error) => reject(toRestError(error)),
    });
    signal.addEventListener('abort', () => {
      // A manual stop discards the upload; if the server cannot be reached, it expires there.
      upload.abort(true).catch(() => undefined);
      reject(signal.reason);
    });
    startOrResume(upload, signal).catch(reject);
  });
}

async function startOrResume(upload: Upload, signal: AbortSignal): Promise<void> {
  const [previous] = await upload.findPreviousUploads();
  if (signal.aborted) return;
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
}

/** The same file of the same member for the same place. */
function markOf({ name, size, lastModified }: File, folderId: string | null): string {
  return ['sheaf-upload', readSession()?.user.id, folderId, name, size, lastModified].join('|');
}

/** What was refused stays refused; what did not get through may get through. */
function mayRetry(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  if (status === 401) return markTokenRefused();
  return status === 0 || status === 409 || status === 429 || (status >= 500 && status !== 507);
}

function toRestError(error: Error): Error {
  const answer = 'originalResponse' in error ? (error as DetailedError).originalResponse : null;
  return answer?.getStatus() ? restError(answer.getBody()) : networkError;
}
