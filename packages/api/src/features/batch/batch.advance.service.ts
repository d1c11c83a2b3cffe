import {
  type BatchRow,
  batches,
  batchTasks,
  type Db,
  files,
  type NewBatchTask,
  type OperationFile,
} from '@sheaf/db';
import { PREVIOUS } from '@sheaf/pdf-core/options';
import type { AppContext } from '../../context.ts';
import { announce } from '../webhooks/webhooks.announce.service.ts';
import { leaveNothingHalf } from './batch.leavings.service.ts';
import { countWork, percentOf } from './batch.progress.ts';
import { wakeWorkers } from './batch.queue.ts';
import { isFed, joinsFiles } from './batch.steps.ts';

/**
 * What follows from what has ended: results become the next step's work, and when nothing is left the batch ends. The
 * caller holds the batch, so that each result is handed on once.
 */
export async function advanceBatch(ctx: AppContext, trx: Db, batch: BatchRow): Promise<void> {
  const { steps } = countWork(batch.operations, await batchTasks.countTasks(trx, [batch.id]));
  if (batch.finished_at !== null) {
    if (steps.every(({ open }) => open === 0)) await leaveNothingHalf(ctx, trx, batch);
    return;
  }
  let isClosed = true;
  // A document that lacks one of its parts would look like the whole one.
  let isLacking = false;
  let woken = 0;
  for (const [index, step] of batch.operations.entries()) {
    const { open, ended } = steps[index]!;
    let made = 0;
    isLacking = isFed(step) && (isLacking || (steps[index - 1]?.failed ?? 0) > 0);
    if (isFed(step) && !joinsFiles(step)) made = await handOnEach(trx, batch, index);
    if (isFed(step) && joinsFiles(step) && isClosed && !isLacking && open + ended === 0)
      made = await handOnAll(trx, batch, index);
    woken += made;
    isClosed = (isClosed || !isFed(step)) && open + made === 0;
    steps[index]!.open += made;
  }
  if (woken) await wakeWorkers(ctx, trx, woken);
  await (steps.every(({ open }) => open === 0) ? end(ctx, trx, batch) : tell(ctx, trx, batch));
}

async function handOnEach(trx: Db, batch: BatchRow, index: number): Promise<number> {
  const done = await batchTasks.listToHandOn(trx, batch.id, index - 1);
  if (!done.length) return 0;
  const at = batch.operations[index]!.fileIds.indexOf(PREVIOUS);
  const tasks = done.flatMap(({ place, outputs }) =>
    outputs.map((file, order) => taskOf(batch, index, [at, ...place, order], [file])),
  );
  await batchTasks.insertTasks(trx, tasks);
  await batchTasks.markHandedOn(
    trx,
    done.map(({ id }) => id),
  );
  return tasks.length;
}

async function handOnAll(trx: Db, batch: BatchRow, index: number): Promise<number> {
  const done = await batchTasks.listToHandOn(trx, batch.id, index - 1);
  const made = done.flatMap(({ outputs }) => outputs);
  if (!made.length) return 0;
  const { fileIds } = batch.operations[index]!;
  const own = fileIds.filter((id) => id !== PREVIOUS);
  const rows = new Map((await files.findFiles(trx, batch.user_id, own)).map((row) => [row.id, row]));
  const inputs = fileIds.flatMap((id): OperationFile[] => {
    if (id === PREVIOUS) return made;
    const { filename = '', size = 0 } = rows.get(id) ?? {};
    return [{ id, filename, size }];
  });
  await batchTasks.insertTasks(trx, [taskOf(batch, index, [0], inputs)]);
  await batchTasks.markHandedOn(
    trx,
    done.map(({ id }) => id),
  );
  return 1;
}

function taskOf(
  { id, user_id, priority }: BatchRow,
  step: number,
  place: number[],
  inputs: OperationFile[],
): NewBatchTask {
  const named = inputs.map((file) => ({ id: file.id, filename: file.filename, size: file.size }));
  return { batch_id: id, user_id, priority, step, place, inputs: named };
}

async function end(ctx: AppContext, trx: Db, batch: BatchRow): Promise<void> {
  const { hasResult, isBroken } = await leaveNothingHalf(ctx, trx, batch);
  const { steps, failed } = countWork(batch.operations, await batchTasks.countTasks(trx, [batch.id]));
  const status = hasResult ? 'completed' : 'failed';
  await batches.endBatch(trx, batch.id, status, { keepSecrets: isBroken });
  await ctx.events.publish(batch.user_id, { kind: 'batch', id: batch.id, status, percent: 100 }, trx);
  const count = steps.reduce((sum, { done }) => sum + done, 0);
  const data = { batch_id: batch.id, status, tasks_done: count, tasks_failed: failed };
  await announce(ctx, trx, batch.user_id, { event: 'batch.done', data });
}

async function tell(ctx: AppContext, trx: Db, { id, user_id, operations }: BatchRow): Promise<void> {
  const count = countWork(operations, await batchTasks.countTasks(trx, [id]));
  const percent = percentOf(count, false);
  await ctx.events.publish(user_id, { kind: 'batch', id, status: 'processing', percent }, trx);
}
