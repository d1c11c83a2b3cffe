import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { BatchTaskRow, BatchTaskState } from '../tables.batch.ts';
import type { OperationError, OperationFile } from '../tables.ts';

export type NewBatchTask = {
  batch_id: string;
  user_id: string;
  priority: boolean;
  step: number;
  place: number[];
  inputs: OperationFile[];
};
export type TaskCount = { batch_id: string; step: number; state: BatchTaskState; count: number };

/** What one statement can carry. */
const CHUNK = 1000;

export async function insertTasks(db: Db, tasks: NewBatchTask[]): Promise<void> {
  for (let at = 0; at < tasks.length; at += CHUNK) {
    const values = tasks
      .slice(at, at + CHUNK)
      .map(({ inputs, ...rest }) => ({ ...rest, inputs: storedJson(inputs) }));
    await db.insertInto('batch_tasks').values(values).execute();
  }
}

export function listTasks(db: Db, batchId: string): Promise<BatchTaskRow[]> {
  return db
    .selectFrom('batch_tasks')
    .selectAll()
    .where('batch_id', '=', batchId)
    .orderBy('step')
    .orderBy('place')
    .execute();
}

export async function countTasks(db: Db, batchIds: string[]): Promise<TaskCount[]> {
  return db
    .selectFrom('batch_tasks')
    .select(['batch_id', 'step', 'state'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(sql<boolean>`batch_id = any(${batchIds}::uuid[])`)
    .groupBy(['batch_id', 'step', 'state'])
    .execute();
}

export type PlacedTask = Pick<BatchTaskRow, 'batch_id' | 'step' | 'place' | 'state' | 'handed_on'> & {
  input_count: number;
};

/** Where all work of these batches stands, without what it is about. */
export function listPlaced(db: Db, batchIds: string[]): Promise<PlacedTask[]> {
  return db
    .selectFrom('batch_tasks')
    .select(['batch_id', 'step', 'place', 'state', 'handed_on'])
    .select(sql<number>`jsonb_array_length(inputs)`.as('input_count'))
    .where(sql<boolean>`batch_id = any(${batchIds}::uuid[])`)
    .execute();
}

/** The failed ones, which have a reason. */
export function listFailed(db: Db, batchIds: string[]) {
  return db
    .selectFrom('batch_tasks')
    .select(['batch_id', 'step', 'inputs', 'error'])
    .where(sql<boolean>`batch_id = any(${batchIds}::uuid[])`)
    .where('state', '=', 'failed')
    .orderBy('step')
    .orderBy('place')
    .execute();
}

/** What these batches made, step by step. */
export function listDone(db: Db, batchIds: string[]) {
  return db
    .selectFrom('batch_tasks')
    .select(['batch_id', 'step', 'outputs'])
    .where(sql<boolean>`batch_id = any(${batchIds}::uuid[])`)
    .where('state', '=', 'done')
    .orderBy('step')
    .orderBy('place')
    .execute();
}

/** Records that this attempt is running. Returns whether it still owns the task and is still wanted. */
export async function touchTask(db: Db, id: string, operationId: string): Promise<'goes-on' | 'to-stop'> {
  const row = await db
    .updateTable('batch_tasks')
    .from('batches')
    .set({ alive_at: sql`now()` })
    .whereRef('batches.id', '=', 'batch_tasks.batch_id')
    .where('batch_tasks.id', '=', id)
    .where('batch_tasks.operation_id', '=', operationId)
    .where('batch_tasks.state', '=', 'running')
    .returning('batches.status')
    .executeTakeFirst();
  return row?.status === 'processing' ? 'goes-on' : 'to-stop';
}

export type TaskEnd = {
  state: Extract<BatchTaskState, 'done' | 'failed' | 'cancelled'>;
  outputs?: OperationFile[];
  answer?: object;
  error?: OperationError;
};

/** Whether it was this attempt's to end. */
export async function endTask(
  db: Db,
  id: string,
  operationId: string,
  { state, outputs = [], answer, error }: TaskEnd,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batch_tasks')
    .set({
      state,
      outputs: storedJson(outputs),
      answer: answer ? storedJson(answer) : null,
      error: error ? storedJson(error) : null,
      finished_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('operation_id', '=', operationId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Back into the line. `counts` is false where the attempt was cut short through no fault of the file. */
export async function postponeTask(
  db: Db,
  id: string,
  operationId: string,
  { seconds, counts }: { seconds: number; counts: boolean },
): Promise<void> {
  await db
    .updateTable('batch_tasks')
    .set({
      state: 'waiting',
      attempts: counts ? sql<number>`attempts` : sql<number>`greatest(attempts - 1, 0)`,
      ready_at: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .where('id', '=', id)
    .where('operation_id', '=', operationId)
    .where('state', '=', 'running')
    .execute();
}

export async function markHandedOn(db: Db, ids: string[]): Promise<void> {
  await db
    .updateTable('batch_tasks')
    .set({ handed_on: true })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

export async function cancelWaiting(db: Db, batchId: string): Promise<void> {
  await db
    .updateTable('batch_tasks')
    .set({ state: 'cancelled', finished_at: sql`now()` })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Done, but of a file whose other parts failed: it is no result. */
export async function dropResults(db: Db, ids: string[]): Promise<void> {
  await db
    .updateTable('batch_tasks')
    .set({ state: 'cancelled' })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** From the beginning, as if they had never been tried. How many there are. */
export async function retryTasks(db: Db, ids: string[]): Promise<void> {
  await db
    .updateTable('batch_tasks')
    .set({
      state: 'waiting',
      attempts: 0,
      operation_id: null,
      error: null,
      outputs: storedJson([]),
      handed_on: false,
      finished_at: null,
      ready_at: sql`now()`,
    })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

export async function deleteTasks(db: Db, ids: string[]): Promise<void> {
  await db
    .deleteFrom('batch_tasks')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** What a step made that has not become the next one's work. */
export function listToHandOn(db: Db, batchId: string, step: number) {
  return db
    .selectFrom('batch_tasks')
    .select(['id', 'place', 'outputs'])
    .where('batch_id', '=', batchId)
    .where('step', '=', step)
    .where('state', '=', 'done')
    .where('handed_on', '=', false)
    .orderBy('place')
    .execute();
}
