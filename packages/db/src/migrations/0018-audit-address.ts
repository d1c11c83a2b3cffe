import { type Kysely, sql } from 'kysely';

/** From where administrators did what they did, and which stored files were found damaged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column actor_ip text`.execute(db);
  await sql`alter table files add column checked_at timestamptz, add column damaged_at timestamptz`.execute(
    db,
  );
  await sql`create index files_by_check on files (checked_at nulls first)`.execute(db);
}
