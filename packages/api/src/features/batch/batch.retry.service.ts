import { batches, batchTasks } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { wakeWorkers } from './batch.queue.ts';
import { listRetryable } from './batch.retryable.ts';
import type { Batch } from './batch.schema.ts';
import { noSuchBatch, presentOne, publish } from './batch.service.ts';

/**
 * A file whose way failed or was stopped begins it anew: nothing of the broken way was kept. A file that would fail in the
 * same way is left as it is.
 */
export async function retryBatch(ctx: MemberContext, id: string): Promise<Batch> {
  const userId = ctx.member.user.id;
  const batch = await ctx.db.transaction().execute(async (trx) => {
    const held = await batches.holdBatch(trx, userId, id);
    if (!held) throw noSuchBatch();
    const tasks = await batchTasks.listTasks(trx, id);
    const isOpen = tasks.some(({ state }) => state === 'waiting' || state === 'running');
    if (held.finished_at === null || isOpen) throw new AppError('batch_running');
    const { ready, hopeless } = await listRetryable(trx, userId, held.operations, tasks);
    if (!ready.length) throw new AppError(hopeless.length ? 'batch_fails_again' : 'batch_nothing_failed');
    const idsOf = (which: 'roots' | 'rest') => ready.flatMap((chain) => chain[which].map((task) => task.id));
    await batchTasks.deleteTasks(trx, idsOf('rest'));
    await batchTasks.retryTasks(trx, idsOf('roots'));
    await batches.reopenBatch(trx, id);
    await wakeWorkers(ctx, trx, idsOf('roots').length);
    const reopened = { ...held, status: 'processing' as const, finished_at: null };
    await publish(ctx, reopened, 0, trx);
    return reopened;
  });
  return presentOne(ctx, batch);
}
