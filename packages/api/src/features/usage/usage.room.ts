import type { MemberContext } from '../../context.ts';
import { type MeteredLimit, plans } from '../billing/plans.schema.ts';
import { limitReached, readPlan } from './usage.service.ts';

/** Says early what reserving would say late: that so much in all is more than the plan allows. Nothing is taken. */
export async function refuseFull(ctx: MemberContext, metric: MeteredLimit, wanted: number): Promise<void> {
  const plan = await readPlan(ctx.db, ctx.member.user.id);
  const limit = plans[plan][metric];
  if (limit >= 0 && wanted > limit) throw limitReached(metric, plan, limit, Math.min(wanted, limit));
}
