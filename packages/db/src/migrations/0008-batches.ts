import { type Kysely, sql } from 'kysely';

/** Batches, one row for each piece of their work, whose turn it is, and recipes that members keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table batches (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      name text not null,
      operations jsonb not null,
      secrets text,
      priority boolean not null default false,
      status text not null default 'pending'
        check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled')),
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index batches_of_user on batches (user_id, created_at desc, id desc)`.execute(db);
  await sql`
    create table batch_tasks (
      id uuid primary key default uuidv7(),
      batch_id uuid not null references batches on delete cascade,
      user_id uuid not null references users on delete cascade,
      priority boolean not null,
      step integer not null,
      place integer[] not null,
      inputs jsonb not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
      attempts integer not null default 0,
      operation_id uuid,
      outputs jsonb not null default '[]',
      answer jsonb,
      error jsonb,
      handed_on boolean not null default false,
      ready_at timestamptz not null default now(),
      alive_at timestamptz,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index batch_tasks_of_batch on batch_tasks (batch_id, step, place)`.execute(db);
  await sql`
    create index batch_tasks_to_do on batch_tasks (user_id, id) where state in ('waiting', 'running')`.execute(
    db,
  );
  await sql`
    create table batch_turns (
      user_id uuid primary key references users on delete cascade,
      served_at timestamptz not null
    )`.execute(db);
  await sql`create sequence batch_turn`.execute(db);
  await sql`
    create table batch_templates (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      name text not null,
      description text not null,
      operations jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index batch_templates_of_user on batch_templates (user_id, id)`.execute(db);
}
