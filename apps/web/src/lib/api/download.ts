import { networkError, restError, withToken } from './rest-call.ts';

const KEEP_MS = 60_000;

/**
 * Fetches the bytes first, because a plain link cannot carry the member's token. `onProgress` gets the number of
 * bytes.
 */
export async function fetchBlob(
  path: string,
  { onProgress, signal }: { onProgress?: (bytes: number) => void; signal?: AbortSignal } = {},
): Promise<{ blob: Blob; filename: string | null }> {
  try {
    const answer = await withToken((headers) => fetch(path, { headers, signal }));
    if (!answer.ok) throw restError(await answer.text());
    const filename = /filename="([^"]+)"/u.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? null;
    return { blob: await readCounted(answer, onProgress), filename };
  } catch (error) {
    // `fetch` fails with a TypeError when there is no connection, and with nothing else.
    throw error instanceof TypeError ? networkError : error;
  }
}

export function saveBlob(blob: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  // The browser may still be reading it when click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** The browser gathers a blob on the disk where it is large; counting must not gather it in the page instead. */
function readCounted(answer: Response, onProgress?: (bytes: number) => void): Promise<Blob> {
  if (!onProgress || !answer.body) return answer.blob();
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.length;
      onProgress(bytes);
      controller.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(count), { headers: answer.headers }).blob();
}
