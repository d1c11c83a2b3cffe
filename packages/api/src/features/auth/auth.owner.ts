import { type Db, signIns, type UserRow, users } from '@sheaf/db';
import type { PersonContext } from '../../context.ts';
import { AppError, refuseField } from '../../errors.ts';
import { countAttempt, forgetAttempts } from './auth.limits.ts';
import { isRightPassword } from './auth.passwords.ts';
import { FRESH_MINUTES } from './auth.times.schema.ts';

/**
 * A session may have been stolen, so an action that could take the account over requires the password again. An
 * account without a password needs a sign-in within the last few minutes.
 */
export async function requireOwner(
  ctx: PersonContext,
  password: string | undefined,
  field = 'password',
): Promise<UserRow> {
  const { user, signInId } = ctx.member;
  const row = await users.findUser(ctx.db, user.id);
  if (!row) throw new AppError('account_gone');
  if (!row.password_hash) {
    const freshUntil = await readFreshUntil(ctx, signInId);
    if (!freshUntil || freshUntil.getTime() <= Date.now())
      throw new AppError('fresh_sign_in_needed', { minutes: FRESH_MINUTES });
    return row;
  }
  if (password === undefined) throw refuseField(field, 'fields.password_needed');
  await countAttempt(ctx, 'password', user.id);
  if (!(await isRightPassword(row.password_hash, password)))
    throw refuseField(field, 'current_password_wrong');
  await forgetAttempts(ctx, 'password', user.id);
  return row;
}

/** Until when this sign-in replaces a password; null if it is not a sign-in to this account. */
export async function readFreshUntil(ctx: PersonContext, signInId: string): Promise<Date | null> {
  const signIn = await signIns.findSignIn(ctx.db, ctx.member.user.id, signInId);
  return signIn ? new Date(Date.parse(signIn.created_at) + FRESH_MINUTES * 60_000) : null;
}

/** Until the transaction ends nothing of this account is ended; and what has been signed out meanwhile adds nothing. */
export async function holdSignIn(ctx: PersonContext, trx: Db): Promise<UserRow> {
  const { user, signInId } = ctx.member;
  const row = await users.lockUser(trx, user.id);
  if (!row || !(await signIns.findSignIn(trx, user.id, signInId))) throw new AppError('session_ended');
  return row;
}
