import { batchTasks } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { leaveOutFailed } from './batch.leave-out.ts';
import type { Batch } from './batch.schema.ts';
import { openSecrets } from './batch.secrets.ts';
import { createBatch, findBatch } from './batch.service.ts';

/**
 * The same steps as a new batch, without the files that failed. The passwords of steps come from the batch that failed,
 * which keeps them sealed until all of its work is done: nobody has to enter them again, and no step runs without its own.
 */
export async function runWithoutFailed(ctx: MemberContext, id: string): Promise<Batch> {
  const batch = await findBatch(ctx, id);
  const tasks = await batchTasks.listTasks(ctx.db, id);
  const operations = batch.finished_at === null ? null : leaveOutFailed(openSecrets(ctx, batch), tasks);
  if (!operations) throw new AppError('batch_nothing_to_leave_out');
  return createBatch(ctx, { name: batch.name, operations });
}
