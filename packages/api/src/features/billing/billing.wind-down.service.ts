import { type SubscriptionRow, subscriptions } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { readInstanceSettings, sellsPlans } from '../auth/auth.instance.service.ts';
import { syncSubscription } from './billing.sync.service.ts';

/** Where plans are no longer sold, nobody is charged again. What was paid for, or is being tried, is kept to its end. */
export async function windDown(ctx: AppContext): Promise<void> {
  if (sellsPlans(await readInstanceSettings(ctx))) return;
  const errors: unknown[] = [];
  for (const row of await subscriptions.listAlive(ctx.db, ctx.payments.provider)) {
    try {
      await stopCharging(ctx, row);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length)
    throw new AggregateError(errors, 'subscriptions that are no longer sold could not be ended');
}

async function stopCharging(ctx: AppContext, row: SubscriptionRow): Promise<void> {
  const { status, cancel_at_period_end, provider_subscription_id } = row;
  // Nothing is paid for that could be kept.
  if (status === 'incomplete' || status === 'past_due') await ctx.payments.cancel(provider_subscription_id);
  else if (cancel_at_period_end) return;
  else await ctx.payments.change(provider_subscription_id, { cancelAtPeriodEnd: true });
  await syncSubscription(ctx, row);
}
