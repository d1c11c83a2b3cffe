import { batchResults, type BatchRow, batchTasks, type Db } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { listChains, listLeavings, listSameNames } from './batch.chains.ts';
import { enqueueTidying } from './batch.queue.ts';

/**
 * When no work is left: of each file's chain of steps the results are kept, or nothing at all. What a broken chain made
 * is no result, and is removed with what was made on the way. Results of the same name are numbered.
 */
export async function leaveNothingHalf(
  ctx: AppContext,
  trx: Db,
  { id, user_id, operations }: BatchRow,
): Promise<{ hasResult: boolean; isBroken: boolean }> {
  const chains = listChains(operations, await batchTasks.listTasks(trx, id));
  const broken = chains.filter(({ isWhole }) => !isWhole);
  const undone = broken.flatMap(({ results }) => results.filter(({ state }) => state === 'done'));
  await batchTasks.dropResults(
    trx,
    undone.map((task) => task.id),
  );
  const sameNames = listSameNames(operations, chains);
  const whose = { batchId: id, userId: user_id };
  for (const renamed of sameNames) await batchResults.renameResult(trx, whose, renamed);
  if (sameNames.length) await ctx.events.publish(user_id, { kind: 'files' }, trx);
  await enqueueTidying(ctx, trx, user_id, listLeavings(operations, chains));
  return { hasResult: broken.length < chains.length, isBroken: broken.length > 0 };
}
