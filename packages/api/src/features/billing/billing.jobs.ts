import { z } from 'zod';
import { defineJob } from '../../job.ts';
import { advanceSandbox } from './billing.sandbox.service.ts';
import { reconcile } from './billing.sync.service.ts';

const reconcileNightly = defineJob(
  'billing.reconcile',
  z.object({}),
  async (ctx) => ctx.log.info(await reconcile(ctx), 'subscriptions were compared with the card provider'),
  '23 3 * * *',
);

const turnSandbox = defineJob(
  'billing.turn-sandbox',
  z.object({}),
  (ctx) => advanceSandbox(ctx, new Date()),
  '*/10 * * * *',
);

export const billingJobs = [reconcileNightly, turnSandbox];
