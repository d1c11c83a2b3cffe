import type { InstanceSettingsRow, MemberRow } from '@sheaf/db';
import { type Plan, type PlanId, planIds, plans, UNLIMITED } from './plans.schema.ts';

const GB = 1024 * 1024 * 1024;
/** A single file is bounded everywhere: it is read as a whole. */
const LARGEST_FILE = 2 * GB;

/** What a member may do, and the plans they could choose. */
export type Grant = {
  plan: PlanId;
  /** Nothing is counted against a plan: an administrator, or an instance that sells none. */
  unlimited: boolean;
  /** In force for this member. */
  limits: Plan;
  plans: Record<PlanId, Plan>;
};

type PlanLimits = InstanceSettingsRow['plan_limits'];

/** The plans as this instance offers them: the product's, but for the limits that administrators have changed. */
export function plansWith(changes: PlanLimits | null | undefined): Record<PlanId, Plan> {
  const entries = planIds.map((id) => [id, { ...plans[id], ...changes?.[id] }]);
  return Object.fromEntries(entries) as Record<PlanId, Plan>;
}

export function grantOf({ plan_now: plan, unlimited, plan_limits }: MemberRow): Grant {
  const offered = plansWith(plan_limits);
  return {
    plan,
    unlimited,
    limits: unlimited ? withoutLimits(offered[plan]) : offered[plan],
    plans: offered,
  };
}

/** The name of the plan in responses; null for members without plan limits. */
export function planOf({ plan, unlimited, limits }: Grant) {
  return { plan: unlimited ? null : plan, planName: unlimited ? null : limits.name };
}

function withoutLimits({ id, name, price, period, description, popular }: Plan): Plan {
  return {
    id,
    name,
    price,
    period,
    description,
    popular,
    filesPerMonth: UNLIMITED,
    maxFileSize: LARGEST_FILE,
    storageLimit: UNLIMITED,
    ocrPagesPerMonth: UNLIMITED,
    chatMessagesPerMonth: UNLIMITED,
    aiOperations: UNLIMITED,
    apiCalls: UNLIMITED,
    batchFiles: UNLIMITED,
    features: plans.premium.features,
  };
}
