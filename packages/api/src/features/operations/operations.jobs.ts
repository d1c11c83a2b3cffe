import { operations } from '@sheaf/db';
import { z } from 'zod';
import { defineJob } from '../../job.ts';

/** Several times what lies between two signs of life. */
const ABANDONED_SECONDS = 60;

const endAbandoned = defineJob(
  'operations.end-abandoned',
  z.object({}),
  async (ctx) => {
    const error = { code: 'internal', message: 'The server stopped while it worked. Nothing was saved.' };
    const ended = await operations.failAbandoned(ctx.db, ABANDONED_SECONDS, error);
    for (const { id, user_id, action, status } of ended) {
      await ctx.events.publish(user_id, { kind: 'operation', id, action, status, progress: null });
    }
    if (ended.length) ctx.log.warn({ ended: ended.length }, 'operations were left by a process that died');
  },
  '* * * * *',
);

export const operationsJobs = [endAbandoned];
