import { type Kysely, sql } from 'kysely';

/** What is asked beside a password, or in its place; and whether administrators have to have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table authenticators (
      user_id uuid primary key references users on delete cascade,
      sealed_secret text not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      hash text not null,
      primary key (user_id, hash)
    )`.execute(db);
  await sql`
    create table passkeys (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      last_used_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index passkeys_user_id on passkeys (user_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      user_id uuid references users on delete cascade,
      purpose text not null check (purpose in ('add', 'sign-in')),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenges_user_id on passkey_challenges (user_id)`.execute(db);
  await sql`alter table instance_settings
    add column require_admin_second_factor boolean not null default false`.execute(db);
}
