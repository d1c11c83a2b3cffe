import { type Kysely, sql } from 'kysely';

/** Whether visitors may open a demo account, as an administrator chose. Null: as the environment says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table instance_settings add column demo boolean`.execute(db);
}
