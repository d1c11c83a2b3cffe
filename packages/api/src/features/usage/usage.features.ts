import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Feature, plans, planWithFeature } from '../billing/plans.schema.ts';
import { readGrant } from './usage.service.ts';

/** Admits members whose plan has the feature; the refusal names the plan that has it. */
export async function requireFeatures(ctx: ActingContext, features: Feature[]): Promise<void> {
  const { limits } = await readGrant(ctx.db, ctx.member.user.id);
  const missing = features.find((feature) => !limits.features.includes(feature));
  if (!missing) return;
  const upgradeTo = planWithFeature(missing);
  throw new AppError(
    'feature_not_in_plan',
    { plan: plans[upgradeTo].name },
    { details: { feature: missing, upgradeTo } },
  );
}

/** Whether the member's work goes ahead of others'. */
export async function hasPriority(ctx: ActingContext): Promise<boolean> {
  const { limits } = await readGrant(ctx.db, ctx.member.user.id);
  return limits.features.includes('priority_processing');
}
