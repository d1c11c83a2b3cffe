import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { isUnlimited, planNow } from './users.ts';

export type UsageKey = { user_id: string; metric: string; period_start: string };

/** Adds to what was used if the sum stays within the limit (-1: none), in one statement. What is used then, else undefined. */
export async function addUsage(
  db: Db,
  key: UsageKey,
  amount: number,
  limit: number,
): Promise<number | undefined> {
  if (limit >= 0 && amount > limit) return undefined;
  const row = await db
    .insertInto('usage')
    .values({ ...key, used: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'metric', 'period_start'])
        .doUpdateSet({ used: sql`usage.used + ${amount}::bigint` })
        .where(sql<boolean>`${limit}::bigint < 0 or usage.used + ${amount}::bigint <= ${limit}::bigint`),
    )
    .returning('used')
    .executeTakeFirst();
  return row?.used;
}

export async function takeBackUsage(db: Db, key: UsageKey, amount: number): Promise<void> {
  await db
    .updateTable('usage')
    .set({ used: sql`greatest(0, used - ${amount}::bigint)` })
    .where('user_id', '=', key.user_id)
    .where('metric', '=', key.metric)
    .where('period_start', '=', key.period_start)
    .execute();
}

export async function readUsage(db: Db, key: UsageKey): Promise<number> {
  const row = await db
    .selectFrom('usage')
    .select('used')
    .where('user_id', '=', key.user_id)
    .where('metric', '=', key.metric)
    .where('period_start', '=', key.period_start)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Members who have used this much of a limit and were not notified of it yet. */
export function listUntold(
  db: Db,
  plan: 'free' | 'pro' | 'premium',
  metric: string,
  used: number,
  told: number,
) {
  return db
    .selectFrom('usage')
    .innerJoin('users', 'users.id', 'usage.user_id')
    .select(['usage.user_id', 'usage.metric', 'usage.period_start', 'usage.used', 'users.cycle_anchor'])
    .where(planNow, '=', plan)
    .where(isUnlimited, '=', false)
    .where('users.demo_until', 'is', null)
    .where('usage.metric', '=', metric)
    .where('usage.used', '>=', used)
    .where('usage.told', '<', told)
    .limit(1000)
    .execute();
}

/** False if another process has sent the notification meanwhile. */
export async function markNotified(db: Db, key: UsageKey, told: number): Promise<boolean> {
  const result = await db
    .updateTable('usage')
    .set({ told })
    .where('user_id', '=', key.user_id)
    .where('metric', '=', key.metric)
    .where('period_start', '=', key.period_start)
    .where('told', '<', told)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
