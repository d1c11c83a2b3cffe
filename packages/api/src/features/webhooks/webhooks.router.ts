import { z } from 'zod';
import { success } from '../../success.schema.ts';
import { personProcedure, router } from '../../trpc.ts';
import {
  createWebhookInput,
  deliveryIdInput,
  deliverySchema,
  updateWebhookInput,
  webhookIdInput,
  webhookSchema,
} from './webhooks.schema.ts';
import * as webhooks from './webhooks.service.ts';

const path = '/users/webhooks' as const;
const common = { tags: ['Webhooks'], protect: true };
const oneDelivery = z.object({ delivery: deliverySchema });

export const webhooksRouter = router({
  list: personProcedure
    .meta({ openapi: { ...common, method: 'GET', path, summary: 'Your webhooks' } })
    .input(z.void())
    .output(z.object({ webhooks: z.array(webhookSchema) }))
    .query(async ({ ctx }) => ({ webhooks: await webhooks.listWebhooks(ctx) })),

  create: personProcedure
    .meta({
      openapi: {
        ...common,
        method: 'POST',
        path,
        summary: 'Have an address told of finished work; the secret is shown this once',
      },
    })
    .input(createWebhookInput)
    .output(z.object({ secret: z.string(), webhook: webhookSchema }))
    .mutation(({ ctx, input }) => webhooks.addWebhook(ctx, input)),

  update: personProcedure
    .meta({
      openapi: {
        ...common,
        method: 'PATCH',
        path: `${path}/{id}`,
        summary: 'Change a webhook, or switch it',
      },
    })
    .input(updateWebhookInput)
    .output(z.object({ webhook: webhookSchema }))
    .mutation(async ({ ctx, input }) => ({ webhook: await webhooks.changeWebhook(ctx, input) })),

  remove: personProcedure
    .meta({ openapi: { ...common, method: 'DELETE', path: `${path}/{id}`, summary: 'Remove a webhook' } })
    .input(webhookIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await webhooks.removeWebhook(ctx, input.id);
      return { success: true };
    }),

  test: personProcedure
    .meta({
      openapi: { ...common, method: 'POST', path: `${path}/{id}/test`, summary: 'Send a test delivery' },
    })
    .input(webhookIdInput)
    .output(oneDelivery)
    .mutation(async ({ ctx, input }) => ({ delivery: await webhooks.sendTest(ctx, input.id) })),

  deliveries: personProcedure
    .meta({
      openapi: {
        ...common,
        method: 'GET',
        path: `${path}/{id}/deliveries`,
        summary: 'The newest deliveries and how they went',
      },
    })
    .input(webhookIdInput)
    .output(z.object({ deliveries: z.array(deliverySchema) }))
    .query(async ({ ctx, input }) => ({ deliveries: await webhooks.listDeliveries(ctx, input.id) })),

  redeliver: personProcedure
    .meta({
      openapi: {
        ...common,
        method: 'POST',
        path: `${path}/{id}/deliveries/{deliveryId}/redeliver`,
        summary: 'Send a delivery again, now',
      },
    })
    .input(deliveryIdInput)
    .output(oneDelivery)
    .mutation(async ({ ctx, input }) => ({ delivery: await webhooks.redeliver(ctx, input) })),
});
