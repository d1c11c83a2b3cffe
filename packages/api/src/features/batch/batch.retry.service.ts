import { batches, type BatchStep, batchTasks } from '@sheaf/db';
import { PREVIOUS } from '@sheaf/pdf-core/options';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { wakeWorkers } from './batch.queue.ts';
import type { Batch } from './batch.schema.ts';
import { noSuchBatch, presentOne, publish } from './batch.service.ts';
import { isFed, joinsFiles } from './batch.steps.ts';

/** What failed or was stopped begins anew, and so does what joins it with the rest. */
export async function retryBatch(ctx: MemberContext, id: string): Promise<Batch> {
  const userId = ctx.member.user.id;
  const batch = await ctx.db.transaction().execute(async (trx) => {
    const held = await batches.holdBatch(trx, userId, id);
    if (!held) throw noSuchBatch();
    if (held.finished_at === null) throw new AppError('batch_running');
    const tasks = await batchTasks.listTasks(trx, id);
    const again = tasks.filter(({ state }) => state === 'failed' || state === 'cancelled');
    if (!again.length) throw new AppError('batch_nothing_failed');
    const plan = planRetry(
      held.operations,
      again.map(({ step }) => step),
    );
    const rebuilt = tasks.filter(({ step, place }) => plan.rebuilds(step, place));
    await batchTasks.deleteTasks(
      trx,
      rebuilt.map((task) => task.id),
    );
    await batchTasks.takeBack(trx, id, plan.joinFedBy);
    const gone = new Set(rebuilt.map((task) => task.id));
    const kept = again.filter((task) => !gone.has(task.id));
    await batchTasks.retryTasks(
      trx,
      kept.map((task) => task.id),
    );
    await batches.reopenBatch(trx, id);
    await wakeWorkers(ctx, trx, kept.length);
    const reopened = { ...held, status: 'processing' as const, finished_at: null };
    await publish(ctx, reopened, 0, trx);
    return reopened;
  });
  return presentOne(ctx, batch);
}

/** A step that joined the results of others waits for the new ones, and its own results are removed. */
function planRetry(steps: BatchStep[], failedSteps: number[]) {
  const rebuilt = new Set<number>();
  const joinFedBy: number[] = [];
  for (const [index, step] of steps.entries()) {
    if (!isFed(step)) continue;
    const isBelow = rebuilt.has(index - 1);
    const isReached = failedSteps.some((failed) => reaches(steps, failed, index));
    if (isBelow || (joinsFiles(step) && isReached)) {
      rebuilt.add(index);
      if (joinsFiles(step) || !isBelow) joinFedBy.push(index - 1);
    }
  }
  const rebuilds = (step: number, place: number[]) => {
    const own = steps[step];
    if (!rebuilt.has(step) || !own) return false;
    return joinsFiles(own) || own.fileIds[place[0] ?? 0] === PREVIOUS;
  };
  return { rebuilds, joinFedBy };
}

/** Whether what comes of a step is on its way to a later one. */
function reaches(steps: BatchStep[], from: number, to: number): boolean {
  return from < to && steps.slice(from + 1, to + 1).every(isFed);
}
