import { type Kysely, sql } from 'kysely';

/** The bytes of earlier versions are read again once a month, as those of files are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file_versions
      add column checked_at timestamptz,
      add column damaged_at timestamptz`.execute(db);
}
