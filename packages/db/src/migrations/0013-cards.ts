import { type Kysely, sql } from 'kysely';

/** Which card a subscription is paid with, as far as it may be shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column card_brand text, add column card_last4 text`.execute(db);
}
