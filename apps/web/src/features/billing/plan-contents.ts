import type { Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import type { Formatter } from '@sheaf/messages/formatter';
import { formatBytes } from '../../lib/messages/format.ts';

/** The limits of a plan, most important first, and then its features. */
export function planContents(plan: Plan, t: Formatter<'plans'>): string[] {
  return [
    ...planLimits(plan, t),
    ...plan.features.map((feature) => t.find(`features.${feature}`) ?? feature),
  ];
}

export function planLimits(plan: Plan, t: Formatter<'plans'>): string[] {
  return [
    t('limits.files', { count: plan.filesPerMonth, size: formatBytes(plan.maxFileSize) }),
    plan.storageLimit < 0
      ? t('limits.storageUnlimited')
      : t('limits.storage', { size: formatBytes(plan.storageLimit) }),
    t('limits.ocrPages', { count: plan.ocrPagesPerMonth }),
    t('limits.chatMessages', { count: plan.chatMessagesPerMonth }),
  ];
}
