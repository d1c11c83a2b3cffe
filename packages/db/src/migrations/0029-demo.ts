import { type Kysely, sql } from 'kysely';

/** Accounts that visitors try the product with, and when each of them ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column demo_until timestamptz`.execute(db);
  await sql`create index users_demo_until on users (demo_until) where demo_until is not null`.execute(db);
}
