import { z } from 'zod';

const MB = 1024 * 1024;
const GB = 1024 * MB;
export const UNLIMITED = -1;

export const planIdSchema = z.enum(['free', 'pro', 'premium']);
export type PlanId = z.infer<typeof planIdSchema>;

const limit = z.number().int().describe('-1 is unlimited');

export const planSchema = z
  .object({
    id: planIdSchema,
    name: z.string(),
    price: z.number().describe('US dollars a month'),
    period: z.string(),
    description: z.string(),
    popular: z.boolean(),
    filesPerMonth: limit,
    maxFileSize: limit.describe('Bytes of one file'),
    storageLimit: limit.describe('Bytes of all files, the trash too'),
    ocrPagesPerMonth: limit,
    chatMessagesPerMonth: limit,
    aiOperations: limit,
    apiCalls: limit,
    batchFiles: limit.describe('Files in one batch'),
    features: z.array(z.string()),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof planSchema>;

const freeFeatures = ['basic_pdf_tools'] as const;
const proFeatures = [
  ...freeFeatures,
  'advanced_pdf_tools',
  'advanced_ocr',
  'api_access',
  'custom_watermarks',
  'advanced_compression',
  'batch_processing',
] as const;
const premiumFeatures = [
  ...proFeatures,
  'advanced_ai_models',
  'priority_processing',
  'priority_support',
  'advanced_analytics',
  'all_features',
] as const;
export type Feature = (typeof premiumFeatures)[number];

/** What each plan costs and grants. Server, pages and documents all read this one table. */
export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    price: 0,
    period: 'forever',
    description: 'The basic tools, for now and then.',
    popular: false,
    filesPerMonth: 10,
    maxFileSize: 10 * MB,
    storageLimit: 100 * MB,
    ocrPagesPerMonth: 5,
    chatMessagesPerMonth: 10,
    aiOperations: 25,
    apiCalls: 0,
    batchFiles: 1,
    features: [...freeFeatures],
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    price: 1,
    period: 'month',
    description: 'Every tool, for people who live in documents.',
    popular: true,
    filesPerMonth: 500,
    maxFileSize: 50 * MB,
    storageLimit: 2 * GB,
    ocrPagesPerMonth: 200,
    chatMessagesPerMonth: 1000,
    aiOperations: 1500,
    apiCalls: 10_000,
    batchFiles: 20,
    features: [...proFeatures],
  },
  premium: {
    id: 'premium',
    name: 'Premium',
    price: 10,
    period: 'month',
    description: 'No monthly limits, and first in the queue.',
    popular: false,
    filesPerMonth: UNLIMITED,
    maxFileSize: 200 * MB,
    storageLimit: 20 * GB,
    ocrPagesPerMonth: UNLIMITED,
    chatMessagesPerMonth: UNLIMITED,
    aiOperations: UNLIMITED,
    apiCalls: UNLIMITED,
    batchFiles: UNLIMITED,
    features: [...premiumFeatures],
  },
};

const order: PlanId[] = ['free', 'pro', 'premium'];

/** The next plan up that grants more of this limit, for the page to offer. Null on the highest. */
export function planWithMore(
  plan: PlanId,
  metric: MeteredLimit | 'maxFileSize' | 'batchFiles',
): PlanId | null {
  const used = plans[plan][metric];
  const higher = order.slice(order.indexOf(plan) + 1);
  return higher.find((id) => plans[id][metric] === UNLIMITED || plans[id][metric] > used) ?? null;
}

/** The first plan that has it. */
export function planWithFeature(feature: Feature): PlanId {
  return order.find((id) => plans[id].features.includes(feature)) ?? 'premium';
}

/** Limits that are counted; all but storage begin anew each month. */
export const meteredLimits = [
  'filesPerMonth',
  'storageLimit',
  'ocrPagesPerMonth',
  'chatMessagesPerMonth',
  'aiOperations',
  'apiCalls',
] as const;
export type MeteredLimit = (typeof meteredLimits)[number];
