import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { clockOfThread } from '../page-clock.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { drawCovered, type PageToDraw } from './draw-page.ts';
import type { EncodedPage } from './encode-page.ts';
import type { Wanted } from './make-search.ts';
import type { SearchAside } from './search-document.ts';
import type { SearchedRun } from './search-run.ts';

/** Fewer pages are done before a thread has started. */
const WORTH_A_THREAD = 16;
/** A thread holds a document once more, and its engine too. */
const LARGEST = 64 * 1024 * 1024;
/** What a thread is given ahead, so that it does not wait while something is done here. */
const AHEAD = 4;

/** What the thread is given: once, and each time. */
export type AsideTask = { bytes: Uint8Array; wanted: Wanted; clock: Float64Array | undefined };
export type Asked = { page: PageToDraw } | { run: readonly number[] };
export type Answer = { picture: SentPage } | SearchedRun;
export type AskedAside = { id: number; asked: Asked };
/** Without an answer where it failed. */
export type SaidAside = { id: number; answer: Answer | undefined };
type SentPage = Omit<EncodedPage, 'samples'> & { samples: Uint8Array<ArrayBuffer> };

/** Searches and draws pages in this thread, and in one beside it that has room for more. */
export type Aside = AsyncDisposable & {
  search: SearchAside | undefined;
  draw: (page: PageToDraw) => Promise<EncodedPage>;
  /** Pages that are given away at a time. */
  ahead: number;
};

/** Long documents are searched and drawn in two threads, if that is allowed. What the other makes is what is made without it. */
export function startAside(
  document: PdfiumDocument,
  { bytes, wanted }: { bytes: Uint8Array; wanted: Wanted },
  mayShare: boolean,
): Aside {
  const isWorth = document.pageCount >= WORTH_A_THREAD && bytes.length <= LARGEST;
  const isShared = mayShare && isWorth && availableParallelism() > 1;
  // Each of the two bounds its own work, so all of it is bounded before.
  if (isShared) document.scales?.drawAll(Array.from({ length: document.pageCount }, (_, index) => index));
  const thread = isShared ? startThread(bytes, wanted) : undefined;
  return {
    search: thread?.search,
    draw: async (page) => (await thread?.draw(page)) ?? drawCovered(document, page),
    ahead: thread ? AHEAD : 0,
    [Symbol.asyncDispose]: async () => void (await thread?.stop()),
  };
}

/** It gives nothing where it is not ready, busy or failed: whoever does the work instead meets the same error. */
export function startThread(bytes: Uint8Array, wanted: Wanted) {
  const workerData: AsideTask = { bytes, wanted, clock: clockOfThread() };
  const thread = new Worker(new URL('./work-aside.thread.ts', import.meta.url), { workerData });
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  const { promise: ready, resolve: settle } = Promise.withResolvers<void>();
  let room = 0;
  let count = 0;
  const end = () => {
    room = 0;
    for (const tell of waiting.values()) tell(undefined);
    waiting.clear();
    settle();
  };
  thread.on('error', end).on('exit', end);
  thread.on('message', (said: SaidAside | 'ready') => {
    if (said === 'ready') {
      room = AHEAD;
      settle();
      return;
    }
    waiting.get(said.id)?.(said.answer);
    waiting.delete(said.id);
  });
  const ask = (asked: Asked): Promise<Answer | undefined> | undefined => {
    if (waiting.size >= room) return undefined;
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const message: AskedAside = { id: count++, asked };
    waiting.set(message.id, resolve);
    thread.postMessage(message, []);
    return promise;
  };
  return {
    /** That it can work, or never will. */
    ready,
    search: (run: readonly number[]) =>
      ask({ run })?.then((answer) => (answer && 'pages' in answer ? answer : undefined)),
    draw: (page: PageToDraw) =>
      ask({ page })?.then((answer) => (answer && 'picture' in answer ? received(answer.picture) : undefined)),
    stop: () => thread.terminate(),
  };
}

const received = (picture: SentPage): EncodedPage => ({
  ...picture,
  samples: Buffer.from(picture.samples.buffer),
});
