import { batchTasks } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { listCures } from './batch.cures.ts';
import { cureSteps } from './batch.remedies.ts';
import type { cureBatchInput } from './batch.remedies.schema.ts';
import type { Batch } from './batch.schema.ts';
import { openSecrets } from './batch.secrets.ts';
import { createBatch, findBatch } from './batch.service.ts';

/**
 * The files that failed as a new batch, with OCR or the password before the step that failed. Passwords of other steps come
 * from the batch that failed, which keeps them sealed until all of its work is done.
 */
export async function runCured(
  ctx: MemberContext,
  { id, step: remedy, password }: z.output<typeof cureBatchInput>,
): Promise<Batch> {
  const batch = await findBatch(ctx, id);
  if (batch.finished_at === null) throw new AppError('batch_running');
  const tasks = await batchTasks.listTasks(ctx.db, id);
  const cures = await listCures(ctx.db, ctx.member.user.id, batch.operations, tasks);
  const { chains } = cures[remedy];
  if (!chains.length) throw new AppError('batch_nothing_to_cure', { step: remedy });
  const options = remedy === 'unlock' ? { password } : {};
  const operations = cureSteps(openSecrets(ctx, batch), chains, remedy, options);
  return createBatch(ctx, { name: batch.name, operations });
}
