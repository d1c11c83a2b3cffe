import { batchTasks } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Cures, listCures, listOwnFiles } from './batch.cures.ts';
import { cureSteps } from './batch.remedies.ts';
import type { cureBatchInput, Remedy } from './batch.remedies.schema.ts';
import type { Batch } from './batch.schema.ts';
import { openSecrets } from './batch.secrets.ts';
import { createBatch, findBatch } from './batch.service.ts';

/**
 * The files that failed as a new batch, with OCR or the password before the step that failed. Passwords of other steps come
 * from the batch that failed, which keeps them sealed until all of its work is done.
 */
export async function runCured(
  ctx: MemberContext,
  { id, step: remedy, password, fileIds }: z.output<typeof cureBatchInput>,
): Promise<Batch> {
  const batch = await findBatch(ctx, id);
  if (batch.finished_at === null) throw new AppError('batch_running');
  const tasks = await batchTasks.listTasks(ctx.db, id);
  const cures = await listCures(ctx.db, ctx.member.user.id, batch.operations, tasks);
  const chains = chooseChains(cures, remedy, fileIds);
  if (!chains.length) throw new AppError('batch_nothing_to_cure', { step: remedy });
  const options = remedy === 'unlock' ? { password } : {};
  const operations = cureSteps(openSecrets(ctx, batch), chains, remedy, options);
  return createBatch(ctx, { name: batch.name, operations });
}

/** Those that begin with one of these files; a file that this remedy does not help is refused. */
function chooseChains(cures: Cures, step: Remedy, fileIds: string[] | undefined): Cures[Remedy]['chains'] {
  const { chains } = cures[step];
  if (!fileIds || !chains.length) return chains;
  const helped = new Set(chains.flatMap(listOwnFiles));
  if (!fileIds.every((file) => helped.has(file))) throw new AppError('batch_file_not_cured', { step });
  return chains.filter((chain) => listOwnFiles(chain).some((file) => fileIds.includes(file)));
}
