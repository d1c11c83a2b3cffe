import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** Longer than a request is on its way. */
const KEPT_MINUTES = 60;
/** The latest of a member. A page stops one piece of work at a time. */
const MOST = 100;

/** Held until the transaction ends: work begins, or is kept from it, and never both. */
export async function lockOperation(db: Db, operationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${operationId}, 2))`.execute(db);
}

export async function keepStop(db: Db, userId: string, operationId: string): Promise<void> {
  await db
    .insertInto('operation_stops')
    .values({ user_id: userId, operation_id: operationId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'operation_id']).doUpdateSet({ asked_at: sql`now()` }),
    )
    .execute();
  await db
    .deleteFrom('operation_stops')
    .where('user_id', '=', userId)
    .where('operation_id', 'not in', (select) =>
      select
        .selectFrom('operation_stops')
        .select('operation_id')
        .where('user_id', '=', userId)
        .orderBy('asked_at', 'desc')
        .limit(MOST),
    )
    .execute();
}

export async function isStopped(db: Db, userId: string, operationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operation_stops')
    .select('operation_id')
    .where('user_id', '=', userId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those whose work will not come any more. */
export async function removeOldStops(db: Db): Promise<void> {
  await db
    .deleteFrom('operation_stops')
    .where('asked_at', '<', sql<string>`now() - make_interval(mins => ${KEPT_MINUTES})`)
    .execute();
}
