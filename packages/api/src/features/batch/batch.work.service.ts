import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BatchRow, batches, batchTasks, batchTurns, files, type TakenTask } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError, toAppError } from '../../errors.ts';
import { endAttempt, leaveOrFail } from './batch.attempts.service.ts';
import { isOffice } from './batch.inputs.service.ts';
import { wakeWorkers } from './batch.queue.ts';
import type { ToldNotice } from '../pdf-tools/pdf-tools.notices.ts';
import { isReadingStep, runReadingStep } from './batch.reading-steps.ts';
import { openSecrets } from './batch.secrets.ts';
import { breaksSigned, leavesSigned } from './batch.signatures.ts';
import { nameResultOf, runFileStep } from './batch.steps.ts';
import { settleLeftAttempt } from './batch.left.service.ts';

/** A process without a heartbeat for this long is dead, and another one takes its work. */
const LEASE_SECONDS = 10;
const SILENT_SECONDS = 5;
const ALIVE_EVERY_MS = 2500;
/** The queue has its own idea of how long a job may take; a hand that works longer asks for a successor. */
const SHIFT_MS = 120_000;
/** Something new may come meanwhile, and hands that wait are not woken by it. */
const LONGEST_PAUSE_MS = 250;
/** What comes due later is found by the clock. */
const PATIENCE_SECONDS = 15;

/**
 * One pair of hands: takes piece after piece, whosever turn it is, until there is nothing to do, and nobody at work whose
 * work would be left should they die.
 */
export async function workThroughBatches(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  const until = Date.now() + SHIFT_MS;
  while (!stopping.aborted) {
    if (Date.now() > until) return wakeWorkers(ctx, ctx.db, 1);
    const task = await batchTurns.takeTask(ctx.db, randomUUIDv7(), LEASE_SECONDS);
    if (task) await workOn(ctx, task, stopping);
    else {
      const seconds = await batchTurns.secondsToNext(ctx.db, LEASE_SECONDS, 0);
      if (seconds === undefined || seconds > PATIENCE_SECONDS) return;
      const pause = Math.min(LONGEST_PAUSE_MS, Math.max(50, seconds * 1000));
      await sleep(pause, undefined, { signal: stopping }).catch(() => {});
    }
  }
}

/** For what no hand waited for: after a crash, and after every process was away. */
export async function wakeForWhatIsLeft(ctx: AppContext): Promise<void> {
  const seconds = await batchTurns.secondsToNext(ctx.db, LEASE_SECONDS, SILENT_SECONDS);
  if (seconds !== undefined && seconds <= PATIENCE_SECONDS) await wakeWorkers(ctx, ctx.db, 2);
}

async function workOn(ctx: AppContext, task: TakenTask, stopping: AbortSignal): Promise<void> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  const { id, batch_id, user_id, operation_id } = task;
  // Before the batch is read, so that no wish to stop it is missed.
  const unsubscribe = ctx.events.subscribe(user_id, (event) => {
    if (event.kind === 'cancel' && event.id === batch_id) abort();
  });
  stopping.addEventListener('abort', abort);
  const touch = () =>
    batchTasks.touchTask(ctx.db, id, operation_id).then(
      (state) => state === 'to-stop' && abort(),
      (err: unknown) => ctx.log.warn({ err, taskId: id }, 'a batch could not say that it goes on'),
    );
  const alive = setInterval(() => void touch(), ALIVE_EVERY_MS);
  try {
    const batch = await begin(ctx, task);
    if (!batch) return;
    await settleLeftAttempt(ctx, batch, task, () => runStep(ctx, batch, task, stop.signal));
  } catch (thrown) {
    await leaveOrFail(ctx, task, toAppError(thrown), stopping.aborted);
  } finally {
    clearInterval(alive);
    unsubscribe();
    stopping.removeEventListener('abort', abort);
  }
}

/** Undefined for work that is not wanted any more. */
async function begin(ctx: AppContext, task: TakenTask): Promise<BatchRow | undefined> {
  const { batch_id, user_id } = task;
  if (await batches.startBatch(ctx.db, batch_id))
    await ctx.events.publish(user_id, { kind: 'batch', id: batch_id, status: 'processing', percent: 0 });
  const batch = await batches.findBatch(ctx.db, user_id, batch_id);
  if (batch?.status === 'processing') return batch;
  if (batch) throw new AppError('batch_cancelled');
  return undefined;
}

async function runStep(
  ctx: AppContext,
  batch: BatchRow,
  task: TakenTask,
  signal: AbortSignal,
): Promise<void> {
  const { user_id, step, inputs, operation_id } = task;
  const [first] = inputs;
  const acting = { ...ctx, member: { user: { id: user_id } }, signal };
  const own = batch.operations[step];
  if (first && isReadingStep(own)) {
    const name = nameResultOf(batch.operations, step, [first.filename]);
    const outputs = await runReadingStep(acting, own, first, { operationId: operation_id, name });
    return endAttempt(ctx, task, { state: 'done', outputs });
  }
  const ids = inputs.map(({ id }) => id);
  const rows = ids.length ? await files.findFiles(ctx.db, user_id, ids) : [];
  const row = rows.find(({ id }) => id === first?.id);
  // It goes on itself: a copy would be the same bytes.
  if (row && inputs.length === 1 && (await leavesSigned(acting, own, row)))
    return endAttempt(ctx, task, { state: 'done', outputs: inputs, answer: { signature: 'left' } });
  const takesOffice = Boolean(row && isOffice(row));
  const steps = openSecrets(ctx, batch);
  const answer = await runFileStep(acting, steps, step, inputs, operation_id, takesOffice);
  const outputs = answer.files.map(({ id, filename, size }) => ({ id, filename, size }));
  const isBroken = own !== undefined && (await breaksSigned(acting, own, rows));
  const told = { ...readSaved(answer), ...readNothing(answer), ...(isBroken && { signature: 'lost' }) };
  await endAttempt(ctx, task, { state: 'done', outputs, answer: told });
}

/** What a step tells that found nothing to work on. */
function readNothing({ notices }: { notices?: ToldNotice[] }): { nothing: ToldNotice } | undefined {
  const nothing = notices?.find(({ code }) => code === 'nothing_found');
  return nothing && { nothing };
}

/** The compression ratio in the report of a step, if it has one. */
function readSaved({ report }: { report?: unknown }): { saved: number } | undefined {
  if (typeof report !== 'object' || report === null || !('compressionRatio' in report)) return undefined;
  return typeof report.compressionRatio === 'number' ? { saved: report.compressionRatio } : undefined;
}
