import { z } from 'zod';
import { paginationSchema } from '../../paging.schema.ts';
import { memberProcedure, personProcedure, publicProcedure, router } from '../../trpc.ts';
import { listBillingHistory, readCurrent, readRunning, readUsageFigures } from './billing.reading.service.ts';
import { confirmInSandbox } from './billing.sandbox.service.ts';
import {
  billingPageInput,
  billingRecordSchema,
  cancelInput,
  changePreviewSchema,
  confirmAnswer,
  confirmInput,
  createdSchema,
  planInput,
  subscriptionSchema,
  usageSchema,
} from './billing.schema.ts';
import { changeCard, keepCard } from './billing.card.service.ts';
import {
  cancelSubscription,
  changePlan,
  createSubscription,
  previewChange,
  reactivateSubscription,
} from './billing.service.ts';
import { planSchema } from './plans.answer.schema.ts';
import { listPlans } from '../instance/instance.offer.ts';
import { answerSchema } from '../../answer.schema.ts';

const tags = ['Subscriptions'];
const plansAnswer = z.object({ plans: z.array(planSchema) });

export const subscriptionsRouter = router({
  plans: publicProcedure
    .meta({ openapi: { method: 'GET', path: '/subscriptions/plans', tags, summary: 'The plans there are' } })
    .input(z.void())
    .output(plansAnswer)
    .query(async ({ ctx }) => ({ plans: await listPlans(ctx) })),

  publicPlans: publicProcedure
    .meta({ openapi: { method: 'GET', path: '/plans', tags, summary: 'The plans, at a shorter address' } })
    .input(z.void())
    .output(plansAnswer)
    .query(async ({ ctx }) => ({ plans: await listPlans(ctx) })),

  current: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/subscriptions/current', tags, summary: 'Your plan', protect: true },
    })
    .input(z.void())
    .output(z.object({ subscription: subscriptionSchema }))
    .query(async ({ ctx }) => ({ subscription: await readCurrent(ctx) })),

  running: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/subscriptions/running',
        tags,
        summary: 'Whether you have a subscription, also where plans are no longer sold',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.object({ running: z.boolean() }))
    .query(async ({ ctx }) => ({ running: await readRunning(ctx) })),

  usage: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/subscriptions/usage',
        tags,
        summary: 'What you used of your plan',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.object({ usage: usageSchema }))
    .query(async ({ ctx }) => ({ usage: await readUsageFigures(ctx) })),

  billingHistory: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/subscriptions/billing-history',
        tags,
        summary: 'What was charged, newest first',
        protect: true,
      },
    })
    .input(billingPageInput)
    .output(z.object({ history: z.array(billingRecordSchema), pagination: paginationSchema }))
    .query(({ ctx, input }) => listBillingHistory(ctx, input)),

  create: personProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/subscriptions/create',
        tags,
        summary: 'Choose a plan; a paid one is then to be confirmed with a card',
        protect: true,
      },
    })
    .input(planInput)
    .output(createdSchema)
    .mutation(({ ctx, input }) => createSubscription(ctx, input.plan)),

  cancel: personProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/subscriptions/cancel',
        tags,
        summary: 'Cancel, when the paid time is over or at once',
        protect: true,
      },
    })
    .input(cancelInput)
    .output(answerSchema)
    .mutation(({ ctx, input }) => cancelSubscription(ctx, input)),

  reactivate: personProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/subscriptions/reactivate',
        tags,
        summary: 'Keep a subscription that was going to end',
        protect: true,
      },
    })
    .input(z.void())
    .output(answerSchema)
    .mutation(({ ctx }) => reactivateSubscription(ctx)),

  changePlan: personProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/subscriptions/plan',
        tags,
        summary: 'Move to another plan, prorated',
        protect: true,
      },
    })
    .input(planInput)
    .output(answerSchema)
    .mutation(({ ctx, input }) => changePlan(ctx, input.plan)),

  previewChange: personProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/subscriptions/plan/preview',
        tags,
        summary: 'What moving to another plan would cost now, or give back',
        protect: true,
      },
    })
    .input(planInput)
    .output(z.object({ preview: changePreviewSchema }))
    .query(async ({ ctx, input }) => ({ preview: await previewChange(ctx, input.plan) })),

  changeCard: personProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/subscriptions/card',
        tags,
        summary: 'Replace the card that is charged; the new one is then to be confirmed and kept',
        protect: true,
      },
    })
    .input(z.void())
    .output(createdSchema)
    .mutation(({ ctx }) => changeCard(ctx)),

  keepCard: personProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/subscriptions/card/keep',
        tags,
        summary: 'Charge the card that was confirmed last from now on',
        protect: true,
      },
    })
    .input(z.void())
    .output(answerSchema)
    .mutation(({ ctx }) => keepCard(ctx)),

  confirmInSandbox: personProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/subscriptions/sandbox/confirm',
        tags,
        summary: 'Try a test card, where no real card provider is set',
        protect: true,
      },
    })
    .input(confirmInput)
    .output(confirmAnswer)
    .mutation(({ ctx, input }) => confirmInSandbox(ctx, input)),
});
