import { type Kysely, sql } from 'kysely';

/** Why a file cannot be read: it needs a password, and is not broken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column is_locked boolean not null default false`.execute(db);
}
