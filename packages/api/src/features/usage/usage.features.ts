import type { Db } from '@sheaf/db';
import { AppError } from '../../errors.ts';
import { hasFeature, planWithFeature } from '../billing/plans.schema.ts';
import { readPlan } from './usage.service.ts';

/** What the member's plan does not have is refused with the plan that has it. */
export async function requireFeature(db: Db, userId: string, feature: string): Promise<void> {
  const plan = await readPlan(db, userId);
  if (hasFeature(plan, feature)) return;
  throw new AppError('feature_not_in_plan', 'Your plan does not include this.', {
    feature,
    upgradeTo: planWithFeature(plan, feature),
  });
}
