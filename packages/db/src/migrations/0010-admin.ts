import { type Kysely, sql } from 'kysely';

/** What administrators decide for the instance, and what they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row, once somebody has decided something; a signup without a value is left to the environment.
  await sql`
    create table instance_settings (
      only_row boolean primary key default true check (only_row),
      signup text check (signup in ('open', 'closed')),
      require_verified_email boolean not null default false,
      oidc_domain text check (oidc_domain = lower(oidc_domain))
    )`.execute(db);
  await sql`
    create table audit_log (
      id uuid primary key default uuidv7(),
      actor_id uuid references users on delete set null,
      actor_email text,
      action text not null,
      target_id uuid references users on delete set null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index audit_log_actor_id on audit_log (actor_id)`.execute(db);
  await sql`create index audit_log_target_id on audit_log (target_id)`.execute(db);
  await sql`create index users_joined on users (created_at desc, id desc)`.execute(db);
  await sql`create index users_words on users using gin (lower(name || ' ' || email) gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index files_by_time on files (created_at)`.execute(db);
  await sql`create index operations_by_time on operations (created_at desc, id desc)`.execute(db);
}
