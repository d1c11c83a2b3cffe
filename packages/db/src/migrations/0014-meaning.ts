import { type Kysely, sql } from 'kysely';

/**
 * What a search by meaning needs beside the vectors (docs/decisions/search-by-meaning.md): each passage's words as numbers, and
 * the language of its document. Both are null of passages that were made before; these are made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_passages add column terms bytea`.execute(db);
  await sql`alter table file_indexes add column language text`.execute(db);
}
