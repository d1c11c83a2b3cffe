import { type Kysely, sql } from 'kysely';

/** Administrators see members page by page, newest first or by name, without all of them being sorted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_newest on users (created_at, id)`.execute(db);
  await sql`create index users_by_name on users (lower(name), id)`.execute(db);
}
