import type { SubscriptionRow } from '@sheaf/db';
import type { PaymentState } from '../../payments.port.ts';
import { GRACE_DAYS, type Subscription } from './billing.schema.ts';
import type { PlanId } from './plans.schema.ts';

const DAY = 24 * 60 * 60 * 1000;

type State = Pick<
  SubscriptionRow,
  'plan' | 'status' | 'current_period_end' | 'cancel_at_period_end' | 'past_due_since'
>;

/** What a subscription lets its member have, and when that ends by itself. */
export function grantOf(state: State): { plan: PlanId; plan_until: string | null } {
  switch (state.status) {
    case 'active':
    case 'trialing':
      return {
        plan: state.plan,
        plan_until: state.cancel_at_period_end ? state.current_period_end : null,
      };
    case 'past_due':
      return { plan: state.plan, plan_until: graceEnd(state) };
    case 'incomplete':
    case 'cancelled':
    case 'expired':
      return { plan: 'free', plan_until: null };
  }
}

export function graceEnd({ past_due_since }: Pick<State, 'past_due_since'>): string {
  const since = past_due_since ? Date.parse(past_due_since) : 0;
  return new Date(since + GRACE_DAYS * DAY).toISOString();
}

/** What the member is told. Time alone turns `past_due` into `expired`, and one that was to end into `cancelled`. */
export function statusAt(state: State, now: Date): Subscription['status'] {
  const { status } = state;
  if (status === 'incomplete') return 'active';
  const { plan_until } = grantOf(state);
  const isOver = plan_until !== null && Date.parse(plan_until) <= now.getTime();
  if (!isOver) return status;
  return status === 'past_due' ? 'expired' : 'cancelled';
}

/** The row as the provider's state makes it. What came before counts only for what the provider does not keep. */
export function rowOf(state: PaymentState, before: SubscriptionRow) {
  const isWaiting = state.status === 'incomplete';
  const isOver = state.status === 'cancelled' || state.status === 'expired';
  const wasPaid = state.invoices.some(({ status }) => status === 'succeeded' || status === 'refunded');
  const neverBegan = isWaiting || (isOver && before.status === 'incomplete' && !wasPaid);
  const past_due_since =
    state.status === 'past_due'
      ? (state.pastDueSince ?? before.past_due_since ?? new Date().toISOString())
      : null;
  return {
    plan: state.plan,
    status: state.status,
    current_period_start: state.currentPeriodStart,
    current_period_end: state.currentPeriodEnd,
    trial_end: state.trialEnd,
    cancel_at_period_end: state.cancelAtPeriodEnd,
    past_due_since,
    card_brand: state.card?.brand ?? null,
    card_last4: state.card?.last4 ?? null,
    started_at: neverBegan ? before.started_at : (before.started_at ?? state.currentPeriodStart),
    ...(isWaiting ? {} : { client_secret: null }),
  };
}
