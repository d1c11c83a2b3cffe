import { type Kysely, sql } from 'kysely';

/** What is at work, and what is ready next, are found without reading all that waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index batch_tasks_at_work on batch_tasks (alive_at) where state = 'running'`.execute(db);
  await sql`create index batch_tasks_waiting on batch_tasks (ready_at) where state = 'waiting'`.execute(db);
}
