import { type Kysely, sql } from 'kysely';

/** What work needs to be resumed and its receipt may not say: sealed with the instance's key, and gone when it ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operations add column sealed_input text,
    add constraint operations_sealed_input check (sealed_input is null or status = 'running')`.execute(db);
}
