import { type Db, meaning, users } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../job.ts';
import { preparesUnasked, refreshPassages } from './passages.service.ts';

const BATCH = 50;
/** Well below what a job may take; the rest is another job. */
const LONGEST_MS = 120_000;

const prepareFile = defineJob(
  'passages.prepare-file',
  z.object({ userId: z.uuid(), fileId: z.uuid() }),
  (ctx, { userId, fileId }) => refreshPassages(ctx, userId, fileId),
);

/** Files from before there was a search by meaning, from before another model was chosen, and those that failed. */
const prepareRest = defineJob(
  'passages.prepare-rest',
  z.object({ userId: z.uuid().optional(), after: z.uuid().optional() }),
  async (ctx, { userId, after }, stopping) => {
    if (!preparesUnasked(ctx)) return;
    const start = Date.now();
    for (let last = after; !stopping.aborted;) {
      const found = await meaning.listUnprepared(ctx.db, ctx.passages.model, {
        userId,
        after: last,
        limit: BATCH,
      });
      for (const { id, user_id } of found) if (!stopping.aborted) await refreshPassages(ctx, user_id, id);
      last = found.at(-1)?.id;
      if (!last || found.length < BATCH) return;
      if (Date.now() - start > LONGEST_MS) return enqueueRest(ctx, { userId, after: last });
    }
  },
  '13 4 * * *',
);

export const passagesJobs = [prepareFile, prepareRest];

/** Once a file's text is there: one file after the other, beside all other work. */
export function enqueuePassages(ctx: AppContext, file: { userId: string; fileId: string }): Promise<void> {
  return whileThere(ctx, file.userId, (trx) => prepareFile.enqueue(ctx, trx, file));
}

export function enqueueRest(ctx: AppContext, from: { userId?: string; after?: string }): Promise<void> {
  return whileThere(ctx, from.userId, (trx) => prepareRest.enqueue(ctx, trx, from));
}

/** An account that goes meanwhile takes its jobs with it, or finds none written after it. */
function whileThere(ctx: AppContext, userId: string | undefined, enqueue: (trx: Db) => Promise<void>) {
  return ctx.db.transaction().execute(async (trx) => {
    if (!userId || (await users.holdMember(trx, userId))) await enqueue(trx);
  });
}
