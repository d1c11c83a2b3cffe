import { type Kysely, sql } from 'kysely';

/**
 * What was ended when an account came to its owner, as the owner is told of it. An address that is asked for stands beside
 * the one that holds, until it is confirmed; and the one before has a link that takes the account back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ended_access (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      cause text not null check (cause in ('provider', 'reset', 'confirmation', 'address')),
      kind text not null check (kind in ('password', 'sign-in', 'identity', 'api-key', 'webhook', 'passkey', 'authenticator')),
      name text,
      ended_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index ended_access_user_id on ended_access (user_id, id desc)`.execute(db);
  await sql`alter table users
    add column pending_email text check (pending_email = lower(pending_email))`.execute(db);
  await sql`alter table one_time_tokens
    drop constraint one_time_tokens_purpose_check,
    add constraint one_time_tokens_purpose_check check (purpose in (
      'verify-email', 'reset-password', 'sign-in', 'change-email', 'undo-email', 'second-step'
    ))`.execute(db);
  await sql`create index one_time_tokens_email on one_time_tokens (email) where purpose = 'undo-email'`.execute(
    db,
  );
}
