import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';

type TimeOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;

export type SubscriptionStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'cancelled' | 'expired';
export type PaidPlan = 'pro' | 'premium';

/** One row each subscription a member ever began; one of a member's at most is not over. */
export type SubscriptionsTable = {
  id: Generated<string>;
  user_id: string;
  provider: string;
  provider_customer_id: string;
  provider_subscription_id: string;
  plan: PaidPlan;
  status: SubscriptionStatus;
  /** What the page pays with, until it has. */
  client_secret: string | null;
  intent: 'payment' | 'setup';
  card_brand: string | null;
  card_last4: string | null;
  current_period_start: TimeOrNull;
  current_period_end: TimeOrNull;
  trial_end: TimeOrNull;
  cancel_at_period_end: Generated<boolean>;
  past_due_since: TimeOrNull;
  cancel_reason: string | null;
  cancel_feedback: string | null;
  /** When it was paid for, or tried, for the first time. */
  started_at: TimeOrNull;
  /** When the member cancelled it; null again once they kept it after all. */
  cancelled_at: TimeOrNull;
  /** What the provider owes the member after a change to a cheaper plan, in minor units. */
  credit: Generated<number>;
  /** Counts the changes that were read from the provider. */
  version: Generated<number>;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

export type BillingStatus = 'succeeded' | 'failed' | 'pending' | 'cancelled' | 'refunded';

/** What was charged, or tried to be. Amounts are in minor units. */
export type BillingRecordsTable = {
  id: Generated<string>;
  user_id: string;
  subscription_id: string;
  provider_invoice_id: string;
  stripe_payment_intent_id: string | null;
  number: string | null;
  plan: PaidPlan;
  /** What was charged to the card. */
  amount: number;
  /** What was paid from the credit of an earlier change of plan. */
  credit: Generated<number>;
  currency: string;
  status: BillingStatus;
  period_start: TimeOrNull;
  period_end: TimeOrNull;
  created_at: SetByDatabase;
};

/** Events that the provider has sent: each is applied once. */
export type PaymentEventsTable = { id: string; type: string; received_at: SetByDatabase };

/** The sandbox's own books, as a card provider would keep them. */
export type SandboxSubscriptionsTable = {
  id: string;
  user_id: string;
  idempotency_key: string;
  client_secret: string;
  state: ColumnType<Record<string, unknown>, string, string>;
};

export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type NewSubscription = Insertable<SubscriptionsTable>;
export type SubscriptionChanges = Updateable<SubscriptionsTable>;
export type BillingRecordRow = Selectable<BillingRecordsTable>;
export type NewBillingRecord = Insertable<BillingRecordsTable>;
