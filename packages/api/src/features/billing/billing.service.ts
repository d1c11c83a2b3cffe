import { type Db, type SubscriptionRow, subscriptions, users } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext, MemberContext, PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { PaidPlanId } from '../../payments.port.ts';
import { type cancelInput, type Created, TRIAL_DAYS } from './billing.schema.ts';
import { readAnew } from './billing.sync.service.ts';
import { plans, type PlanId } from './plans.schema.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Begins a subscription that the page then pays for. Asked twice, by two clicks or in two tabs, it is one. */
export async function createSubscription(ctx: PersonContext, plan: PlanId): Promise<Created> {
  return withBilling(ctx, async (trx, current) => {
    if (plan === 'free') {
      if (current) await endNow(ctx, trx, current);
      return answerOf(ctx, null);
    }
    if (current?.status === 'past_due' && current.plan === plan) return settle(ctx, trx, current);
    if (current && current.status !== 'incomplete') {
      const { name } = plans[current.plan];
      throw new AppError('conflict', `You are on the ${name} plan already. Change it instead.`);
    }
    if (current?.plan === plan && current.provider === ctx.payments.provider) {
      const now = await readAnew(ctx, trx, current);
      if (now.status === 'incomplete') return answerOf(ctx, now);
      if (now.status !== 'cancelled' && now.status !== 'expired')
        throw new AppError('conflict', `You are on the ${plans[plan].name} plan already.`);
    } else if (current) {
      await endNow(ctx, trx, current);
    }
    return answerOf(ctx, await order(ctx, trx, plan));
  });
}

async function order(ctx: PersonContext, trx: Db, plan: PaidPlanId): Promise<SubscriptionRow> {
  const { user } = ctx.member;
  const { provider } = ctx.payments;
  const earlier = await subscriptions.listSubscriptions(trx, user.id);
  const known = earlier.find((row) => row.provider === provider);
  const trialDays = hasTrial(earlier) ? TRIAL_DAYS : 0;
  const ordered = await ctx.payments.subscribe({
    userId: user.id,
    email: user.email,
    name: user.name,
    customerId: known?.provider_customer_id ?? null,
    plan,
    trialDays,
    // The same until this row is kept: an order whose answer was lost is found again, not placed twice.
    key: `${user.id}:${earlier.length}:${plan}`,
  });
  return subscriptions.insertSubscription(trx, {
    user_id: user.id,
    provider,
    provider_customer_id: ordered.customerId,
    provider_subscription_id: ordered.subscriptionId,
    plan,
    status: 'incomplete',
    client_secret: ordered.clientSecret,
    intent: ordered.intent,
  });
}

/** A month that could not be charged for is paid with another card. */
async function settle(ctx: PersonContext, trx: Db, current: SubscriptionRow): Promise<Created> {
  const { clientSecret, intent } = await ctx.payments.settle(current.provider_subscription_id);
  const row = await subscriptions.updateSubscription(trx, current.id, { intent });
  return { ...answerOf(ctx, row), clientSecret };
}

export function hasTrial(earlier: SubscriptionRow[]): boolean {
  return earlier.every(({ started_at }) => started_at === null);
}

function answerOf({ payments }: AppContext, row: SubscriptionRow | null): Created {
  return {
    success: true,
    clientSecret: row?.client_secret ?? null,
    subscriptionId: row?.id ?? null,
    provider: payments.provider,
    publishableKey: payments.publishableKey,
    intent: row?.intent ?? null,
  };
}

export async function changePlan(ctx: PersonContext, plan: PlanId): Promise<string> {
  if (plan === 'free') return cancelSubscription(ctx, { immediate: false });
  return withBilling(ctx, async (trx, found) => {
    const current = requireBegun(found);
    if (current.status === 'past_due')
      throw new AppError('conflict', 'Please settle the open payment before you change the plan.');
    const { name } = plans[plan];
    if (current.plan === plan) throw new AppError('conflict', `You are on the ${name} plan already.`);
    await ctx.payments.change(current.provider_subscription_id, { plan });
    await readAnew(ctx, trx, current);
    return `You are on the ${name} plan now. What you paid for the old one is taken into account.`;
  });
}

export async function cancelSubscription(
  ctx: PersonContext,
  { immediate, reason, feedback }: z.infer<typeof cancelInput>,
): Promise<string> {
  return withBilling(ctx, async (trx, found) => {
    const current = requireBegun(found);
    const why = { cancel_reason: reason ?? null, cancel_feedback: feedback || null };
    if (reason || feedback) await subscriptions.updateSubscription(trx, current.id, why);
    if (immediate) {
      await endNow(ctx, trx, current);
      return 'Your subscription is cancelled. You are on the Free plan now.';
    }
    if (current.status === 'past_due')
      throw new AppError('conflict', 'A payment is late. Please cancel immediately, or settle it first.');
    await ctx.payments.change(current.provider_subscription_id, { cancelAtPeriodEnd: true });
    const { current_period_end } = await readAnew(ctx, trx, current);
    return `Your subscription ends on ${day.format(Date.parse(current_period_end ?? ''))}. Until then everything stays as it is.`;
  });
}

export async function reactivateSubscription(ctx: PersonContext): Promise<string> {
  return withBilling(ctx, async (trx, found) => {
    const current = requireBegun(found);
    if (!current.cancel_at_period_end)
      throw new AppError('conflict', 'Your subscription is not going to end.');
    await ctx.payments.change(current.provider_subscription_id, { cancelAtPeriodEnd: false });
    const { plan } = await readAnew(ctx, trx, current);
    return `Your ${plans[plan].name} plan goes on.`;
  });
}

/** Nobody is charged for an account that is gone. */
export async function cancelBeforeDeletion(ctx: AppContext, trx: Db, userId: string): Promise<void> {
  const current = await subscriptions.findAlive(trx, userId);
  if (current) await ctx.payments.cancel(current.provider_subscription_id);
}

async function endNow(ctx: MemberContext, trx: Db, current: SubscriptionRow): Promise<void> {
  await ctx.payments.cancel(current.provider_subscription_id);
  await readAnew(ctx, trx, current);
}

/** One change of a member's subscription after the other, each beginning with what the one before it left. */
function withBilling<T>(
  ctx: PersonContext,
  work: (trx: Db, current: SubscriptionRow | undefined) => Promise<T>,
): Promise<T> {
  const { id } = ctx.member.user;
  return ctx.db.transaction().execute(async (trx) => {
    if (!(await users.lockUserBilling(trx, id)))
      throw new AppError('unauthenticated', 'This account does not exist any more.');
    return work(trx, await subscriptions.findAlive(trx, id));
  });
}

function requireBegun(current: SubscriptionRow | undefined): SubscriptionRow {
  if (current && current.status !== 'incomplete') return current;
  throw new AppError('conflict', 'You have no paid plan. Choose one first.');
}
