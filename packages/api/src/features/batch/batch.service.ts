import { type BatchRow, batches, batchTasks, type Db } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext, MemberContext } from '../../context.ts';
import { answerWith } from '../../answers.ts';
import { AppError } from '../../errors.ts';
import { offsetOf, paginate } from '../../paging.schema.ts';
import { hasPriority, requireFeatures } from '../usage/usage.features.ts';
import { readGrant } from '../usage/usage.service.ts';
import {
  countBatchFiles,
  featuresOf,
  findBatchFiles,
  firstTasks,
  tooManyFiles,
} from './batch.inputs.service.ts';
import { curesOfTasks, listCures } from './batch.cures.ts';
import { leaveOutFailed } from './batch.leave-out.ts';
import { leaveNothingHalf } from './batch.leavings.service.ts';
import { planBatch, requireOrder } from './batch.order.ts';
import { presentBatches, presentTask } from './batch.presenter.ts';
import { wakeWorkers } from './batch.queue.ts';
import type { Batch, createBatchInput, listBatchesInput } from './batch.schema.ts';
import { requireLanguages } from './batch.reading-steps.ts';
import { listRetryable } from './batch.retryable.ts';
import { sealSecrets } from './batch.secrets.ts';

/** Refuses what cannot be done before anything of it is; then the batch, its first work and who does it are one write. */
export async function createBatch(
  ctx: ActingContext,
  { name, operations: steps }: z.output<typeof createBatchInput>,
): Promise<Batch> {
  const userId = ctx.member.user.id;
  const found = await findBatchFiles(ctx, steps);
  requireOrder(planBatch(steps, found));
  const refusal = tooManyFiles(await readGrant(ctx.db, userId), countBatchFiles(steps));
  if (refusal) throw refusal;
  await requireFeatures(ctx, await featuresOf(steps, found));
  await requireLanguages(ctx, steps);
  const priority = await hasPriority(ctx);
  const { operations, secrets } = await sealSecrets(ctx, steps);
  const batch = await ctx.db.transaction().execute(async (trx) => {
    const made = await batches.insertBatch(trx, { user_id: userId, name, operations, secrets, priority });
    const tasks = firstTasks(made, found);
    await batchTasks.insertTasks(trx, tasks);
    await wakeWorkers(ctx, trx, tasks.length);
    await publish(ctx, made, 0, trx);
    return made;
  });
  return presentOne(ctx, batch);
}

export async function listBatches(ctx: MemberContext, input: z.infer<typeof listBatchesInput>) {
  const page = { offset: offsetOf(input), limit: input.limit };
  const { rows, total } = await batches.listBatches(ctx.db, ctx.member.user.id, page);
  return { batches: await presentBatches(ctx.db, rows), pagination: paginate(input, total) };
}

export async function getBatch(ctx: MemberContext, id: string) {
  const row = await findBatch(ctx, id);
  const batch = await presentOne(ctx, row);
  const tasks = await batchTasks.listTasks(ctx.db, id);
  const hasEnded = row.finished_at !== null;
  const can_run_without = hasEnded && leaveOutFailed(row.operations, tasks) !== null;
  const { ready, hopeless } = await listRetryable(ctx.db, ctx.member.user.id, row.operations, tasks);
  const found = await listCures(ctx.db, ctx.member.user.id, row.operations, hasEnded ? tasks : []);
  const cures = { ocr: found.ocr.failed.length, unlock: found.unlock.failed.length };
  const cureOf = curesOfTasks(found);
  const told = {
    can_run_without,
    can_retry: hasEnded && ready.length > 0,
    fails_again: hopeless.length,
    cures,
  };
  return { ...batch, ...told, tasks: tasks.map((task) => presentTask(task, cureOf.get(task.id))) };
}

export async function readProgress(ctx: MemberContext, id: string) {
  const batch = await presentOne(ctx, await findBatch(ctx, id));
  const { status, progress, current, total } = batch;
  return { status, progress, current, total, ...describeProgress(batch) };
}

/** Stops a running batch in whatever process; removes an ended one from the list. Its results stay. */
export async function cancelOrRemoveBatch(ctx: MemberContext, id: string): Promise<void> {
  const userId = ctx.member.user.id;
  await ctx.db.transaction().execute(async (trx) => {
    const batch = await batches.holdBatch(trx, userId, id);
    if (!batch) throw noSuchBatch();
    if (batch.finished_at !== null) return batches.deleteBatch(trx, userId, id);
    await batchTasks.cancelWaiting(trx, id);
    await batches.endBatch(trx, id, 'cancelled', { keepSecrets: true });
    const open = (await batchTasks.countTasks(trx, [id])).some(({ state }) => state === 'running');
    // Otherwise the last attempt does it when it ends.
    if (!open) await leaveNothingHalf(ctx, trx, batch);
    await ctx.events.publish(userId, { kind: 'cancel', id }, trx);
    await publish(ctx, { ...batch, status: 'cancelled' }, 0, trx);
  });
}

export async function findBatch(ctx: MemberContext, id: string): Promise<BatchRow> {
  const row = await batches.findBatch(ctx.db, ctx.member.user.id, id);
  if (!row) throw noSuchBatch();
  return row;
}

export async function presentOne(ctx: ActingContext, row: BatchRow): Promise<Batch> {
  const [batch] = await presentBatches(ctx.db, [row]);
  if (!batch) throw noSuchBatch();
  return batch;
}

function describeProgress({ status, files: { done, total, failed } }: Batch) {
  if (status === 'processing') return answerWith('batches.processing', { done, total, failed });
  if (status === 'cancelled') return answerWith('batches.cancelled', { done, total });
  if (status === 'completed') return answerWith('batches.completed', { failed });
  return answerWith(`batches.${status}`);
}

export function publish(ctx: ActingContext, { id, user_id, status }: BatchRow, percent: number, db: Db) {
  return ctx.events.publish(user_id, { kind: 'batch', id, status, percent }, db);
}

export function noSuchBatch(): AppError {
  return new AppError('batch_missing');
}
