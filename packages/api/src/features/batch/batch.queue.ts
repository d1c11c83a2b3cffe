import type { Db } from '@sheaf/db';
import type { AppContext } from '../../context.ts';

export const WORK_QUEUE = 'batch.work';
export const TIDY_QUEUE = 'batch.tidy';

/** Workers loop until the queue is empty, so more jobs would find nothing. */
const MOST_WOKEN = 8;

/** Wakes as many hands as there are pieces of work, in whatever process. */
export async function wakeWorkers(ctx: AppContext, db: Db, pieces: number): Promise<void> {
  for (let woken = 0; woken < Math.min(pieces, MOST_WOKEN); woken++)
    await ctx.jobs.enqueue(db, WORK_QUEUE, {});
}

/** Removes files that no result consists of any more. */
export async function enqueueTidying(
  ctx: AppContext,
  db: Db,
  userId: string,
  fileIds: string[],
): Promise<void> {
  if (fileIds.length) await ctx.jobs.enqueue(db, TIDY_QUEUE, { userId, fileIds });
}
