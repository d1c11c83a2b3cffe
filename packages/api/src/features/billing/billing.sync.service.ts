import { billingRecords, type Db, type SubscriptionRow, subscriptions, users } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import type { Delivery, PaymentState } from '../../payments.port.ts';
import { startOfPeriod } from '../usage/usage.period.ts';
import { entitlementOf } from './entitlement.ts';

const PAGE = 100;
const CARD_CONFIRMED = 'setup_intent.succeeded';

/**
 * Handles an event of the provider. It only announces a change; the current state is then read from the provider.
 * Events may therefore come in any order, late or twice, and the last one leaves the provider's state.
 */
export async function receivePaymentEvent(ctx: AppContext, { body, signature }: Delivery): Promise<void> {
  const event = ctx.payments.readEvent(body, signature);
  if (await subscriptions.isEventKnown(ctx.db, event.id)) return;
  for (const row of await subscriptions.listConcerned(ctx.db, event)) {
    // Whoever confirmed a card and did not come back to the page is charged on it all the same.
    if (event.type === CARD_CONFIRMED && subscriptions.isAlive(row))
      await ctx.payments.keepCard(row.provider_subscription_id);
    await syncSubscription(ctx, row);
  }
  await subscriptions.rememberEvent(ctx.db, event.id, event.type);
}

/**
 * Makes row, charges and plan what the provider has. The provider is asked while nothing is locked; if the row was
 * changed meanwhile, the answer may be older than that change, and the provider is asked again.
 */
export async function syncSubscription(ctx: AppContext, known: SubscriptionRow): Promise<SubscriptionRow> {
  for (let before = known; ;) {
    const state = await ctx.payments.read(before.provider_subscription_id);
    const { row, isApplied } = await ctx.db
      .transaction()
      .execute((trx) => applyState(ctx, trx, state, before));
    if (isApplied) return row;
    before = row;
  }
}

async function applyState(ctx: AppContext, trx: Db, state: PaymentState, read: SubscriptionRow) {
  const user = await users.lockUserBilling(trx, read.user_id);
  const before = await subscriptions.findSubscription(trx, read.id);
  // The account is gone, and its subscriptions with it.
  if (!user || !before) return { row: read, isApplied: true };
  if (before.version !== read.version) return { row: before, isApplied: false };
  const row = await subscriptions.updateSubscription(trx, before.id, rowOf(state, before));
  await saveInvoices(trx, row, state);
  await grantPlan(trx, row, before);
  await ctx.events.publish(row.user_id, { kind: 'plan' }, trx);
  return { row, isApplied: true };
}

/** The row as the provider's state makes it. What came before counts only for what the provider does not keep. */
function rowOf(state: PaymentState, before: SubscriptionRow) {
  const isWaiting = state.status === 'incomplete';
  const isOver = state.status === 'cancelled' || state.status === 'expired';
  const wasPaid = state.invoices.some(({ status }) => status === 'succeeded' || status === 'refunded');
  const neverBegan = isWaiting || (isOver && before.status === 'incomplete' && !wasPaid);
  const past_due_since =
    state.status === 'past_due'
      ? (state.pastDueSince ?? before.past_due_since ?? new Date().toISOString())
      : null;
  return {
    version: before.version + 1,
    plan: state.plan,
    status: state.status,
    current_period_start: state.currentPeriodStart,
    current_period_end: state.currentPeriodEnd,
    trial_end: state.trialEnd,
    cancel_at_period_end: state.cancelAtPeriodEnd,
    past_due_since,
    credit: state.credit,
    card_brand: state.card?.brand ?? null,
    card_last4: state.card?.last4 ?? null,
    started_at: neverBegan ? before.started_at : (before.started_at ?? state.currentPeriodStart),
    ...(isWaiting ? {} : { client_secret: null }),
  };
}

async function saveInvoices(trx: Db, row: SubscriptionRow, { invoices }: PaymentState): Promise<void> {
  for (const invoice of invoices) {
    await billingRecords.saveBillingRecord(trx, {
      user_id: row.user_id,
      subscription_id: row.id,
      provider_invoice_id: invoice.id,
      stripe_payment_intent_id: invoice.paymentIntentId,
      number: invoice.number,
      plan: invoice.plan,
      amount: invoice.amount,
      credit: invoice.credit,
      currency: invoice.currency,
      status: invoice.status,
      period_start: invoice.periodStart,
      period_end: invoice.periodEnd,
      created_at: invoice.createdAt,
    });
  }
}

/** One that is over takes a plan away only if it gave it: there may be another since, or a plan given by hand. */
async function grantPlan(trx: Db, row: SubscriptionRow, before: SubscriptionRow): Promise<void> {
  const gaveNothing = entitlementOf(before).plan === 'free';
  const entitlement = entitlementOf(row);
  if (entitlement.plan === 'free' && gaveNothing) return;
  const user = await users.findUser(trx, row.user_id);
  if (!user) return;
  const start = entitlement.plan === 'free' ? null : row.current_period_start;
  // Anchored once: a month that begins on the 28th of February began on the 31st before.
  const isTurn =
    start === null ||
    startOfPeriod(new Date(user.cycle_anchor), new Date(start)).getTime() === Date.parse(start);
  await users.updateUser(trx, user.id, { ...entitlement, ...(isTurn ? {} : { cycle_anchor: start }) });
}

/** Compares every subscription that can still change with the provider, and mends what was missed. */
export async function reconcile(ctx: AppContext): Promise<{ compared: number; failed: number }> {
  const counts = { compared: 0, failed: 0 };
  for (let after: string | null = null; ;) {
    const page: SubscriptionRow[] = await subscriptions.listUnsettled(
      ctx.db,
      ctx.payments.provider,
      after,
      PAGE,
    );
    for (const row of page) {
      try {
        await syncSubscription(ctx, row);
        counts.compared++;
      } catch (err) {
        counts.failed++;
        ctx.log.error(
          { err, subscription: row.id },
          'a subscription could not be compared with the provider',
        );
      }
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.id;
  }
  await subscriptions.forgetOldEvents(ctx.db);
  return counts;
}
