import { type Kysely, sql } from 'kysely';

/** The language model that administrators choose, without its key, which is sealed among the secrets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table instance_settings add column model jsonb`.execute(db);
}
