import { type Kysely, sql } from 'kysely';

/** Passages say whose they are, so that all rows of a member lie together where tables are partitioned (docs/scaling.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_passages add column user_id uuid`.execute(db);
  await sql`update file_passages set user_id = file_indexes.user_id from file_indexes
    where file_indexes.file_id = file_passages.file_id`.execute(db);
  await sql`alter table file_passages alter column user_id set not null`.execute(db);
}
