// Without zod, so that pages about plans need not load it.

const MB = 1024 * 1024;
const GB = 1024 * MB;
export const UNLIMITED = -1;

export const planIds = ['free', 'pro', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  id: PlanId;
  name: string;
  price: number;
  period: string;
  description: string;
  popular: boolean;
  filesPerMonth: number;
  maxFileSize: number;
  storageLimit: number;
  ocrPagesPerMonth: number;
  chatMessagesPerMonth: number;
  aiOperations: number;
  apiCalls: number;
  batchFiles: number;
  features: string[];
}

const freeFeatures = ['basic_pdf_tools'] as const;
const proFeatures = [
  ...freeFeatures,
  'advanced_pdf_tools',
  'api_access',
  'custom_watermarks',
  'advanced_compression',
  'batch_processing',
] as const;
const premiumFeatures = [...proFeatures, 'priority_processing', 'all_features'] as const;
export type Feature = (typeof premiumFeatures)[number];

/** What each plan costs and grants. Server, pages and documents all read this one table. */
export const plans: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    price: 0,
    period: 'forever',
    description: 'Basic tools for occasional use.',
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
    description: 'Every tool, for people who work with documents.',
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
    description: 'No monthly limits and priority processing.',
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

/** The next plan up that grants more of this limit, for the page to offer. Null on the highest. */
export function planWithMore(
  plan: PlanId,
  metric: MeteredLimit | 'maxFileSize' | 'batchFiles',
  offered: Record<PlanId, Plan> = plans,
): PlanId | null {
  const used = offered[plan][metric];
  const higher = planIds.slice(planIds.indexOf(plan) + 1);
  return higher.find((id) => offered[id][metric] === UNLIMITED || offered[id][metric] > used) ?? null;
}

/** The first plan that has it. */
export function planWithFeature(feature: Feature): PlanId {
  return planIds.find((id) => plans[id].features.includes(feature)) ?? 'premium';
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
