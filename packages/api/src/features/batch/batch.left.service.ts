import { type BatchRow, operations, type TakenTask } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { endOperation } from '../operations/operations.end.service.ts';
import { LEFT } from '../operations/operations.left.ts';
import { endAttempt, MAX_ATTEMPTS } from './batch.attempts.service.ts';
import { actionOfStep, keepsFiles } from './batch.reading-steps.ts';

/**
 * An attempt whose process died has either saved its result, and then that is the result, or has not: then it is ended
 * first, so that it never will, and only then is the work done anew. That is how each effect is there exactly once.
 */
export async function settleLeftAttempt(
  ctx: AppContext,
  batch: BatchRow,
  task: TakenTask,
  doAnew: () => Promise<void>,
): Promise<void> {
  const left = task.left_operation_id;
  if (left !== null) {
    const error = batch.operations[task.step]?.type === 'ocr' ? LEFT.somePages : LEFT.nothing;
    const ended = await ctx.db
      .transaction()
      .execute((trx) =>
        endOperation(ctx, trx, { userId: task.user_id, id: left }, { status: 'failed', error }),
      );
    const found = ended ?? (await operations.findOperation(ctx.db, task.user_id, left));
    if (found?.status === 'done') {
      const made = keepsFiles(batch.operations[task.step]) ? task.inputs : found.outputs;
      const outputs = made.map(({ id, filename, size }) => ({ id, filename, size }));
      return endAttempt(ctx, task, { state: 'done', outputs });
    }
    if (!found) await takeItsPlace(ctx, batch, task, left);
    if (task.attempts > MAX_ATTEMPTS) return endAttempt(ctx, task, { state: 'failed', error: LEFT.twice });
  }
  await doAnew();
}

/** It had not begun: should its process be slow and not dead, it finds its place taken. */
async function takeItsPlace(ctx: AppContext, batch: BatchRow, task: TakenTask, id: string): Promise<void> {
  const [file] = task.inputs;
  await operations.insertOperation(ctx.db, {
    id,
    user_id: task.user_id,
    action: actionOfStep(batch.operations[task.step]),
    status: 'failed',
    file_id: null,
    filename: file?.filename ?? null,
    inputs: task.inputs,
    options: {},
    seen: true,
  });
}
