import { parentPort, workerData } from 'node:worker_threads';
import { setPageClock } from '../../page-clock.ts';
import { withDocument } from '../../pdfium/document.ts';
import { readSide } from './read-side.ts';
import type { ThreadTask } from './read-sides.ts';

const { bytes, clock, pagesRead } = workerData as ThreadTask;
if (clock) setPageClock(clock);
const { wordsOf: _, ...sent } = await withDocument(bytes, {}, (document) =>
  readSide(document, (page) => Atomics.store(pagesRead, 0, page)),
);
// The second argument lists what would be moved, and not copied.
parentPort!.postMessage(sent, []);
