import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { NewSubscription, SubscriptionChanges, SubscriptionRow } from '../tables-billing.ts';

const ALIVE = ['incomplete', 'trialing', 'active', 'past_due'] as const;

export function isAlive({ status }: SubscriptionRow): boolean {
  return ALIVE.some((alive) => alive === status);
}

/** The one of a member's subscriptions that is not over. */
export function findAlive(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ALIVE)
    .executeTakeFirst();
}

/** Begun, and not over: somebody pays for it, or will. */
const RUNNING = ['trialing', 'active', 'past_due'] as const;

/** Whether the user of a query has one that runs. */
export const hasRunning = sql<boolean>`exists (select 1 from subscriptions
  where user_id = users.id and status in (${sql.join(RUNNING)}))`;

export function isRunning({ status }: SubscriptionRow): boolean {
  return RUNNING.some((running) => running === status);
}

export async function countRunning(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('status', 'in', RUNNING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All that are not over. */
export function listAlive(db: Db, provider: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider)
    .where('status', 'in', ALIVE)
    .orderBy('id')
    .execute();
}

/** Newest first, those that are over as well. */
export function listSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What an event is about: one subscription where it names it, else all of its customer. */
export async function listConcerned(
  db: Db,
  about: { subscriptionId: string | null; customerId: string | null },
): Promise<SubscriptionRow[]> {
  const { subscriptionId, customerId } = about;
  if (!subscriptionId && !customerId) return [];
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .$if(subscriptionId !== null, (query) => query.where('provider_subscription_id', '=', subscriptionId))
    .$if(subscriptionId === null, (query) => query.where('provider_customer_id', '=', customerId))
    .orderBy('id')
    .execute();
}

/** Whose state may still change at the provider: those that are not over, and those that ended lately. */
export function listUnsettled(db: Db, provider: string, after: string | null, limit: number) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider', '=', provider)
    .where((is) =>
      is.or([
        is('status', 'in', ALIVE),
        is('current_period_end', '>', sql<string>`now() - interval '60 days'`),
      ]),
    )
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns an already stored order unchanged. `undefined` if this member has another active subscription. */
export async function keepSubscription(db: Db, row: NewSubscription): Promise<SubscriptionRow | undefined> {
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider_subscription_id', '=', row.provider_subscription_id)
    .executeTakeFirst();
}

export function updateSubscription(
  db: Db,
  id: string,
  changes: SubscriptionChanges,
): Promise<SubscriptionRow> {
  return db
    .updateTable('subscriptions')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

export async function rememberEvent(db: Db, id: string, type: string): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({ id, type })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** No provider repeats an event after this long. */
export async function forgetOldEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', sql<string>`now() - interval '90 days'`)
    .execute();
}
