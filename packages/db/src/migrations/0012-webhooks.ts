import { type Kysely, sql } from 'kysely';

/** Addresses that are told of finished work, and what was sent to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      url text not null,
      events text[] not null check (cardinality(events) > 0),
      sealed_secret text not null,
      off_since timestamptz,
      off_reason text check (off_reason in ('member', 'failures')),
      failures integer not null default 0,
      failing_since timestamptz,
      rests_until timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index webhooks_user_id on webhooks (user_id)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id uuid primary key default uuidv7(),
      webhook_id uuid not null references webhooks on delete cascade,
      event text not null,
      data jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      response_code integer,
      duration_ms integer,
      error text,
      attempted_at timestamptz,
      next_attempt_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index webhook_deliveries_webhook_id on webhook_deliveries (webhook_id, id desc)`.execute(
    db,
  );
}
