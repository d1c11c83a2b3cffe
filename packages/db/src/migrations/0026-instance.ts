import { type Kysely, sql } from 'kysely';

/** What an instance is for, what it sells, how it sends mail and what it is called; accounts that are disabled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table instance_settings
      add column use text check (use in ('private', 'team', 'sold')),
      add column default_plan text not null default 'free' check (default_plan in ('free', 'pro', 'premium')),
      add column trial_days integer not null default 7 check (trial_days between 0 and 90),
      add column plan_limits jsonb not null default '{}',
      add column mail jsonb,
      add column name text,
      add column logo text,
      drop constraint instance_settings_signup_check,
      add constraint instance_settings_signup_check check (signup in ('open', 'invited', 'closed'))`.execute(
    db,
  );
  await sql`alter table users add column disabled_at timestamptz`.execute(db);
  // One place says for whom nothing is counted against a plan: administrators, and everybody where plans are not sold.
  await sql`
    create function is_unlimited(role text) returns boolean
    language sql stable parallel safe
    return role = 'admin' or exists (select from instance_settings where use in ('private', 'team'))`.execute(
    db,
  );
}
