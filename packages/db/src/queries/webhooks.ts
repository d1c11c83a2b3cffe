import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../client.ts';
import type { WebhooksTable } from '../tables-webhooks.ts';

const shown = ['id', 'url', 'events', 'off_since', 'off_reason', 'failing_since', 'created_at'] as const;

/** Oldest first. */
export function listWebhooks(db: Db, userId: string) {
  return db.selectFrom('webhooks').select(shown).where('user_id', '=', userId).orderBy('id').execute();
}

export function findWebhook(db: Db, userId: string, id: string) {
  return db
    .selectFrom('webhooks')
    .select(shown)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The webhooks that are subscribed to the event. */
export async function listListening(db: Db, userId: string, event: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('user_id', '=', userId)
    .where('off_since', 'is', null)
    .where(sql<boolean>`${event} = any(events)`)
    .execute();
  return rows.map(({ id }) => id);
}

export function insertWebhook(db: Db, webhook: Insertable<WebhooksTable>) {
  return db.insertInto('webhooks').values(webhook).returning(shown).executeTakeFirstOrThrow();
}

export function updateWebhook(
  db: Db,
  userId: string,
  id: string,
  changes: Pick<Updateable<WebhooksTable>, 'url' | 'events'>,
) {
  return db
    .updateTable('webhooks')
    .set({ ...changes, id })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(shown)
    .executeTakeFirst();
}

const healthy = { failures: 0, failing_since: null, rests_until: null };

export async function turnOn(db: Db, id: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ ...healthy, off_since: null, off_reason: null })
    .where('id', '=', id)
    .execute();
}

export async function turnOff(db: Db, id: string, reason: 'member' | 'failures'): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ off_since: sql`now()`, off_reason: reason })
    .where('id', '=', id)
    .where('off_since', 'is', null)
    .execute();
}

export async function markAnswered(db: Db, id: string): Promise<void> {
  await db.updateTable('webhooks').set(healthy).where('id', '=', id).where('failures', '>', 0).execute();
}

/** How often in a row, and for how many seconds, it has failed by now. */
export function markFailed(db: Db, id: string, rest: { after: number; seconds: number }) {
  const pause = sql<string>`case when failures + 1 >= ${rest.after}
    then now() + make_interval(secs => ${rest.seconds}) end`;
  return db
    .updateTable('webhooks')
    .set({
      failures: sql`failures + 1`,
      failing_since: sql`coalesce(failing_since, now())`,
      rests_until: pause,
    })
    .where('id', '=', id)
    .returning(['failures', sql<number>`extract(epoch from now() - failing_since)::int`.as('seconds')])
    .executeTakeFirst();
}

export async function deleteWebhook(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
