import { type BatchRow, batches, batchTasks, type Db, operations, type TakenTask } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { type AppError, keepError } from '../../errors.ts';
import { endOperation } from '../operations/operations.end.service.ts';
import { advanceBatch } from './batch.advance.service.ts';
import { actionOfStep } from './batch.reading-steps.ts';

/** A file that stops the work twice is not tried a third time. */
export const MAX_ATTEMPTS = 2;
const BACKOFF_SECONDS = 2;
const BUSY_SECONDS = 3;

/** A document is the same the second time; a crash, a deadline or a store that was away may not be. */
const WORTH_ANOTHER_TRY = new Set(['internal', 'timed_out', 'unavailable']);
const WORTH_BY_REASON = new Set(['too_complex', 'timed_out']);

export type TaskResult = Parameters<typeof batchTasks.endTask>[3];

/** Ends the attempt and does what follows from it, both or neither. */
export async function endAttempt(ctx: AppContext, task: TakenTask, end: TaskResult): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const batch = await batches.holdBatch(trx, task.user_id, task.batch_id);
    if (!batch) return;
    if (!(await batchTasks.endTask(trx, task.id, task.operation_id, end))) return;
    if (end.state === 'failed') await recordRefused(ctx, trx, batch, task, end);
    await advanceBatch(ctx, trx, batch);
  });
}

/** What was refused before its operation began is in the history too, and counts as failed wherever operations do. */
async function recordRefused(
  ctx: AppContext,
  trx: Db,
  batch: BatchRow,
  { operation_id: id, user_id, step, inputs }: TakenTask,
  { error }: TaskResult,
): Promise<void> {
  const [file] = inputs;
  const inserted = await operations.insertOperation(trx, {
    id,
    user_id,
    action: actionOfStep(batch.operations[step]),
    status: 'running',
    file_id: null,
    filename: file?.filename ?? null,
    inputs,
    options: {},
    // The batch tells of it.
    seen: true,
  });
  if (inserted)
    await endOperation(ctx, trx, { userId: user_id, id }, { status: 'failed', ...(error && { error }) });
}

export async function leaveOrFail(
  ctx: AppContext,
  task: TakenTask,
  error: AppError,
  isStopping: boolean,
): Promise<void> {
  const { id, operation_id, attempts } = task;
  const postpone = (seconds: number, counts: boolean) =>
    batchTasks.postponeTask(ctx.db, id, operation_id, { seconds, counts });
  const { code } = error;
  if (isStopping && code === 'cancelled') return postpone(0, false);
  // Other members' documents fill the pool, so the failure is not counted for this one.
  if (code === 'busy') return postpone(BUSY_SECONDS, false);
  if (isWorthAnotherTry(error) && attempts < MAX_ATTEMPTS) return postpone(BACKOFF_SECONDS ** attempts, true);
  if (code === 'internal')
    ctx.log.error({ err: error.cause ?? error, batchId: task.batch_id }, 'a file of a batch failed');
  const state = code === 'cancelled' ? 'cancelled' : 'failed';
  await endAttempt(ctx, task, { state, error: keepError(error) });
}

function isWorthAnotherTry({ code, details }: AppError): boolean {
  if (WORTH_ANOTHER_TRY.has(code)) return true;
  return code === 'unprocessable_document' && WORTH_BY_REASON.has(String(details?.reason));
}
