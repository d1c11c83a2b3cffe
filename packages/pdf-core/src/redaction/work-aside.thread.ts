import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { setPageClock } from '../page-clock.ts';
import { withBudget } from '../pdf/budget.ts';
import { withDocument } from '../pdfium/document.ts';
import type { AsideTask, DrawnAside, ToDrawAside } from './work-aside.ts';
import { drawCovered, type PageToDraw } from './draw-page.ts';

const { bytes, clock } = workerData as AsideTask;
if (clock) setPageClock(clock);
// It ends when whoever started the thread stops it.
await withBudget(bytes.length, () =>
  withDocument(bytes, {}, (document) => {
    const inBudget = AsyncLocalStorage.snapshot();
    const draw = async (page: PageToDraw): Promise<DrawnAside['picture']> => {
      const { samples, ...picture } = await drawCovered(document, page);
      return { ...picture, samples: new Uint8Array(samples) };
    };
    parentPort!.on('message', async ({ id, page }: ToDrawAside) => {
      // The main thread draws a page that fails here again, and reports its error.
      const picture = await inBudget(() => draw(page)).catch(() => undefined);
      const answer: DrawnAside = { id, picture };
      parentPort!.postMessage(answer, picture ? [picture.samples.buffer] : []);
    });
    parentPort!.postMessage('ready', []);
    return Promise.withResolvers<void>().promise;
  }),
);
