import type { SubscriptionRow } from '@sheaf/db';
import type { Subscription } from './billing.schema.ts';
import { graceEnd } from './grace.ts';
import type { PlanId } from './plans.schema.ts';

export type SubscriptionState = Pick<
  SubscriptionRow,
  'plan' | 'status' | 'current_period_end' | 'cancel_at_period_end' | 'past_due_since'
>;

/** The plan that a subscription entitles its member to, and when that ends by itself. */
export type Entitlement = { plan: PlanId; plan_until: string | null };

export function entitlementOf(state: SubscriptionState): Entitlement {
  switch (state.status) {
    case 'active':
    case 'trialing':
      return { plan: state.plan, plan_until: state.cancel_at_period_end ? state.current_period_end : null };
    case 'past_due':
      return { plan: state.plan, plan_until: graceEnd(state.past_due_since) };
    case 'incomplete':
    case 'cancelled':
    case 'expired':
      return { plan: 'free', plan_until: null };
  }
}

/**
 * The status for the member. Time alone turns `past_due` into `expired`, and a subscription that is to end into
 * `cancelled`.
 */
export function statusAt(state: SubscriptionState, now: Date): Subscription['status'] {
  const { status } = state;
  if (status === 'incomplete') return 'active';
  const { plan_until } = entitlementOf(state);
  const isOver = plan_until !== null && Date.parse(plan_until) <= now.getTime();
  if (!isOver) return status;
  return status === 'past_due' ? 'expired' : 'cancelled';
}
