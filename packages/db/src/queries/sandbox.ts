import { sql } from 'kysely';
import type { Db } from '../client.ts';

type Entry = { id: string; user_id: string; idempotency_key: string; client_secret: string; state: object };
type Found = { id: string; user_id: string; client_secret: string; state: Record<string, unknown> };
const shown = ['id', 'user_id', 'client_secret', 'state'] as const;

/** What was made with this key before, or else what is made now. */
export async function insertOnce(db: Db, { state, ...entry }: Entry): Promise<Found> {
  await db
    .insertInto('sandbox_subscriptions')
    .values({ ...entry, state: JSON.stringify(state) })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return db
    .selectFrom('sandbox_subscriptions')
    .select(shown)
    .where('idempotency_key', '=', entry.idempotency_key)
    .executeTakeFirstOrThrow();
}

export function find(db: Db, id: string): Promise<Found | undefined> {
  return db.selectFrom('sandbox_subscriptions').select(shown).where('id', '=', id).executeTakeFirst();
}

/** Of an order, or of a card that is being replaced. */
export function findBySecret(db: Db, userId: string, clientSecret: string): Promise<Found | undefined> {
  return db
    .selectFrom('sandbox_subscriptions')
    .select(shown)
    .where('user_id', '=', userId)
    .where((is) =>
      is.or([
        is('client_secret', '=', clientSecret),
        is(sql<string>`state ->> 'cardSecret'`, '=', clientSecret),
      ]),
    )
    .executeTakeFirst();
}

/** Held until the transaction ends: two changes at once follow one another. */
export function lock(db: Db, id: string): Promise<Found | undefined> {
  return db
    .selectFrom('sandbox_subscriptions')
    .select(shown)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function save(db: Db, id: string, state: object): Promise<void> {
  await db
    .updateTable('sandbox_subscriptions')
    .set({ state: JSON.stringify(state) })
    .where('id', '=', id)
    .execute();
}

/** The books of a member's subscriptions, newest first. */
export async function listStates(db: Db, userId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('sandbox_subscriptions')
    .select('state')
    .where('user_id', '=', userId)
    .orderBy(sql`state ->> 'createdAt'`, 'desc')
    .execute();
  return rows.map(({ state }) => state);
}

export async function listIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('sandbox_subscriptions').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
