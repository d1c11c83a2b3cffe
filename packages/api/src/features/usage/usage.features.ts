import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Feature, plans, planWithFeature } from '../billing/plans.schema.ts';
import { readGrant } from './usage.service.ts';

/** Lets members through whose plan has it, and says to the others which one does. */
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
