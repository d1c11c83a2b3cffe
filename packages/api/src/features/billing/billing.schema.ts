import { z } from 'zod';
import { pageInput } from '../../paging.schema.ts';
import { planIdSchema, planSchema } from './plans.answer.schema.ts';

/** A month that is not paid for stays open this long. */
export const GRACE_DAYS = 7;

export const planInput = z.object({ plan: planIdSchema.describe('The plan to move to') }).strict();
export const billingPageInput = pageInput
  .extend({ limit: z.coerce.number().int().min(1).max(100).default(10) })
  .strict();

export const cancelReasons = [
  'Too expensive',
  'Not using it enough',
  'Missing features I need',
  'Found a better alternative',
  'Technical issues',
  'Other',
] as const;

export const cancelInput = z
  .object({
    immediate: z.boolean().default(false).describe('At once, instead of when the paid time is over'),
    reason: z.enum(cancelReasons).optional(),
    feedback: z.string().trim().max(2000, 'fields.feedback_too_long').optional(),
  })
  .strict();

export const confirmInput = z
  .object({
    clientSecret: z.string().min(1).max(200),
    cardNumber: z
      .string()
      .max(40)
      .transform((text) => text.replace(/[\s-]/g, ''))
      .refine((digits) => /^\d{12,19}$/.test(digits), 'fields.card_number_incomplete'),
    authenticate: z.boolean().optional().describe('The answer to `requires_action`: whether you confirm'),
  })
  .strict();

export const confirmAnswer = z.object({
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  error: z.string().optional(),
  reason: z.string().optional(),
});

export const subscriptionStatus = z.enum(['active', 'trialing', 'past_due', 'cancelled', 'expired']);

export const subscriptionSchema = z
  .object({
    plan: planIdSchema,
    status: subscriptionStatus,
    current_period_start: z.string().nullable(),
    current_period_end: z
      .string()
      .nullable()
      .describe('When it is next paid for, or ends; null without a billing cycle'),
    cancel_at_period_end: z.boolean(),
    trial_end: z.string().nullable(),
    grace_ends_at: z.string().nullable().describe('While a payment is late: when the plan becomes Free'),
    card: z
      .object({ brand: z.string(), last4: z.string() })
      .nullable()
      .describe('What the next payment is taken from'),
    credit: z
      .number()
      .int()
      .describe(
        'Minor units given back by a change to a cheaper plan; the next invoices are paid from it first',
      ),
    trial_available: z.boolean().describe('Whether a first paid plan would begin with a trial'),
    provider: z.enum(['sandbox', 'stripe']),
    planLimits: planSchema,
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;

export const usageSchema = z
  .object({
    files_processed: z.number().int(),
    storage_used: z.number().int(),
    ocr_pages: z.number().int(),
    chat_messages: z.number().int(),
    ai_operations: z.number().int(),
    api_calls: z.number().int(),
    resets_at: z.string().describe('When what is counted by the month begins anew'),
    left_until: z
      .string()
      .describe('Until when what is left can be used: a plan may end before the month does'),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof usageSchema>;

export const billingRecordSchema = z
  .object({
    id: z.uuid(),
    amount: z.number().int().describe('What the card was charged, in minor units'),
    credit: z.number().int().describe('What was paid from credit, in minor units'),
    currency: z.string(),
    status: z.enum(['succeeded', 'failed', 'pending', 'cancelled', 'refunded']),
    plan: planIdSchema,
    number: z.string().nullable(),
    stripe_payment_intent_id: z.string().nullable(),
    period_start: z.string().nullable(),
    period_end: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'BillingRecord' });
export type BillingRecord = z.infer<typeof billingRecordSchema>;

export const changePreviewSchema = z
  .object({
    due: z.number().int().describe('What the card is charged at once, in minor units'),
    from_credit: z.number().int().describe('What is paid from your credit, in minor units'),
    credit: z.number().int().describe('What you get back as credit for your next invoices, in minor units'),
    currency: z.string(),
  })
  .meta({ id: 'ChangePreview' });
export type ChangePreview = z.infer<typeof changePreviewSchema>;

export const createdSchema = z.object({
  success: z.literal(true),
  clientSecret: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  provider: z.enum(['sandbox', 'stripe']),
  publishableKey: z.string().nullable(),
  intent: z.enum(['payment', 'setup']).nullable(),
});
export type Created = z.infer<typeof createdSchema>;
