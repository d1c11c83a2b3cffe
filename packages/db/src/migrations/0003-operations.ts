import { type Kysely, sql } from 'kysely';

/** What members asked for and what became of it, and secrets that all processes of an instance share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operations (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      action text not null,
      status text not null default 'running' check (status in ('running', 'done', 'failed', 'cancelled')),
      file_id uuid references files on delete set null,
      filename text,
      inputs jsonb not null default '[]',
      options jsonb not null default '{}',
      outputs jsonb not null default '[]',
      answer jsonb,
      error jsonb,
      cost jsonb not null default '{}',
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      seen_at timestamptz,
      cancel_asked_at timestamptz,
      alive_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index operations_history on operations (user_id, created_at desc, id desc)`.execute(db);
  await sql`create index operations_file_id on operations (file_id)`.execute(db);
  await sql`create index operations_running on operations (alive_at) where status = 'running'`.execute(db);
  await sql`create table instance_secrets (name text primary key, sealed text not null)`.execute(db);
}
