import { batches, batchTasks } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { removeFile } from '../files/files.service.ts';
import { isFed } from './batch.steps.ts';

/** What was made on the way and went into a result is not kept beside it. */
export async function removeWhatWasOnTheWay(ctx: AppContext, userId: string, batchId: string): Promise<void> {
  const batch = await batches.findBatch(ctx.db, userId, batchId);
  if (batch?.status !== 'completed') return;
  const done = await batchTasks.listDone(ctx.db, [batchId]);
  const isOnTheWay = ({ step }: { step: number }) => isFed(batch.operations[step + 1]);
  const idsOf = (tasks: typeof done) => tasks.flatMap(({ outputs }) => outputs.map(({ id }) => id));
  // A step that only reads hands on the very file that it was given: the member's own, or a result.
  const kept = new Set([
    ...batch.operations.flatMap(({ fileIds }) => fileIds),
    ...idsOf(done.filter((task) => !isOnTheWay(task))),
  ]);
  for (const id of new Set(idsOf(done.filter(isOnTheWay)))) {
    if (kept.has(id)) continue;
    await removeFile(ctx, userId, id).catch((error: unknown) => {
      // Removed before: by the member, or by this job when it was cut short.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
  }
  await ctx.events.publish(userId, { kind: 'files' });
}
