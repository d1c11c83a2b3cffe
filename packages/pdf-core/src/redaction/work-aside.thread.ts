import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { setPageClock } from '../page-clock.ts';
import { withBudget } from '../pdf/budget.ts';
import { withDocument } from '../pdfium/document.ts';
import { drawCovered } from './draw-page.ts';
import { makeSearch } from './make-search.ts';
import { searchRun } from './search-run.ts';
import type { Answer, Asked, AskedAside, AsideTask, SaidAside } from './work-aside.ts';

const { bytes, wanted, clock } = workerData as AsideTask;
if (clock) setPageClock(clock);
const search = makeSearch(wanted);
// It ends when whoever started the thread stops it.
await withBudget(bytes.length, () =>
  withDocument(bytes, {}, (document) => {
    const inBudget = AsyncLocalStorage.snapshot();
    const work = async (asked: Asked): Promise<Answer> => {
      if ('run' in asked) return searchRun(document, asked.run, search);
      const { samples, ...picture } = await drawCovered(document, asked.page);
      return { picture: { ...picture, samples: new Uint8Array(samples) } };
    };
    parentPort!.on('message', async ({ id, asked }: AskedAside) => {
      // The main thread does again what fails here, and reports its error.
      const answer = await inBudget(() => work(asked)).catch(() => undefined);
      const said: SaidAside = { id, answer };
      parentPort!.postMessage(said, answer && 'picture' in answer ? [answer.picture.samples.buffer] : []);
    });
    parentPort!.postMessage('ready', []);
    return Promise.withResolvers<void>().promise;
  }),
);
