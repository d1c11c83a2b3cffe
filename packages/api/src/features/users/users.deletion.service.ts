import { type Db, files, giveWay, operations, subscriptions, type UserRow, users } from '@sheaf/db';
import type { AppContext, PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rateLimits } from '../../rate-limits.ts';
import { forgetAllAttempts } from '../auth/auth.limits.ts';
import { requireOwner } from '../auth/auth.owner.ts';
import { cancelBeforeDeletion } from '../billing/billing.service.ts';
import { removeBytes } from '../files/files.service.ts';

export async function deleteAccount(ctx: PersonContext, password: string | undefined): Promise<void> {
  const { id } = ctx.member.user;
  await requireOwner(ctx, password);
  const blobs = await removeAccount(ctx, id, async (trx, user) => {
    if (!user) throw new AppError('account_gone');
    if (user.role === 'admin' && !(await users.hasOtherAdministrator(trx, id))) {
      throw new AppError('last_administrator');
    }
    return user;
  });
  ctx.log.info({ blobs }, 'an account was deleted by its member');
}

/**
 * Deletes everything of a member: rows by their reference to the account, then jobs, bytes and counts. Running work
 * is stopped, and concurrent writes wait for the lock and then find no account. `admit` sees the account while
 * administrators cannot change, and returns or refuses it. Returns the number of blobs.
 */
export async function removeAccount(
  ctx: AppContext,
  id: string,
  admit: (trx: Db, user: UserRow | undefined) => Promise<UserRow>,
): Promise<number> {
  await rehearse(ctx.db, async (trx) => admit(trx, await users.findUser(trx, id)));
  await cancelBeforeDeletion(ctx, id);
  const { email, blobs } = await giveWay(ctx.db, async (trx) => {
    await users.lockAdministrators(trx);
    const user = await admit(trx, await users.lockUser(trx, id));
    if (await subscriptions.findAlive(trx, id)) throw new AppError('plan_changing');
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
  await ctx.outbox.forget(email);
  await Promise.all([
    forgetAllAttempts(ctx, email),
    forgetAllAttempts(ctx, id),
    ctx.limiter.forget(rateLimits.apiByAccount, id),
    ctx.limiter.forget(rateLimits.meaningByAccount, id),
    ctx.limiter.forget(rateLimits.aiByAccount, id),
    ctx.limiter.forget(rateLimits.prepareByAccount, id),
    ctx.limiter.forget(rateLimits.exportByAccount, id),
    ctx.limiter.forget(rateLimits.webhookByAccount, id),
  ]);
  return blobs.length;
}

/** Whether it would be refused, before anything is done that cannot be undone. Writes nothing. */
async function rehearse(db: Db, work: (trx: Db) => Promise<unknown>): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}
