import { type Kysely, sql } from 'kysely';

/** Work that its member stopped before it began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operation_stops (
      user_id uuid not null references users on delete cascade,
      operation_id uuid not null,
      asked_at timestamptz not null default now(),
      primary key (user_id, operation_id)
    )`.execute(db);
  await sql`create index operation_stops_asked_at on operation_stops (asked_at)`.execute(db);
}
