import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { OperationError, OperationFile, OperationRow, OperationStatus } from '../tables.ts';

export type NewOperation = {
  id?: string;
  user_id: string;
  action: string;
  status: OperationStatus;
  file_id: string | null;
  filename: string | null;
  inputs: OperationFile[];
  options: object;
  sealed_input?: string | null;
  cost?: Record<string, number>;
  /** The member knows of it: it was done as they looked. */
  seen?: boolean;
};

/** `undefined` when there is an operation of that id already. */
export function insertOperation(
  db: Db,
  { inputs, options, cost = {}, seen = false, ...rest }: NewOperation,
): Promise<OperationRow | undefined> {
  const now = sql<string>`now()`;
  return db
    .insertInto('operations')
    .values({
      ...rest,
      inputs: storedJson(inputs),
      options: storedJson(options),
      cost: storedJson(cost),
      ...(rest.status === 'running' ? {} : { finished_at: now }),
      ...(seen ? { seen_at: now } : {}),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** What it took so far. */
export async function setCost(
  db: Db,
  userId: string,
  id: string,
  cost: Record<string, number>,
): Promise<void> {
  await db
    .updateTable('operations')
    .set({ cost: storedJson(cost) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export function findOperation(db: Db, userId: string, id: string): Promise<OperationRow | undefined> {
  return db
    .selectFrom('operations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export type OperationFilter = { action?: string; status?: OperationStatus; offset: number; limit: number };

/** Newest first. */
export async function listOperations(db: Db, userId: string, filter: OperationFilter) {
  let matching = db.selectFrom('operations').where('user_id', '=', userId);
  if (filter.action) matching = matching.where('action', '=', filter.action);
  if (filter.status) matching = matching.where('status', '=', filter.status);
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(filter.offset)
      .limit(filter.limit)
      .execute(),
    matching.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type OperationEnd = {
  status: Exclude<OperationStatus, 'running'>;
  file_id?: string | null;
  filename?: string | null;
  outputs?: OperationFile[];
  answer?: object;
  error?: OperationError;
  cost?: Record<string, number>;
};

/**
 * Once and for all: `undefined` when it has ended already. With `unlessAsked` also when the member has asked to stop it:
 * who is told that it will stop finds nothing saved afterwards.
 */
export function finishOperation(
  db: Db,
  userId: string,
  id: string,
  { outputs, answer, error, cost, unlessAsked = false, ...rest }: OperationEnd & { unlessAsked?: boolean },
): Promise<OperationRow | undefined> {
  return db
    .updateTable('operations')
    .set({
      ...rest,
      ...(outputs ? { outputs: storedJson(outputs) } : {}),
      ...(answer ? { answer: storedJson(answer) } : {}),
      ...(error ? { error: storedJson(error) } : {}),
      ...(cost ? { cost: storedJson(cost) } : {}),
      sealed_input: null,
      finished_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .$if(unlessAsked, (query) => query.where('cancel_asked_at', 'is', null))
    .returningAll()
    .executeTakeFirst();
}

/** Records that a process still works on it. Returns whether it should stop, or has been ended elsewhere. */
export async function touchOperation(db: Db, userId: string, id: string): Promise<'goes-on' | 'to-stop'> {
  const row = await db
    .updateTable('operations')
    .set({ alive_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .returning('cancel_asked_at')
    .executeTakeFirst();
  return row && row.cancel_asked_at === null ? 'goes-on' : 'to-stop';
}

export function askToCancel(db: Db, userId: string, id: string): Promise<OperationRow | undefined> {
  return db
    .updateTable('operations')
    .set({ cancel_asked_at: sql`coalesce(cancel_asked_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();
}

export async function listRunning(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operations')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of what has ended: all of it, or these. How many were new. */
export async function markSeen(db: Db, userId: string, ids?: string[]): Promise<number> {
  let query = db
    .updateTable('operations')
    .set({ seen_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('status', '!=', 'running')
    .where('seen_at', 'is', null);
  if (ids) query = query.where('id', 'in', ids);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Work without a heartbeat for this long. The rows stay locked until the transaction ends. Batches resume their own
 * steps.
 */
export function listAbandoned(db: Db, afterSeconds: number) {
  return db
    .selectFrom('operations')
    .selectAll()
    .select([
      sql<number>`extract(epoch from now() - alive_at)::float8`.as('silentSeconds'),
      isOfBatch().as('isOfBatch'),
      sql<boolean>`alive_at = ${LEFT_AT}`.as('isLeft'),
    ])
    .where('status', '=', 'running')
    .where('alive_at', '<', secondsAgo(afterSeconds))
    .forUpdate('operations')
    .skipLocked()
    .execute();
}

/** Taken over by the first caller, once per operation, if no process has worked on it for this long. */
export function claimAbandoned(
  db: Db,
  userId: string,
  id: string,
  afterSeconds: number,
): Promise<OperationRow | undefined> {
  return db
    .updateTable('operations')
    .set({ alive_at: sql`now()`, options: sql`options || '{"resumed": true}'` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .where('cancel_asked_at', 'is', null)
    .where('alive_at', '<', secondsAgo(afterSeconds))
    .where(sql<boolean>`not options ? 'resumed'`)
    .returningAll()
    .executeTakeFirst();
}

/**
 * A process that is asked to end leaves its work to the next one, as if it had not been taken up before. False where it has
 * ended, or is a batch's.
 */
export async function leaveOperation(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operations')
    .set({ alive_at: LEFT_AT, options: sql`options - 'resumed'` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .where(({ not }) => not(isOfBatch()))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** No process works on it, so there is no heartbeat to wait for. */
const LEFT_AT = new Date(0);

function isOfBatch() {
  return sql<boolean>`exists (select from batch_tasks
    where batch_tasks.user_id = operations.user_id and batch_tasks.operation_id = operations.id)`;
}

function secondsAgo(seconds: number) {
  return sql<string>`now() - make_interval(secs => ${seconds})`;
}

/** All of them, a page at a time in the order they were begun. */
export function listOperationsAfter(db: Db, userId: string, after: string | null, limit: number) {
  let query = db.selectFrom('operations').selectAll().where('user_id', '=', userId);
  if (after) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}
