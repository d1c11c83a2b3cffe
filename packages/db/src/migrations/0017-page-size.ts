import { type Kysely, sql } from 'kysely';

/** How large the first page is as a reader sees it, in points: where its picture stands until the document is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column page_width real, add column page_height real`.execute(db);
}
