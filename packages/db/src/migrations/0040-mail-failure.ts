import { type Kysely, sql } from 'kysely';

/** Since when the mail server takes no emails, and what it answered last. No row: it took the last one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_failure (
      only_row boolean primary key default true check (only_row),
      since timestamptz not null default now(),
      answer text not null
    )`.execute(db);
}
