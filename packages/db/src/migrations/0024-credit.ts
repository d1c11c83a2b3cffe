import { type Kysely, sql } from 'kysely';

/**
 * What a change to a cheaper plan gave back, and how much of it paid for an invoice, in minor units. And when a member
 * cancelled: the reasons are listed for administrators by that time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column credit integer not null default 0`.execute(db);
  await sql`alter table subscriptions add column cancelled_at timestamptz`.execute(db);
  await sql`update subscriptions set cancelled_at = updated_at
    where cancel_reason is not null or cancel_feedback is not null`.execute(db);
  await sql`alter table billing_records add column credit integer not null default 0`.execute(db);
  // The sandbox reads its books as they are: an invoice that does not say what it took from the credit took nothing.
  await sql`update sandbox_subscriptions set state = jsonb_set(state, '{invoices}', (
    select jsonb_agg(invoice || '{"credit": 0}' order by place)
    from jsonb_array_elements(state -> 'invoices') with ordinality as invoices (invoice, place)))
    where jsonb_array_length(state -> 'invoices') > 0`.execute(db);
}
