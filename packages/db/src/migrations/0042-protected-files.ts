import { type Kysely, sql } from 'kysely';

/**
 * What is to be known of a PDF before a tool runs: whether it is signed, and what its owner forbids those who open it
 * without the owner's password. Null: not read yet, as of all files before this; and for `forbids`, not protected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column is_signed boolean, add column forbids text[]`.execute(db);
}
