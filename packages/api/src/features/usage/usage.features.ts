import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Feature, plans, planWithFeature } from '../billing/plans.schema.ts';
import { readPlan } from './usage.service.ts';

/** Lets members through whose plan has it, and says to the others which one does. */
export async function requireFeatures(ctx: ActingContext, features: Feature[]): Promise<void> {
  const plan = await readPlan(ctx.db, ctx.member.user.id);
  const missing = features.find((feature) => !plans[plan].features.includes(feature));
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
  const plan = await readPlan(ctx.db, ctx.member.user.id);
  return plans[plan].features.includes('priority_processing');
}
