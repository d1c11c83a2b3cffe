import { demos } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { defineJob } from '../../job.ts';
import { removeAccount } from '../users/users.deletion.service.ts';
import { requireDemo } from '../auth/auth.demo.ts';

/** In which a page that has asked for a reset comes to know of its new session. */
const RESET_SECONDS = 10;

/** With everything that is in it. One that was kept meanwhile, or is gone, is left alone. */
export async function endDemo(ctx: AppContext, id: string): Promise<void> {
  try {
    await removeAccount(ctx, id, async (_trx, user) => {
      if (!user) throw new AppError('account_gone');
      requireDemo(user);
      return user;
    });
  } catch (error) {
    const isOver = error instanceof AppError && ['account_gone', 'demo_missing'].includes(error.reason);
    if (!isOver) throw error;
  }
}

export async function endDemosInTime(ctx: AppContext): Promise<void> {
  for (const id of await demos.listEndedDemos(ctx.db)) await endDemo(ctx, id);
}

const sweepDemos = defineJob('demo.sweep', z.object({}), endDemosInTime, '*/10 * * * *');

// Not by `userId`: what is queued by that name is forgotten with the account.
const endReset = defineJob('demo.end-reset', z.object({ demoId: z.uuid() }), (ctx, { demoId }) =>
  endDemo(ctx, demoId),
);

/** Its page may still be asking for things: it goes when that page has the answer. */
export function endAfterReset(ctx: AppContext, demoId: string): Promise<void> {
  return endReset.enqueue(ctx, ctx.db, { demoId }, RESET_SECONDS);
}

export const demoJobs = [sweepDemos, endReset];
