import { type Kysely, sql } from 'kysely';

/**
 * What work needs to be resumed and its receipt may not say: sealed with the instance's key, and gone when it ends. And
 * documents without pages, such as workbooks, that say something have nothing unread, whatever sheets of theirs are empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operations add column sealed_input text,
    add constraint operations_sealed_input check (sealed_input is null or status = 'running')`.execute(db);
  await sql`update files set unread_pages = 0 where page_count is null and unread_pages > 0
    and exists (select from file_texts where file_id = files.id and content ~ '\\S')`.execute(db);
}
