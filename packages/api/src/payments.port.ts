import type { PlainReason } from './errors.ts';
import type { BillingStatus, SubscriptionStatus } from '@sheaf/db';
import type { PlanId } from './features/billing/plans.schema.ts';

export type PaidPlanId = Exclude<PlanId, 'free'>;

export type Invoice = {
  id: string;
  number: string | null;
  paymentIntentId: string | null;
  plan: PaidPlanId;
  /** What is charged to the card, in minor units. */
  amount: number;
  /** What was paid from the member's credit, in minor units. */
  credit: number;
  currency: string;
  status: BillingStatus;
  periodStart: string | null;
  periodEnd: string | null;
  createdAt: string;
};

/** A subscription as the provider has it now. */
export type PaymentState = {
  subscriptionId: string;
  customerId: string;
  plan: PaidPlanId;
  status: SubscriptionStatus;
  currentPeriodStart: string | null;
  currentPeriodEnd: string | null;
  trialEnd: string | null;
  cancelAtPeriodEnd: boolean;
  pastDueSince: string | null;
  /** What is paid with, once something was. */
  card: { brand: string; last4: string } | null;
  /** What was paid for time on a more expensive plan and is used for the next invoices, in minor units. */
  credit: number;
  invoices: Invoice[];
};

export type Order = {
  userId: string;
  email: string;
  name: string;
  /** The customer of an earlier order. */
  customerId: string | null;
  plan: PaidPlanId;
  /** 0: paid at once. */
  trialDays: number;
  /** Ordering twice with the same key is ordering once. */
  key: string;
};

export type Ordered = {
  customerId: string;
  subscriptionId: string;
  /** What the page confirms with: a payment, or a card that is kept for after the trial. */
  clientSecret: string;
  intent: 'payment' | 'setup';
};

/** What a change of plan comes to now, in minor units. */
export type ChangePreview = {
  /** Charged to the card. */
  due: number;
  /** Paid from the member's credit. */
  fromCredit: number;
  /** Given back as credit. */
  credit: number;
  currency: string;
};

export type PaymentChange = { plan: PaidPlanId } | { cancelAtPeriodEnd: boolean };

/** Something happened to this subscription, or to one of this customer; what it is now has to be read. */
export type PaymentEvent = {
  id: string;
  type: string;
  subscriptionId: string | null;
  customerId: string | null;
};

/** A payment provider, or the sandbox. Each call can be repeated. */
export type Payments = {
  provider: 'sandbox' | 'stripe';
  /** What the page needs to show the provider's own card form. */
  publishableKey: string | null;
  subscribe(order: Order): Promise<Ordered>;
  /** What a payment that is late can be made up for with. */
  settle(subscriptionId: string): Promise<Ordered>;
  /** A change of plan is prorated. Rejects with `payment_failed` when it cannot be paid, and changes nothing then. */
  change(subscriptionId: string, change: PaymentChange): Promise<void>;
  /** What such a change would cost or give back now. Changes nothing. */
  preview(subscriptionId: string, plan: PaidPlanId): Promise<ChangePreview>;
  /** Begins to replace the card: the page confirms the new one, and `keepCard` then makes it the card that is charged. */
  changeCard(subscriptionId: string): Promise<Ordered>;
  /** Charges the card that was confirmed last from now on. Without a new one nothing changes. */
  keepCard(subscriptionId: string): Promise<void>;
  /** Ends it at once. One that is over already stays as it is. */
  cancel(subscriptionId: string): Promise<void>;
  read(subscriptionId: string): Promise<PaymentState>;
  /** Rejects what is not signed by the provider, or was signed too long ago. */
  readEvent(body: Buffer, signature: string): PaymentEvent;
};

export type Delivery = { body: Buffer; signature: string };
export type CardAnswer = {
  status: 'succeeded' | 'requires_action' | 'failed';
  reason?: PlainReason;
  /** The events that the provider would send by webhook. */
  deliveries: Delivery[];
};

/** The sandbox's side of the card form, and its calendar. */
export type CardDesk = {
  /** Null when this member has no such order, and is not replacing a card. */
  confirm(
    userId: string,
    clientSecret: string,
    card: { number: string; authenticate?: boolean | undefined },
  ): Promise<CardAnswer | null>;
  /** Trials and months that are over by then are charged for, or end. */
  advance(now: Date): Promise<Delivery[]>;
};
