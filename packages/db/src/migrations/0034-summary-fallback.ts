import { type Kysely, sql } from 'kysely';

/** Why the language model did not write a summary, and the built-in engine did instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table summaries add column fallback text`.execute(db);
}
