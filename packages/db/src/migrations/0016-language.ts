import { type Kysely, sql } from 'kysely';

/** What letters to a member are written in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text not null default 'en'
    check (language in ('en', 'de', 'es', 'fr'))`.execute(db);
}
