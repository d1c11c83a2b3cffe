import { type Db, files, giveWay, operations, type UserRow, users } from '@sheaf/db';
import type { PersonContext, RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rateLimits } from '../../rate-limits.ts';
import { forgetAllAttempts } from '../auth/auth.limits.ts';
import { cancelBeforeDeletion } from '../billing/billing.service.ts';
import { removeBytes } from '../files/files.service.ts';

export async function deleteAccount(ctx: PersonContext): Promise<void> {
  const { id } = ctx.member.user;
  const blobs = await removeAccount(ctx, id, async (trx, user) => {
    if (!user) throw new AppError('unauthenticated', 'This account does not exist any more.');
    if (user.role === 'admin' && !(await users.hasOtherAdministrator(trx, id))) {
      throw new AppError(
        'conflict',
        'You are the last administrator here. Make somebody else one before you delete your account.',
      );
    }
    return user;
  });
  ctx.log.info({ blobs }, 'an account was deleted by its member');
}

/**
 * Everything of this member goes: rows by their reference to the account, then jobs, bytes and counts. What runs is
 * stopped, and what is being written meanwhile waits for the lock and then finds no account to belong to. `admit` sees
 * the account while no administrator comes or goes, and hands it on or refuses. Says how many blobs there were.
 */
export async function removeAccount(
  ctx: RequestContext,
  id: string,
  admit: (trx: Db, user: UserRow | undefined) => Promise<UserRow>,
): Promise<number> {
  const { email, blobs } = await giveWay(ctx.db, async (trx) => {
    await users.lockAdministrators(trx);
    const user = await admit(trx, await users.lockUser(trx, id));
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
    ctx.limiter.forget(rateLimits.meaningByAccount, id),
    ctx.limiter.forget(rateLimits.prepareByAccount, id),
    ctx.limiter.forget(rateLimits.exportByAccount, id),
    ctx.limiter.forget(rateLimits.webhookByAccount, id),
  ]);
  return blobs.length;
}
