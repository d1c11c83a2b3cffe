import { z } from 'zod';

export const MAX_WEBHOOKS = 5;
export const DELIVERIES_KEPT = 50;
/** For how long the address may take to answer. */
export const ANSWER_SECONDS = 10;

/** The events that a webhook can receive, in addition to tests. */
export const webhookEvents = ['operation.done', 'operation.failed', 'batch.done', 'file.ready'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const address = z
  .url({ protocol: /^https?$/, error: 'fields.https_needed' })
  .max(500, 'fields.address_too_long')
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), 'fields.address_with_credentials')
  .describe('https; plain http only where the instance itself is on this machine alone');
const events = z
  .array(z.enum(webhookEvents))
  .min(1, 'fields.events_needed')
  .transform((names) => [...new Set(names)]);

export const createWebhookInput = z
  .object({ url: address, events: events.default([...webhookEvents]) })
  .strict();
export const updateWebhookInput = z
  .object({
    id: z.uuid(),
    url: address.optional(),
    events: events.optional(),
    active: z.boolean().optional().describe('Switches it off, and on again after it was switched off'),
  })
  .strict();
export const webhookIdInput = z.object({ id: z.uuid() }).strict();
export const deliveryIdInput = z.object({ id: z.uuid(), deliveryId: z.uuid() }).strict();

export const webhookSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.string()),
    off_since: z.string().nullable(),
    off_reason: z.enum(['member', 'failures']).nullable(),
    failing_since: z.string().nullable().describe('Since when no delivery has been taken'),
    created_at: z.string(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const deliverySchema = z
  .object({
    id: z.uuid().describe('Also the `id` of the body: the same when it is sent again'),
    event: z.string(),
    data: z.record(z.string(), z.unknown()),
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    response_code: z
      .number()
      .int()
      .nullable()
      .describe('Of the last attempt; null where nothing was answered'),
    duration_ms: z.number().int().nullable(),
    error: z.string().nullable().describe('Why there was no answer'),
    attempted_at: z.string().nullable(),
    next_attempt_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.infer<typeof deliverySchema>;
