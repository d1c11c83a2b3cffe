import { type Kysely, sql } from 'kysely';

/** Files that were asked together in a conversation; none where it is about one file or a folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_sessions add column file_ids uuid[] not null default '{}'`.execute(db);
}
