import type { ChangePreview, Invoice, PaidPlanId, PaymentState } from '@sheaf/api/payments';
import type { Stripe } from 'stripe';

/** Maps the status of a Stripe subscription to ours. */
export function presentState(
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
  charges: Stripe.Charge[],
  plan: PaidPlanId,
): PaymentState {
  const [item] = subscription.items.data;
  const status = statusOf(subscription);
  const isWaiting = status === 'incomplete';
  const refunded = new Set(
    charges.flatMap((one) => (one.refunded && one.payment_intent ? [idOf(one.payment_intent)] : [])),
  );
  const late = invoices.filter((one) => one.status === 'open' && one.attempted).map(({ created }) => created);
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer),
    plan,
    status,
    currentPeriodStart: isWaiting ? null : timeOf(item?.current_period_start),
    currentPeriodEnd: isWaiting ? null : timeOf(item?.current_period_end),
    trialEnd: isWaiting ? null : timeOf(subscription.trial_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    pastDueSince: status === 'past_due' && late.length ? timeOf(Math.min(...late)) : null,
    card: cardOf(subscription),
    credit: creditOf(subscription),
    invoices: invoices.filter(isShown).map((one) => presentInvoice(one, plan, refunded)),
  };
}

/** Null for what is no card, and where the provider keeps it to itself. */
function cardOf({ default_payment_method: method }: Stripe.Subscription): PaymentState['card'] {
  if (!method || typeof method === 'string' || !method.card) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}

/** A customer's balance is negative where Stripe owes them. */
function creditOf({ customer }: Stripe.Subscription): number {
  if (typeof customer === 'string' || customer.deleted) return 0;
  return Math.max(0, -customer.balance);
}

/** A trial that no card was given for yet has not begun, whatever it is called. */
function statusOf({
  status,
  pending_setup_intent,
  cancellation_details,
}: Stripe.Subscription): PaymentState['status'] {
  switch (status) {
    case 'trialing':
      return pending_setup_intent ? 'incomplete' : 'trialing';
    case 'active':
      return 'active';
    case 'incomplete':
      return 'incomplete';
    case 'past_due':
    case 'unpaid':
      return 'past_due';
    case 'canceled':
      return cancellation_details?.reason === 'payment_failed' ? 'expired' : 'cancelled';
    default:
      return 'expired';
  }
}

/** The invoice of a trial is over nothing, and one below zero is a credit: neither is a charge. */
function isShown({ status, total }: Stripe.Invoice): boolean {
  return status !== 'draft' && total > 0;
}

function presentInvoice(invoice: Stripe.Invoice, plan: PaidPlanId, refunded: Set<string>): Invoice {
  const payment = invoice.payments?.data.find((one) => one.payment.payment_intent)?.payment.payment_intent;
  const paymentIntentId = payment ? idOf(payment) : null;
  const line = invoice.lines.data.at(-1);
  return {
    id: invoice.id,
    number: invoice.number,
    paymentIntentId,
    plan,
    amount: invoice.amount_due,
    credit: Math.max(0, invoice.total - invoice.amount_due),
    currency: invoice.currency,
    status: paymentIntentId && refunded.has(paymentIntentId) ? 'refunded' : chargeStatus(invoice),
    periodStart: timeOf(line?.period.start),
    periodEnd: timeOf(line?.period.end),
    createdAt: new Date(invoice.created * 1000).toISOString(),
  };
}

/** The invoice that a change would make. One below zero is a credit. */
export function presentPreview({ total, amount_due, currency }: Stripe.Invoice): ChangePreview {
  const due = Math.max(0, amount_due);
  return { due, fromCredit: Math.max(0, total - due), credit: Math.max(0, -total), currency };
}

function chargeStatus({ status, attempted }: Stripe.Invoice): Invoice['status'] {
  if (status === 'paid') return 'succeeded';
  if (status === 'open') return attempted ? 'failed' : 'pending';
  return 'cancelled';
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function timeOf(seconds: number | null | undefined): string | null {
  return seconds ? new Date(seconds * 1000).toISOString() : null;
}
