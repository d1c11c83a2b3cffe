import { Worker } from 'node:worker_threads';
import { clockOfThread } from '../../page-clock.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { throwIfAborted, type ToolContext } from '../../tool.ts';
import { readSide } from './read-side.ts';
import { receiveSide, type SentSide, type Side } from './side.ts';

/** Fewer pages are read before a thread has started. */
const WORTH_A_THREAD = 16;
const REPORT_EVERY_MS = 100;

type Second = { document: PdfiumDocument; bytes: Uint8Array };

/** What the thread is given. */
export type ThreadTask = { bytes: Uint8Array; clock: Float64Array | undefined; pagesRead: Int32Array };

/** Reads both documents, long ones at the same time: the second in a thread of its own. */
export async function readSides(
  first: PdfiumDocument,
  second: Second,
  context: ToolContext | undefined,
): Promise<[Side, Side]> {
  const { document, bytes } = second;
  const total = first.pageCount + document.pageCount;
  const isLong = Math.min(first.pageCount, document.pageCount) >= WORTH_A_THREAD;
  const beside = isLong ? readInThread(bytes) : undefined;
  const report = (pages: number) => {
    throwIfAborted(context);
    context?.progress?.(pages + (beside?.pagesRead() ?? 0), total, 'page');
  };
  const timer = setInterval(
    () => context?.progress?.(first.pageCount + (beside?.pagesRead() ?? 0), total, 'page'),
    REPORT_EVERY_MS,
  );
  try {
    const a = readSide(first, report);
    const b = (await beside?.side) ?? readSide(document, (page) => report(first.pageCount + page));
    context?.progress?.(total, total, 'page');
    return [a, b];
  } finally {
    clearInterval(timer);
    await beside?.stop();
  }
}

/** `side` is undefined if the thread failed: whoever reads the document next meets the same error. */
function readInThread(bytes: Uint8Array) {
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const workerData: ThreadTask = { bytes, clock: clockOfThread(), pagesRead: counter };
  const thread = new Worker(new URL('./read-side.thread.ts', import.meta.url), { workerData });
  const side = new Promise<Side | undefined>((resolve) => {
    thread.once('message', (sent: SentSide) => resolve(receiveSide(sent)));
    thread.once('error', () => resolve(undefined));
    thread.once('exit', () => resolve(undefined));
  });
  return { side, pagesRead: () => Atomics.load(counter, 0), stop: () => thread.terminate() };
}
