import type { InstanceSettingsRow, MemberRow } from '@sheaf/db';
import { type Plan, type PlanId, planIds, plans, UNLIMITED } from './plans.schema.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;
/** A single file is bounded everywhere: it is read as a whole. */
const LARGEST_FILE = 2 * GB;

/** What a member may do, and the plans they could choose. */
export type Grant = {
  plan: PlanId;
  /** Nothing is counted against a plan: an administrator, or an instance that sells none. */
  unlimited: boolean;
  /** A visitor's, with limits of its own. */
  demo: boolean;
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

export function grantOf({ plan_now: plan, unlimited, plan_limits, demo_until }: MemberRow): Grant {
  const offered = plansWith(plan_limits);
  // The highest, so that no answer offers a visitor another.
  if (demo_until !== null)
    return { plan: 'premium', unlimited: false, demo: true, limits: demoLimits, plans: offered };
  return {
    plan,
    unlimited,
    demo: false,
    limits: unlimited ? withoutLimits(offered[plan]) : offered[plan],
    plans: offered,
  };
}

/** The name of the plan in responses; null for demo accounts and members without plan limits. */
export function planOf({ plan, unlimited, demo, limits }: Grant) {
  const hasPlan = !unlimited && !demo;
  return { plan: hasPlan ? plan : null, planName: hasPlan ? limits.name : null };
}

/** Enough to try every tool, and too little to store a disk full of. */
const demoLimits: Plan = {
  ...plans.pro,
  filesPerMonth: 30,
  maxFileSize: 10 * MB,
  storageLimit: 50 * MB,
  ocrPagesPerMonth: 10,
  chatMessagesPerMonth: 30,
  aiOperations: 60,
  apiCalls: 0,
  batchFiles: 5,
  features: plans.pro.features.filter((feature) => feature !== 'api_access'),
};

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
