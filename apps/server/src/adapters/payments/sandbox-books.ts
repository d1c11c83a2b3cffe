import { randomBytes } from 'node:crypto';
import { isGraceOver } from '@sheaf/api/features/billing/grace.ts';
import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { trialEnd } from '@sheaf/api/features/billing/trial.ts';
import { endOfPeriod } from '@sheaf/api/features/usage/usage.period.ts';
import type { ChangePreview, Invoice, Order, PaidPlanId, PaymentState } from '@sheaf/api/payments';
import type { KeptCard } from './sandbox-cards.ts';

const CURRENCY = 'usd';
const ORDER_LIFE = 23 * 60 * 60 * 1000;

/** A subscription as the sandbox keeps it. Amounts are in minor units. */
export type Books = PaymentState & {
  createdAt: string;
  trialDays: number;
  card: KeptCard | null;
  /** While the card is being replaced: what the new one is confirmed with. Books of earlier versions have none. */
  cardSecret?: string | null;
  /** The day of the month that later months are counted from. */
  anchor: string | null;
};
/** The new state, and the events that a provider would send for it. */
export type BooksTurn = { books: Books; events: string[] };

/** `credit` is what the customer's last subscription left; the first invoice is paid from it. */
export function openBooks(id: string, customerId: string, order: Order, now: Date, credit: number): Books {
  const books: Books = {
    subscriptionId: id,
    customerId,
    plan: order.plan,
    status: 'incomplete',
    currentPeriodStart: null,
    currentPeriodEnd: null,
    trialEnd: null,
    cancelAtPeriodEnd: false,
    pastDueSince: null,
    invoices: [],
    createdAt: now.toISOString(),
    trialDays: order.trialDays,
    card: null,
    anchor: null,
    credit,
  };
  if (order.trialDays) return books;
  return charge(books, order.plan, priceOf(order.plan), 'pending', now, null);
}

/** A card was accepted: the trial begins, or the first or an overdue month is paid. */
export function takeCard(books: Books, card: KeptCard, now: Date): BooksTurn {
  if (books.status === 'past_due') {
    const invoices = books.invoices.map((one) =>
      one.status === 'failed' ? { ...one, status: 'succeeded' as const } : one,
    );
    const paid: Books = { ...books, card, status: 'active', pastDueSince: null, invoices };
    return { books: paid, events: ['invoice.paid', 'customer.subscription.updated'] };
  }
  const start = now.toISOString();
  if (books.trialDays) {
    const end = trialEnd(now, books.trialDays).toISOString();
    const trial = { currentPeriodStart: start, currentPeriodEnd: end, trialEnd: end, anchor: end };
    return {
      books: { ...books, ...trial, card, status: 'trialing' },
      events: ['setup_intent.succeeded', 'customer.subscription.created'],
    };
  }
  const end = endOfPeriod(now, now).toISOString();
  const invoices = books.invoices.map((one) => ({
    ...one,
    status: 'succeeded' as const,
    periodStart: start,
    periodEnd: end,
  }));
  return {
    books: {
      ...books,
      card,
      status: 'active',
      currentPeriodStart: start,
      currentPeriodEnd: end,
      anchor: start,
      invoices,
    },
    events: ['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated'],
  };
}

/** A card was accepted in place of the one before. */
export function replaceCard(books: Books, card: KeptCard): BooksTurn {
  return {
    books: { ...books, card, cardSecret: null },
    events: ['setup_intent.succeeded', 'customer.subscription.updated'],
  };
}

export function refuseCard(books: Books): BooksTurn {
  const invoices = books.invoices.map((one) =>
    one.status === 'pending' ? { ...one, status: 'failed' as const } : one,
  );
  return { books: { ...books, invoices }, events: ['invoice.payment_failed'] };
}

/** Null when what the more expensive plan costs for the rest of the month cannot be charged. */
export function changeBooksPlan(books: Books, plan: PaidPlanId, now: Date): Books | null {
  const { due, fromCredit, credit } = previewBooks(books, plan, now);
  if (due + fromCredit === 0) return { ...books, plan, credit: books.credit + credit };
  if (due > 0 && books.card?.failsLater) return null;
  return { ...charge(books, plan, due + fromCredit, 'succeeded', now, books.currentPeriodEnd), plan };
}

/** What a change of plan costs for the rest of the month, or gives back. In a trial nothing was paid yet. */
export function previewBooks(books: Books, plan: PaidPlanId, now: Date): ChangePreview {
  const isPaid = books.status === 'active';
  const gap = isPaid ? priceOf(plan) - priceOf(books.plan) : 0;
  const difference = gap && Math.round(gap * shareLeft(books, now));
  const fromCredit = Math.min(books.credit, Math.max(0, difference));
  return {
    due: Math.max(0, difference - fromCredit),
    fromCredit,
    credit: Math.max(0, -difference),
    currency: CURRENCY,
  };
}

export function endBooks(books: Books, status: 'cancelled' | 'expired' = 'cancelled'): Books {
  if (books.status === 'cancelled' || books.status === 'expired') return books;
  const isOpen = (one: Invoice) => one.status === 'pending' || one.status === 'failed';
  const unpaid = books.invoices.filter(isOpen);
  // What an invoice took from the credit goes back to it when the invoice is never paid.
  const credit = unpaid.reduce((sum, one) => sum + one.credit, books.credit);
  const invoices = books.invoices.map((one) =>
    isOpen(one) ? { ...one, status: 'cancelled' as const, credit: 0 } : one,
  );
  return { ...books, status, cancelAtPeriodEnd: false, pastDueSince: null, credit, invoices };
}

/** What the calendar does to them until then: trials and months end, late payments and forgotten orders too. */
export function turnBooks(books: Books, now: Date): BooksTurn {
  const turn: BooksTurn = { books, events: [] };
  while (turnOnce(turn, now));
  return turn;
}

function turnOnce(turn: BooksTurn, now: Date): boolean {
  const { books } = turn;
  const age = (since: string | null) => now.getTime() - Date.parse(since ?? now.toISOString());
  if (books.status === 'incomplete' && age(books.createdAt) >= ORDER_LIFE) {
    turn.books = endBooks(books, 'expired');
    turn.events.push('customer.subscription.updated');
  } else if (books.status === 'past_due' && isGraceOver(books.pastDueSince, now)) {
    turn.books = endBooks(books, 'expired');
    turn.events.push('customer.subscription.deleted');
  } else if ((books.status === 'active' || books.status === 'trialing') && age(books.currentPeriodEnd) >= 0) {
    Object.assign(turn, { books: books.cancelAtPeriodEnd ? endBooks(books) : beginMonth(books) });
    const isPaid = turn.books.status === 'active';
    if (books.cancelAtPeriodEnd) turn.events.push('customer.subscription.deleted');
    else
      turn.events.push(isPaid ? 'invoice.paid' : 'invoice.payment_failed', 'customer.subscription.updated');
  } else {
    return false;
  }
  return true;
}

function beginMonth(books: Books): Books {
  const start = new Date(books.currentPeriodEnd!);
  const end = endOfPeriod(new Date(books.anchor!), start).toISOString();
  const price = priceOf(books.plan);
  const isPaid = price <= books.credit || !books.card?.failsLater;
  return {
    ...charge(books, books.plan, price, isPaid ? 'succeeded' : 'failed', start, end),
    currentPeriodStart: start.toISOString(),
    currentPeriodEnd: end,
    status: isPaid ? 'active' : 'past_due',
    pastDueSince: isPaid ? null : start.toISOString(),
  };
}

function priceOf(plan: PaidPlanId): number {
  return plans[plan].price * 100;
}

function shareLeft({ currentPeriodStart, currentPeriodEnd }: Books, now: Date): number {
  const [start, end] = [Date.parse(currentPeriodStart!), Date.parse(currentPeriodEnd!)];
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
}

/** Adds an invoice over `price`, paid from the credit first. */
function charge(
  books: Books,
  plan: PaidPlanId,
  price: number,
  status: Invoice['status'],
  at: Date,
  periodEnd: string | null,
): Books {
  const credit = Math.min(books.credit, price);
  const key = randomBytes(9).toString('hex');
  const invoice: Invoice = {
    id: `in_sandbox_${key}`,
    number: `SB-${key.slice(0, 8).toUpperCase()}`,
    paymentIntentId: `pi_sandbox_${key}`,
    plan,
    amount: price - credit,
    credit,
    currency: CURRENCY,
    status,
    periodStart: at.toISOString(),
    periodEnd,
    createdAt: at.toISOString(),
  };
  return { ...books, credit: books.credit - credit, invoices: [...books.invoices, invoice] };
}
