import { type Kysely, sql } from 'kysely';

/** What belongs to a member, a folder or a file is found without reading what belongs to others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index files_of_member on files (user_id, created_at desc)`.execute(db);
  // The same, without the trash.
  await sql`drop index files_recent`.execute(db);
  await sql`create index batch_tasks_of_member on batch_tasks (user_id)`.execute(db);
  await sql`create index uploads_into_folder on uploads (folder_id) where folder_id is not null`.execute(db);
  await sql`create index uploads_of_file on uploads (file_id) where file_id is not null`.execute(db);
}
