import { z } from 'zod';
import { defineJob } from '../../job.ts';
import { advanceSandbox } from './billing.sandbox.service.ts';
import { reconcile } from './billing.sync.service.ts';
import { windDown } from './billing.wind-down.service.ts';

const reconcileNightly = defineJob(
  'billing.reconcile',
  z.object({}),
  async (ctx) => {
    ctx.log.info(await reconcile(ctx), 'subscriptions were compared with the card provider');
    await windDown(ctx);
  },
  '23 3 * * *',
);

const turnSandbox = defineJob(
  'billing.turn-sandbox',
  z.object({}),
  (ctx) => advanceSandbox(ctx, new Date()),
  '*/10 * * * *',
);

/** Enqueued when an instance stops selling plans. */
export const endSold = defineJob('billing.wind-down', z.object({}), windDown);

export const billingJobs = [reconcileNightly, turnSandbox, endSold];
