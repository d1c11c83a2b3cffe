import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { BatchRow, BatchStatus, BatchStep } from '../tables.batch.ts';

export type NewBatch = {
  user_id: string;
  name: string;
  operations: BatchStep[];
  secrets: string | null;
  priority: boolean;
};

export function insertBatch(db: Db, { operations, ...rest }: NewBatch): Promise<BatchRow> {
  return db
    .insertInto('batches')
    .values({ ...rest, operations: storedJson(operations) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findBatch(db: Db, userId: string, id: string): Promise<BatchRow | undefined> {
  return db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Until the transaction ends, no other one changes the batch or assigns its work. */
export function holdBatch(db: Db, userId: string, id: string): Promise<BatchRow | undefined> {
  return db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Newest first. */
export async function listBatches(db: Db, userId: string, page: { offset: number; limit: number }) {
  const own = db.selectFrom('batches').where('user_id', '=', userId);
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function listBatchesAfter(db: Db, userId: string, after: string | null, limit: number) {
  let query = db.selectFrom('batches').selectAll().where('user_id', '=', userId);
  if (after) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}

export async function startBatch(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set({ status: 'processing', started_at: sql`coalesce(started_at, now())` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endBatch(
  db: Db,
  id: string,
  status: BatchStatus,
  { keepSecrets }: { keepSecrets: boolean },
): Promise<void> {
  await db
    .updateTable('batches')
    .set({ status, finished_at: sql`now()`, ...(keepSecrets ? {} : { secrets: null }) })
    .where('id', '=', id)
    .execute();
}

export async function reopenBatch(db: Db, id: string): Promise<void> {
  await db
    .updateTable('batches')
    .set({ status: 'processing', finished_at: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteBatch(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('batches').where('id', '=', id).where('user_id', '=', userId).execute();
}
