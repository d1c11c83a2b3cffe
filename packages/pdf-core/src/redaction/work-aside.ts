import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { clockOfThread } from '../page-clock.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { drawCovered, type PageToDraw } from './draw-page.ts';
import type { EncodedPage } from './encode-page.ts';

/** Fewer pages are drawn before a thread has started. */
const WORTH_A_THREAD = 16;
/** A thread holds a document once more, and its engine too. */
const LARGEST = 64 * 1024 * 1024;
/** Pages that a thread is given ahead, so that it does not wait while a page is drawn here. */
const AHEAD = 4;

/** What the thread is given: once, and for each page. */
export type AsideTask = { bytes: Uint8Array; clock: Float64Array | undefined };
export type ToDrawAside = { id: number; page: PageToDraw };
export type DrawnAside = {
  id: number;
  picture: (Omit<EncodedPage, 'samples'> & { samples: Uint8Array<ArrayBuffer> }) | undefined;
};

/** Draws pages in this thread, and in one beside it that has room for more. */
export type Drawer = AsyncDisposable & {
  draw: (page: PageToDraw) => Promise<EncodedPage>;
  /** Pages that are given away at a time. */
  ahead: number;
};

/** Long documents are drawn in two threads, if that is allowed. What the other draws is what is drawn without it. */
export function startDrawer(document: PdfiumDocument, bytes: Uint8Array, mayShare: boolean): Drawer {
  const isWorth = document.pageCount >= WORTH_A_THREAD && bytes.length <= LARGEST;
  const isShared = mayShare && isWorth && availableParallelism() > 1;
  // Each of the two bounds its own work, so all of it is bounded before.
  if (isShared) document.scales?.drawAll(Array.from({ length: document.pageCount }, (_, index) => index));
  const thread = isShared ? startThread(bytes) : undefined;
  return {
    draw: async (page) => (await thread?.draw(page)) ?? drawCovered(document, page),
    ahead: thread ? AHEAD : 0,
    [Symbol.asyncDispose]: async () => void (await thread?.stop()),
  };
}

/** `draw` gives nothing if the thread is not ready, busy or failed: whoever draws the page next meets the same error. */
export function startThread(bytes: Uint8Array) {
  const workerData: AsideTask = { bytes, clock: clockOfThread() };
  const thread = new Worker(new URL('./work-aside.thread.ts', import.meta.url), { workerData });
  const waiting = new Map<number, (picture: EncodedPage | undefined) => void>();
  const { promise: ready, resolve: settle } = Promise.withResolvers<void>();
  let room = 0;
  let count = 0;
  const end = () => {
    room = 0;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
    settle();
  };
  thread.on('error', end).on('exit', end);
  thread.on('message', (said: DrawnAside | 'ready') => {
    if (said === 'ready') {
      room = AHEAD;
      settle();
      return;
    }
    const { id, picture } = said;
    waiting.get(id)?.(picture && { ...picture, samples: Buffer.from(picture.samples.buffer) });
    waiting.delete(id);
  });
  return {
    /** That it can draw, or never will. */
    ready,
    draw: (page: PageToDraw): Promise<EncodedPage | undefined> | undefined => {
      if (waiting.size >= room) return undefined;
      const { promise, resolve } = Promise.withResolvers<EncodedPage | undefined>();
      const asked: ToDrawAside = { id: count++, page };
      waiting.set(asked.id, resolve);
      thread.postMessage(asked, []);
      return promise;
    },
    stop: () => thread.terminate(),
  };
}
