import { sql } from 'kysely';
import type { Db } from '../client.ts';

const DEMOS_LOCK = 5_243_303;

/** Of a row with a `user_id`: whether it belongs to a member. Figures of an instance leave out what visitors try. */
export const ofMember = sql<boolean>`user_id not in (select id from users where demo_until is not null)`;

/** Held until the transaction ends, so that demo accounts opened at once do not pass the limit together. */
export async function lockDemos(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DEMOS_LOCK})`.execute(db);
}

export async function countDemos(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('demo_until', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those whose time is over. */
export async function listEndedDemos(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('demo_until', '<=', sql<string>`now()`)
    .orderBy('demo_until')
    .execute();
  return rows.map(({ id }) => id);
}
