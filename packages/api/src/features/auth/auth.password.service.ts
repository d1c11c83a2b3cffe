import { identities, oneTimeTokens, signIns, users } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { enqueueNotice } from './auth.jobs.ts';
import { countAttempt, forgetAttempts } from './auth.limits.ts';
import { hashPassword, isRightPassword } from './auth.passwords.ts';
import type { changePasswordInput } from './auth.schema.ts';

/** Every other device is signed out, and links that would set another password stop working. */
export async function changePassword(
  ctx: PersonContext,
  input: z.infer<typeof changePasswordInput>,
): Promise<void> {
  const { user, signInId } = ctx.member;
  await countAttempt(ctx, 'password', user.id);
  const row = await users.findUser(ctx.db, user.id);
  if (!row?.password_hash) {
    throw new AppError('conflict', 'Your account has no password yet. A letter lets you choose one.');
  }
  if (!(await isRightPassword(row.password_hash, input.currentPassword))) {
    const sentence = 'This is not your current password.';
    throw new AppError('invalid_request', sentence, { fields: { currentPassword: sentence } });
  }
  await forgetAttempts(ctx, 'password', user.id);
  const password_hash = await hashPassword(input.newPassword);
  await ctx.db.transaction().execute(async (trx) => {
    await users.updateUser(trx, user.id, { password_hash });
    await signIns.deleteSignInsOfUser(trx, user.id, signInId);
    await oneTimeTokens.deleteOneTimeTokens(trx, user.id, 'reset-password');
    await enqueueNotice(ctx, trx, user, 'password');
  });
}

/** By what the member can sign in: who only ever came through a provider has no password. */
export async function readSignInMethods(ctx: PersonContext) {
  const [user, provider] = await Promise.all([
    users.findUser(ctx.db, ctx.member.user.id),
    identities.hasIdentity(ctx.db, ctx.member.user.id),
  ]);
  return { password: Boolean(user?.password_hash), provider };
}
