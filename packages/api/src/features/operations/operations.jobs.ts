import { operations } from '@sheaf/db';
import { z } from 'zod';
import { AppError, keepError } from '../../errors.ts';
import { defineJob } from '../../job.ts';
import { settleEnd } from './operations.end.service.ts';

/** Several times what lies between two signs of life. */
const ABANDONED_SECONDS = 60;

/** What the history says of work whose process died. */
export const LEFT = {
  nothing: keepError(new AppError('server_stopped')),
  somePages: keepError(new AppError('server_stopped_reading')),
};

const endAbandoned = defineJob(
  'operations.end-abandoned',
  z.object({}),
  async (ctx) => {
    const ended = await ctx.db.transaction().execute(async (trx) => {
      const rows = await operations.failAbandoned(trx, ABANDONED_SECONDS, LEFT);
      for (const row of rows) await settleEnd(ctx, trx, row);
      return rows;
    });
    for (const { id, user_id, action, status } of ended) {
      await ctx.events.publish(user_id, { kind: 'operation', id, action, status, progress: null });
    }
    if (ended.length) ctx.log.warn({ ended: ended.length }, 'operations were left by a process that died');
  },
  '* * * * *',
);

export const operationsJobs = [endAbandoned];
