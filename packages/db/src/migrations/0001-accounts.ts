import { type Kysely, sql } from 'kysely';

/** Members, the devices they are signed in on, and the links and identities that open an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default uuidv7(),
      name text not null,
      email text not null unique check (email = lower(email)),
      email_verified boolean not null default false,
      role text not null default 'user' check (role in ('user', 'admin')),
      password_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sign_ins (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      refresh_hash text not null unique,
      refresh_expires_at timestamptz not null,
      user_agent text,
      ip text,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_ins_user_id on sign_ins (user_id)`.execute(db);
  await sql`
    create table spent_refresh_tokens (
      hash text primary key,
      sign_in_id uuid not null references sign_ins on delete cascade
    )`.execute(db);
  await sql`create index spent_refresh_tokens_sign_in_id on spent_refresh_tokens (sign_in_id)`.execute(db);
  await sql`
    create table sessions (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      sign_in_id uuid not null references sign_ins on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_user_id on sessions (user_id)`.execute(db);
  await sql`create index sessions_sign_in_id on sessions (sign_in_id)`.execute(db);
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);
  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_user_id on identities (user_id)`.execute(db);
  await sql`
    create table one_time_tokens (
      hash text primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'reset-password', 'sign-in')),
      email text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index one_time_tokens_user_id on one_time_tokens (user_id)`.execute(db);
  await sql`create table rate_limits (key text primary key, points integer not null default 0, expire bigint)`.execute(
    db,
  );
}
