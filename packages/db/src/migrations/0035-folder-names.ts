import { type Kysely, sql } from 'kysely';

/** Folders are found by parts of their names, and by names that are nearly so, as files are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table folders add column names text not null generated always as (sheaf_fold(name)) stored`.execute(
    db,
  );
  await sql`
    create index folders_names on folders using gin (user_id, names gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  );
}
