import { files, giveWay, operations, users } from '@sheaf/db';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rateLimits } from '../../rate-limits.ts';
import { forgetAllAttempts } from '../auth/auth.limits.ts';
import { cancelBeforeDeletion } from '../billing/billing.service.ts';
import { removeBytes } from '../files/files.service.ts';

/**
 * Everything of this member goes: rows by their reference to the account, then jobs, bytes and counts. What runs is
 * stopped, and what is being written meanwhile waits for the lock and then finds no account to belong to.
 */
export async function deleteAccount(ctx: PersonContext): Promise<void> {
  const { id } = ctx.member.user;
  const { email, blobs } = await giveWay(ctx.db, async (trx) => {
    await users.lockAdministrators(trx);
    const user = await users.lockUser(trx, id);
    if (!user) throw new AppError('unauthenticated', 'This account does not exist any more.');
    if (user.role === 'admin' && !(await users.hasOtherAdministrator(trx, id))) {
      throw new AppError(
        'conflict',
        'You are the last administrator here. Make somebody else one before you delete your account.',
      );
    }
    await cancelBeforeDeletion(ctx, trx, id);
    const kept = await files.listBlobs(trx, id);
    for (const operation of await operations.listRunning(trx, id)) {
      await ctx.events.publish(id, { kind: 'cancel', id: operation }, trx);
    }
    await users.deleteUser(trx, id);
    await ctx.jobs.forget(trx, { userId: id });
    await ctx.jobs.forget(trx, { email: user.email });
    return { email: user.email, blobs: kept };
  });
  await removeBytes(ctx, blobs);
  await Promise.all([
    forgetAllAttempts(ctx, email),
    forgetAllAttempts(ctx, id),
    ctx.limiter.forget(rateLimits.apiByAccount, id),
    ctx.limiter.forget(rateLimits.exportByAccount, id),
  ]);
  ctx.log.info({ blobs: blobs.length }, 'an account was deleted by its member');
}
