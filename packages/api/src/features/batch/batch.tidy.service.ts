import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { removeFile } from '../files/files.service.ts';

/** What was made on the way and went into a result is not kept beside it. */
export async function removeLeavings(ctx: AppContext, userId: string, fileIds: string[]): Promise<void> {
  for (const id of fileIds) {
    await removeFile(ctx, userId, id).catch((error: unknown) => {
      // Removed before: by the member, or by this job when it was cut short.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
  }
  await ctx.events.publish(userId, { kind: 'files' });
}
