import { identities, oneTimeTokens, signIns, users } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { enqueueNotice } from './auth.jobs.ts';
import { holdSignIn, readFreshUntil, requireOwner } from './auth.owner.ts';
import { refuseWeakPassword } from './auth.password-rules.ts';
import { hashPassword } from './auth.passwords.ts';
import type { changePasswordInput } from './auth.schema.ts';

/** Every other device is signed out, and links that would set another password stop working. */
export async function changePassword(
  ctx: PersonContext,
  input: z.infer<typeof changePasswordInput>,
): Promise<void> {
  const { user, signInId } = ctx.member;
  if (!(await users.findUser(ctx.db, user.id))?.password_hash) throw new AppError('password_not_set');
  await requireOwner(ctx, input.currentPassword, 'currentPassword');
  refuseWeakPassword(input.newPassword, user, 'newPassword');
  const password_hash = await hashPassword(input.newPassword);
  await ctx.db.transaction().execute(async (trx) => {
    await holdSignIn(ctx, trx);
    await users.updateUser(trx, user.id, { password_hash });
    await signIns.deleteSignInsOfUser(trx, user.id, signInId);
    await oneTimeTokens.deleteOneTimeTokens(trx, user.id, 'reset-password');
    await enqueueNotice(ctx, trx, user, 'password');
  });
}

/** By what the member can sign in: who only ever came through a provider has no password. */
export async function readSignInMethods(ctx: PersonContext) {
  const [user, provider, freshUntil] = await Promise.all([
    users.findUser(ctx.db, ctx.member.user.id),
    identities.hasIdentity(ctx.db, ctx.member.user.id),
    readFreshUntil(ctx, ctx.member.signInId),
  ]);
  return {
    password: Boolean(user?.password_hash),
    provider,
    fresh_until: freshUntil?.toISOString() ?? null,
  };
}
