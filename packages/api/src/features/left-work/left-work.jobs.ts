import { operations, operationStops } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../job.ts';
import { endOperation } from '../operations/operations.end.service.ts';
import { LEFT } from '../operations/operations.left.ts';
import { canResume, resumeOperation } from './left-work.service.ts';

/** Two signs of life are missing. */
const SILENT_SECONDS = 20;
/** Several times what lies between two signs of life. */
const ABANDONED_SECONDS = 60;
/** Time for a sign of life of a process that could not give one while the database was away. */
const CHECK_AFTER_SECONDS = 12;

const resume = defineJob(
  'operations.resume',
  z.object({ userId: z.uuid(), operationId: z.uuid() }),
  (ctx, { userId, operationId }) => resumeOperation(ctx, userId, operationId),
  null,
  true,
);

const endAbandoned = defineJob('operations.end-abandoned', z.object({}), settleAbandoned, '* * * * *');

export const leftWorkJobs = [endAbandoned, resume];

/** What a process left that ended shortly before this one started: now for what it left in order, and once more for a crash. */
export async function lookForAbandoned(ctx: AppContext): Promise<void> {
  await endAbandoned.enqueue(ctx, ctx.db, {});
  await endAbandoned.enqueue(ctx, ctx.db, {}, SILENT_SECONDS + 2);
}

/** Resumes what can be resumed in any free process. The rest is ended, and its reservation returned. */
async function settleAbandoned(ctx: AppContext): Promise<void> {
  await operationStops.removeOldStops(ctx.db);
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const rows = await operations.listAbandoned(trx, SILENT_SECONDS);
    const settled = rows.map(async (row) => {
      const { id, user_id: userId, cost, silentSeconds, isOfBatch, isLeft } = row;
      if (!isOfBatch && canResume(row)) {
        await resume.enqueue(ctx, trx, { userId, operationId: id }, isLeft ? 0 : CHECK_AFTER_SECONDS);
        return undefined;
      }
      if (silentSeconds < ABANDONED_SECONDS) return undefined;
      const status = row.cancel_asked_at === null ? 'failed' : 'cancelled';
      const error =
        'ocrPagesPerMonth' in cost ? LEFT.somePages : 'resumed' in row.options ? LEFT.twice : LEFT.nothing;
      return endOperation(ctx, trx, { userId, id }, { status, error });
    });
    return (await Promise.all(settled)).filter((row) => row !== undefined);
  });
  for (const { id, user_id, action, status } of ended) {
    await ctx.events.publish(user_id, { kind: 'operation', id, action, status, progress: null });
  }
  if (ended.length) ctx.log.warn({ ended: ended.length }, 'operations were left by a process that died');
}
