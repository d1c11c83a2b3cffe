import { type Kysely, sql } from 'kysely';

/** Keys for scripts, and what lets a lost answer to a refresh be given again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      name text not null,
      prefix text not null,
      hash text not null unique,
      scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'write']),
      expires_at timestamptz,
      last_used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index api_keys_user_id on api_keys (user_id)`.execute(db);
  await sql`
    alter table spent_refresh_tokens
      add column spent_at timestamptz not null default now(),
      add column nonce text`.execute(db);
  await sql`alter table sessions add column exchanged_hash text`.execute(db);
}
