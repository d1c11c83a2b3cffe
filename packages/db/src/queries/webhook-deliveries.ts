import { sql, type Updateable } from 'kysely';
import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { WebhookDeliveriesTable, WebhookDeliveryRow } from '../tables-webhooks.ts';

/** Newest first. */
export function listDeliveries(db: Db, webhookId: string, limit: number): Promise<WebhookDeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function insertDeliveries(
  db: Db,
  webhookIds: string[],
  { event, data }: { event: string; data: Record<string, unknown> },
): Promise<WebhookDeliveryRow[]> {
  const rows = webhookIds.map((webhook_id) => ({ webhook_id, event, data: storedJson(data) }));
  return db.insertInto('webhook_deliveries').values(rows).returningAll().execute();
}

/** With the address it goes to. */
export function findDelivery(db: Db, id: string) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .selectAll('webhook_deliveries')
    .select(['webhooks.user_id', 'webhooks.url', 'webhooks.sealed_secret', 'webhooks.off_since'])
    .select(
      sql<number>`greatest(0, ceil(extract(epoch from webhooks.rests_until - now())))::int`.as(
        'rest_seconds',
      ),
    )
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();
}

/** Its next attempt comes later than was planned. */
export function postpone(db: Db, id: string, attempt: number, seconds: number) {
  return db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempt)
    .returningAll()
    .executeTakeFirst();
}

/** `undefined` when it has been tried again meanwhile, or is settled. */
export function endAttempt(
  db: Db,
  id: string,
  attempt: number,
  { retrySeconds, ...result }: Updateable<WebhookDeliveriesTable> & { retrySeconds?: number },
): Promise<WebhookDeliveryRow | undefined> {
  const next = sql<string>`now() + make_interval(secs => ${retrySeconds ?? 0})`;
  return db
    .updateTable('webhook_deliveries')
    .set({
      ...result,
      attempts: attempt + 1,
      attempted_at: sql`now()`,
      next_attempt_at: retrySeconds === undefined ? null : next,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempt)
    .returningAll()
    .executeTakeFirst();
}

/** Waits again, whatever became of it. */
export function reopenDelivery(
  db: Db,
  webhookId: string,
  id: string,
): Promise<WebhookDeliveryRow | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_attempt_at: null })
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .returningAll()
    .executeTakeFirst();
}

export async function giveUpWaiting(db: Db, webhookId: string, error: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error, next_attempt_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Keeps the newest, and whatever still waits. */
export async function pruneDeliveries(db: Db, webhookId: string, keep: number): Promise<void> {
  const newest = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(keep);
  await db
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('state', '!=', 'waiting')
    .where('id', 'not in', newest)
    .execute();
}
