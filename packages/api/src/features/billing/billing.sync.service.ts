import { billingRecords, type Db, type SubscriptionRow, subscriptions, users } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import type { Delivery, PaymentState } from '../../payments.port.ts';
import { startOfPeriod } from '../usage/usage.period.ts';
import { grantOf, rowOf } from './billing.states.ts';

const PAGE = 100;

/**
 * A word from the provider. It says only that something happened; what is true now is then asked for, under the member's
 * lock. So events may come in any order, late or twice, and the last one leaves what the provider has.
 */
export async function receivePaymentEvent(ctx: AppContext, { body, signature }: Delivery): Promise<void> {
  const event = ctx.payments.readEvent(body, signature);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await subscriptions.rememberEvent(trx, event.id, event.type))) return;
    for (const found of await subscriptions.listConcerned(trx, event)) await readAnew(ctx, trx, found);
  });
}

/** Makes row, charges and plan what the provider has. Nobody else changes this member's plan meanwhile. */
export async function readAnew(ctx: AppContext, trx: Db, found: SubscriptionRow): Promise<SubscriptionRow> {
  if (!(await users.lockUserBilling(trx, found.user_id))) return found;
  const state = await ctx.payments.read(found.provider_subscription_id);
  const before = (await subscriptions.findByProviderId(trx, found.provider_subscription_id)) ?? found;
  const row = await subscriptions.updateSubscription(trx, before.id, rowOf(state, before));
  await saveInvoices(trx, row, state);
  await grantPlan(trx, row, before);
  await ctx.events.publish(row.user_id, { kind: 'plan' }, trx);
  return row;
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
  const gaveNothing = grantOf(before).plan === 'free';
  const grant = grantOf(row);
  if (grant.plan === 'free' && gaveNothing) return;
  const user = await users.findUser(trx, row.user_id);
  if (!user) return;
  const start = grant.plan === 'free' ? null : row.current_period_start;
  // Anchored once: a month that begins on the 28th of February began on the 31st before.
  const isTurn =
    start === null ||
    startOfPeriod(new Date(user.cycle_anchor), new Date(start)).getTime() === Date.parse(start);
  await users.updateUser(trx, user.id, { ...grant, ...(isTurn ? {} : { cycle_anchor: start }) });
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
        await ctx.db.transaction().execute((trx) => readAnew(ctx, trx, row));
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
