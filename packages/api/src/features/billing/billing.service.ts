import { type SubscriptionRow, subscriptions, users } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext, PersonContext } from '../../context.ts';
import { answerWith } from '../../answers.ts';
import { AppError } from '../../errors.ts';
import type { PaidPlanId } from '../../payments.port.ts';
import type { cancelInput, ChangePreview, Created } from './billing.schema.ts';
import { readInstanceSettings } from '../auth/auth.instance.service.ts';
import { syncSubscription } from './billing.sync.service.ts';
import { requirePayments, requirePlans } from '../instance/instance.offer.ts';
import { plans, type PlanId } from './plans.schema.ts';
import { trialDaysFor } from './trial.ts';

type Answer = ReturnType<typeof answerWith>;

/** How often an order is placed anew when another tab placed a different one at the same moment. */
const ORDER_TRIES = 3;

/** Begins a subscription that the page then pays for. Asked twice, by two clicks or in two tabs, it is one. */
export async function createSubscription(ctx: PersonContext, plan: PlanId): Promise<Created> {
  if (plan === 'free') await requirePlans(ctx);
  else await requirePayments(ctx);
  for (let tries = 0; tries < ORDER_TRIES; tries++) {
    const created = await tryToCreate(ctx, plan);
    if (created) return created;
  }
  throw new AppError('plan_changing');
}

/** Null when another order was kept meanwhile. */
async function tryToCreate(ctx: PersonContext, plan: PlanId): Promise<Created | null> {
  // Read at once, so that requests at the same moment place the same order.
  const known = await subscriptions.listSubscriptions(ctx.db, ctx.member.user.id);
  const current = known.find(subscriptions.isAlive);
  if (plan === 'free') {
    await (current ? endNow(ctx, current) : giveUpPlan(ctx));
    return answerOf(ctx, null);
  }
  if (current?.status === 'past_due' && current.plan === plan) return settle(ctx, current);
  if (current && current.status !== 'incomplete') {
    const { name } = plans[current.plan];
    throw new AppError('plan_change_instead', { plan: name });
  }
  if (current?.plan === plan && current.provider === ctx.payments.provider) {
    const now = await syncSubscription(ctx, current);
    if (now.status === 'incomplete') return answerOf(ctx, now);
    if (now.status !== 'cancelled' && now.status !== 'expired')
      throw new AppError('plan_current', { plan: plans[plan].name });
  } else if (current) {
    await endNow(ctx, current);
  }
  const ordered = await order(ctx, plan, known);
  return ordered ? answerOf(ctx, ordered) : null;
}

/** One that an administrator gave, and that no subscription ends. */
async function giveUpPlan(ctx: PersonContext): Promise<void> {
  const { id } = ctx.member.user;
  await ctx.db.transaction().execute(async (trx) => {
    const before = await users.lockUserBilling(trx, id);
    if (!before || before.plan === 'free' || (await subscriptions.findAlive(trx, id))) return;
    await users.updateUser(trx, id, { plan: 'free', plan_until: null });
    await ctx.events.publish(id, { kind: 'plan' }, trx);
  });
}

/** `undefined` when another order was kept meanwhile; the one placed here is taken back. */
async function order(
  ctx: PersonContext,
  plan: PaidPlanId,
  earlier: SubscriptionRow[],
): Promise<SubscriptionRow | undefined> {
  const { user } = ctx.member;
  const { provider } = ctx.payments;
  const { trial_days } = await readInstanceSettings(ctx);
  const known = earlier.find((row) => row.provider === provider);
  const ordered = await ctx.payments.subscribe({
    userId: user.id,
    email: user.email,
    name: user.name,
    customerId: known?.provider_customer_id ?? null,
    plan,
    trialDays: trialDaysFor(earlier, trial_days),
    // The same until this row is kept: an order whose answer was lost is found again, not placed twice.
    key: `${user.id}:${earlier.length}:${plan}`,
  });
  const kept = await ctx.db.transaction().execute(async (trx) => {
    if (!(await users.lockUserBilling(trx, user.id))) return undefined;
    return subscriptions.keepSubscription(trx, {
      user_id: user.id,
      provider,
      provider_customer_id: ordered.customerId,
      provider_subscription_id: ordered.subscriptionId,
      plan,
      status: 'incomplete',
      client_secret: ordered.clientSecret,
      intent: ordered.intent,
    });
  });
  if (!kept) await ctx.payments.cancel(ordered.subscriptionId);
  return kept;
}

/** A month that could not be charged for is paid with another card. */
export async function settle(ctx: PersonContext, current: SubscriptionRow): Promise<Created> {
  const { clientSecret, intent } = await ctx.payments.settle(current.provider_subscription_id);
  const row = await subscriptions.updateSubscription(ctx.db, current.id, { intent });
  return { ...answerOf(ctx, row), clientSecret };
}

export function answerOf({ payments }: AppContext, row: SubscriptionRow | null): Created {
  return {
    success: true,
    clientSecret: row?.client_secret ?? null,
    subscriptionId: row?.id ?? null,
    provider: payments.provider,
    publishableKey: payments.publishableKey,
    intent: row?.intent ?? null,
  };
}

/** What `changePlan` would cost or give back. A trial, and the end of what is paid for, cost nothing. */
export async function previewChange(ctx: PersonContext, plan: PlanId): Promise<ChangePreview> {
  await requirePlans(ctx);
  const current = await requireBegun(ctx);
  if (plan === 'free' || current.status === 'trialing')
    return { due: 0, from_credit: 0, credit: 0, currency: 'usd' };
  requireChangeable(current, plan);
  await requirePayments(ctx);
  const { fromCredit, ...preview } = await ctx.payments.preview(current.provider_subscription_id, plan);
  return { ...preview, from_credit: fromCredit };
}

export async function changePlan(ctx: PersonContext, plan: PlanId): Promise<Answer> {
  await requirePlans(ctx);
  if (plan === 'free') return cancelSubscription(ctx, { immediate: false });
  await requirePayments(ctx);
  const current = await requireBegun(ctx);
  requireChangeable(current, plan);
  const { name } = plans[plan];
  await ctx.payments.change(current.provider_subscription_id, { plan });
  const { status, current_period_end } = await syncSubscription(ctx, current);
  // Nothing was paid yet that could be taken into account.
  if (status === 'trialing')
    return answerWith('outcomes.plan_changed_in_trial', { plan: name, date: current_period_end ?? '' });
  return answerWith('outcomes.plan_changed', { plan: name });
}

export async function cancelSubscription(
  ctx: PersonContext,
  { immediate, reason, feedback }: z.infer<typeof cancelInput>,
): Promise<Answer> {
  const current = await requireBegun(ctx);
  const why = {
    cancel_reason: reason ?? null,
    cancel_feedback: feedback || null,
    cancelled_at: new Date(),
  };
  if (immediate) {
    await endNow(ctx, current);
    await subscriptions.updateSubscription(ctx.db, current.id, why);
    return answerWith('outcomes.subscription_cancelled');
  }
  if (current.status === 'past_due') throw new AppError('payment_late');
  await ctx.payments.change(current.provider_subscription_id, { cancelAtPeriodEnd: true });
  await subscriptions.updateSubscription(ctx.db, current.id, why);
  const { status, current_period_end } = await syncSubscription(ctx, current);
  const key = status === 'trialing' ? 'outcomes.trial_ends' : 'outcomes.subscription_ends';
  return answerWith(key, { date: current_period_end ?? '' });
}

export async function reactivateSubscription(ctx: PersonContext): Promise<Answer> {
  await requirePayments(ctx);
  const current = await requireBegun(ctx);
  if (!current.cancel_at_period_end) throw new AppError('subscription_continues');
  await ctx.payments.change(current.provider_subscription_id, { cancelAtPeriodEnd: false });
  const nothing = { cancel_reason: null, cancel_feedback: null, cancelled_at: null };
  await subscriptions.updateSubscription(ctx.db, current.id, nothing);
  const { plan, status, current_period_end } = await syncSubscription(ctx, current);
  const { name } = plans[plan];
  if (status === 'trialing')
    return answerWith('outcomes.plan_continues_in_trial', { plan: name, date: current_period_end ?? '' });
  return answerWith('outcomes.plan_continues', { plan: name });
}

/** Nobody is charged for an account that is gone. */
export async function cancelBeforeDeletion(ctx: AppContext, userId: string): Promise<void> {
  const current = await subscriptions.findAlive(ctx.db, userId);
  if (current) await endNow(ctx, current);
}

/** What an administrator ends. Returns it as it was. */
export async function endRunning(ctx: AppContext, userId: string): Promise<SubscriptionRow> {
  const current = await subscriptions.findAlive(ctx.db, userId);
  if (!current || !subscriptions.isRunning(current)) throw new AppError('no_subscription');
  await endNow(ctx, current);
  return current;
}

async function endNow(ctx: AppContext, current: SubscriptionRow): Promise<void> {
  await ctx.payments.cancel(current.provider_subscription_id);
  await syncSubscription(ctx, current);
}

function requireChangeable(current: SubscriptionRow, plan: PlanId): void {
  if (current.status === 'past_due') throw new AppError('payment_open');
  if (current.plan === plan) throw new AppError('plan_current', { plan: plans[plan].name });
}

export async function requireBegun(ctx: PersonContext): Promise<SubscriptionRow> {
  const current = await subscriptions.findAlive(ctx.db, ctx.member.user.id);
  if (current && current.status !== 'incomplete') return current;
  throw new AppError('plan_unpaid');
}
