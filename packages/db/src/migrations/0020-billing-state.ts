import { type Kysely, sql } from 'kysely';

/**
 * What a provider says is read outside of any transaction: the version tells whether the row changed meanwhile. And one
 * place says which plan a member has now; a plan that has run out is over at that moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column version integer not null default 0`.execute(db);
  await sql`
    create function plan_now(plan text, plan_until timestamptz) returns text
    language sql stable parallel safe
    return case when plan_until <= now() then 'free' else plan end`.execute(db);
}
