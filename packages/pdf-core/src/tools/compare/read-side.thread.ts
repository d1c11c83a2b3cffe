import { parentPort, workerData } from 'node:worker_threads';
import { setPageClock } from '../../page-clock.ts';
import { withBudget } from '../../pdf/budget.ts';
import { withDocument } from '../../pdfium/document.ts';
import { readSide } from './read-side.ts';
import type { ThreadTask } from './read-sides.ts';
import { sendSide } from './side.ts';

const { bytes, clock, pagesRead } = workerData as ThreadTask;
if (clock) setPageClock(clock);
const count = (page: number) => Atomics.store(pagesRead, 0, page);
// Beyond it the thread ends, and the document is refused where it is read next.
const { sent, moved } = await withBudget(bytes.length, () =>
  withDocument(bytes, {}, (document) => sendSide(readSide(document, count))),
);
parentPort!.postMessage(sent, moved);
