import type { InstanceSettings } from '@sheaf/api/features/auth/auth.instance.schema.ts';
import { type PlanId, planIds, plans } from '@sheaf/api/features/billing/plans.schema.ts';

export const LIMITS = [
  'filesPerMonth',
  'maxFileSize',
  'storageLimit',
  'ocrPagesPerMonth',
  'chatMessagesPerMonth',
  'aiOperations',
  'apiCalls',
  'batchFiles',
] as const;
type LimitName = (typeof LIMITS)[number];
/** As they are typed: sizes in MB, and nothing for no limit. */
export type LimitTexts = Record<PlanId, Record<LimitName, string>>;

const MB = 1024 * 1024;
const SIZES = new Set<LimitName>(['maxFileSize', 'storageLimit']);

export function isSize(limit: LimitName): boolean {
  return SIZES.has(limit);
}

export function readLimits(changes: InstanceSettings['plan_limits']): LimitTexts {
  const textOf = (plan: PlanId, limit: LimitName) => {
    const amount = changes[plan]?.[limit] ?? plans[plan][limit];
    return amount === -1 ? '' : String(isSize(limit) ? amount / MB : amount);
  };
  const row = (plan: PlanId) => Object.fromEntries(LIMITS.map((limit) => [limit, textOf(plan, limit)]));
  return Object.fromEntries(planIds.map((plan) => [plan, row(plan)])) as LimitTexts;
}

/** Undefined where something typed is no number. What is as the product has it is left out. */
export function writeLimits(texts: LimitTexts): InstanceSettings['plan_limits'] | undefined {
  const changes: InstanceSettings['plan_limits'] = {};
  for (const plan of planIds) {
    for (const limit of LIMITS) {
      const text = texts[plan][limit].trim();
      if (!/^\d*(\.\d+)?$/.test(text) || (limit === 'maxFileSize' && !Number(text))) return undefined;
      const amount = text === '' ? -1 : Math.round(Number(text) * (isSize(limit) ? MB : 1));
      if (amount !== plans[plan][limit]) changes[plan] = { ...changes[plan], [limit]: amount };
    }
  }
  return changes;
}
