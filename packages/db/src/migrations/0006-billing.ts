import { type Kysely, sql } from 'kysely';

/** Subscriptions, what was charged for them, and what the card provider told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column plan_until timestamptz`.execute(db);
  await sql`alter table usage add column told integer not null default 0`.execute(db);
  await sql`
    create table subscriptions (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      provider text not null check (provider in ('sandbox', 'stripe')),
      provider_customer_id text not null,
      provider_subscription_id text not null unique,
      plan text not null check (plan in ('pro', 'premium')),
      status text not null
        check (status in ('incomplete', 'trialing', 'active', 'past_due', 'cancelled', 'expired')),
      client_secret text,
      intent text not null check (intent in ('payment', 'setup')),
      current_period_start timestamptz,
      current_period_end timestamptz,
      trial_end timestamptz,
      cancel_at_period_end boolean not null default false,
      past_due_since timestamptz,
      cancel_reason text,
      cancel_feedback text,
      started_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index subscriptions_user_id on subscriptions (user_id, id desc)`.execute(db);
  // Whatever goes wrong elsewhere, nobody pays for two at once.
  await sql`
    create unique index subscriptions_one_alive on subscriptions (user_id)
    where status in ('incomplete', 'trialing', 'active', 'past_due')`.execute(db);
  await sql`
    create table billing_records (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      subscription_id uuid not null references subscriptions on delete cascade,
      provider_invoice_id text not null unique,
      stripe_payment_intent_id text,
      number text,
      plan text not null check (plan in ('pro', 'premium')),
      amount bigint not null,
      currency text not null,
      status text not null check (status in ('succeeded', 'failed', 'pending', 'cancelled', 'refunded')),
      period_start timestamptz,
      period_end timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index billing_records_history on billing_records (user_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index billing_records_subscription_id on billing_records (subscription_id)`.execute(db);
  await sql`
    create table payment_events (
      id text primary key,
      type text not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sandbox_subscriptions (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      idempotency_key text not null unique,
      client_secret text not null unique,
      state jsonb not null
    )`.execute(db);
  await sql`create index sandbox_subscriptions_user_id on sandbox_subscriptions (user_id)`.execute(db);
}
