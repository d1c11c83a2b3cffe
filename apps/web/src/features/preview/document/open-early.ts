// oxlint-disable-next-line import/default -- the address of the file, which the bundler exports
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { withToken } from '../../../lib/api/rest-call.ts';

/** Where a reader of PDFs looks first: the start of the file, and its end, which says where everything lies. */
const END_BYTES = 128 * 1024;

export type Part = { begin: number; bytes: Uint8Array };
export interface Opening {
  worker: Worker;
  /** Null when it could not be had: it is asked for again. */
  parts: Promise<Part | null>[];
}

let opening: (Opening & { id: string; stop: AbortController }) | null = null;

/** The reader's thread starts, and both ends of the file come, while it is still being asked what kind of file it is. */
export function openEarly(id: string, isThere: Promise<boolean>): void {
  if (opening?.id === id) return;
  dropOpening();
  const stop = new AbortController();
  const read = (begin: number, end: number) => readPart(id, begin, end, stop.signal).catch(() => null);
  const head = isThere.then((is) => (is ? read(0, END_BYTES) : null));
  const tail = head.then((part) =>
    part && part.size > END_BYTES ? read(Math.max(END_BYTES, part.size - END_BYTES), part.size) : null,
  );
  opening = { id, worker: new Worker(workerUrl, { type: 'module' }), parts: [head, tail], stop };
}

/** For one reader: opened again, a document has another. */
export function takeOpening(id: string): Opening | null {
  if (opening?.id !== id) return null;
  const taken = opening;
  opening = null;
  return taken;
}

export function dropOpening(): void {
  opening?.worker.terminate();
  opening?.stop.abort();
  opening = null;
}

/** `end` is one past the last byte. */
async function readPart(
  id: string,
  begin: number,
  end: number,
  signal: AbortSignal,
): Promise<(Part & { size: number }) | null> {
  const answer = await withToken((headers) =>
    fetch(`/api/files/${id}/download`, {
      signal,
      headers: { ...headers, range: `bytes=${begin}-${end - 1}` },
    }),
  );
  if (answer.status !== 206 || answer.headers.get('content-type') !== 'application/pdf') return null;
  const size = Number(answer.headers.get('content-range')?.split('/')[1]);
  return { begin, size, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
