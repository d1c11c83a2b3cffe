import { type Db, type OneTimePurpose, oneTimeTokens, type UserRow, users } from '@sheaf/db';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { AppError, refuseField } from '../../errors.ts';
import { emailTaken, isAddressTaken } from './auth.accounts.ts';
import { endEarlierAccess } from './auth.ending.service.ts';
import { enqueueNotice, enqueueWayBack } from './auth.jobs.ts';
import { countAttempt, forgetAttempts } from './auth.limits.ts';
import { expiryOf, issueLink, takeLink, worksAsLink } from './auth.links.ts';
import { refuseWeakPassword } from './auth.password-rules.ts';
import { hashPassword, isRightPassword } from './auth.passwords.ts';
import type { checkLinkInput, resetPasswordInput, verifyEmailInput } from './auth.schema.ts';
import { hashToken } from './auth.tokens.ts';

type CheckLink = z.infer<typeof checkLinkInput>;

/** A link followed without the password leads to choosing a new one, with this token. */
type Followed = { passwordToken: string | null };

const purposes: Record<CheckLink['page'], OneTimePurpose[]> = {
  'reset-password': ['reset-password'],
  'verify-email': ['verify-email', 'change-email'],
  'undo-email': ['undo-email'],
};

/** Tells whoever opens an old link so before they type a password for it. */
export async function checkLink(ctx: RequestContext, { token, page }: CheckLink): Promise<boolean> {
  await countAttempt(ctx, 'token', token);
  const found = await Promise.all(purposes[page].map((purpose) => worksAsLink(ctx.db, token, purpose)));
  const works = found.includes(true);
  // Opened again and again, it can still be used.
  if (works) await forgetAttempts(ctx, 'token', token);
  return works;
}

/** The email proves the address, and what anybody else has left in the account ends. */
export async function resetPassword(
  ctx: RequestContext,
  input: z.infer<typeof resetPasswordInput>,
): Promise<void> {
  await countAttempt(ctx, 'token', input.token);
  const password_hash = await hashPassword(input.password);
  await ctx.db.transaction().execute(async (trx) => {
    const { user } = await takeLink(trx, input.token, 'reset-password');
    refuseWeakPassword(input.password, user);
    await endEarlierAccess(ctx, trx, user, 'reset');
    await users.updateUser(trx, user.id, { password_hash, email_verified: true, pending_email: null });
  });
}

/**
 * Confirms the address an account was opened with, or the one it changes to. Who opened the account shows that by being
 * signed in to it or by its password; to anybody else the link gives the account only with what others left in it ended,
 * and never an account that others have confirmed.
 */
export async function verifyEmail(
  ctx: RequestContext,
  { token, password }: z.infer<typeof verifyEmailInput>,
): Promise<Followed> {
  await countAttempt(ctx, 'token', token);
  const hash = hashToken(token);
  const opening = await oneTimeTokens.findOneTimeToken(ctx.db, hash, 'verify-email');
  const link = opening ?? (await oneTimeTokens.findOneTimeToken(ctx.db, hash, 'change-email'));
  if (!link) throw new AppError('link_expired');
  const isHolder = await holdsAccount(ctx, link.user_id, password);
  if (!opening) {
    if (!isHolder) throw new AppError('change_needs_sign_in');
    await ctx.db.transaction().execute((trx) => changeAddress(ctx, trx, token));
    return { passwordToken: null };
  }
  return ctx.db.transaction().execute(async (trx) => {
    const { user } = await takeLink(trx, token, 'verify-email');
    if (user.email_verified || isHolder) {
      await users.updateUser(trx, user.id, { email_verified: true });
      return { passwordToken: null };
    }
    return giveToOwner(ctx, trx, user, 'confirmation');
  });
}

/** Restores the previous address of the account, from the link sent there. */
export async function undoEmailChange(ctx: RequestContext, token: string): Promise<Followed> {
  await countAttempt(ctx, 'token', token);
  return ctx.db.transaction().execute(async (trx) => {
    const { user, email, expires_at } = await takeLink(trx, token, 'undo-email');
    const holder = await users.findUserByEmail(trx, email);
    if (holder && holder.id !== user.id) throw emailTaken();
    await oneTimeTokens.deleteWaysBackAfter(trx, user.id, expires_at);
    return giveToOwner(ctx, trx, { ...user, email }, 'address');
  });
}

async function changeAddress(ctx: RequestContext, trx: Db, token: string): Promise<void> {
  const { user, email } = await takeLink(trx, token, 'change-email');
  if (await isAddressTaken(trx, email, user.id)) throw emailTaken();
  await users.updateUser(trx, user.id, { email, pending_email: null, email_verified: true });
  for (const purpose of ['verify-email', 'reset-password', 'sign-in'] as const)
    await oneTimeTokens.deleteOneTimeTokens(trx, user.id, purpose);
  // Emails that were asked for at the old address name it, and are of no use any more.
  await ctx.jobs.forget(trx, { email: user.email });
  // Only who has proved to own the address that the account leaves may take it back there.
  if (user.email_verified) {
    // Nobody else can open an account there meanwhile; the token of the email is another one.
    const expiresAt = expiryOf('undo-email');
    await issueLink(trx, user, 'undo-email', expiresAt);
    await enqueueWayBack(ctx, trx, user, expiresAt);
  } else await enqueueNotice(ctx, trx, user, 'address');
}

async function giveToOwner(
  ctx: RequestContext,
  trx: Db,
  user: UserRow,
  cause: 'confirmation' | 'address',
): Promise<Followed> {
  const owned = { email: user.email, email_verified: true, pending_email: null, password_hash: null };
  await users.updateUser(trx, user.id, owned);
  await endEarlierAccess(ctx, trx, user, cause);
  return { passwordToken: await issueLink(trx, user, 'reset-password') };
}

async function holdsAccount(ctx: RequestContext, userId: string, password?: string): Promise<boolean> {
  if (ctx.member?.user.id === userId && ctx.member.signInId) return true;
  if (password === undefined) return false;
  await countAttempt(ctx, 'password', userId);
  const user = await users.findUser(ctx.db, userId);
  if (!(await isRightPassword(user?.password_hash, password)))
    throw refuseField('password', 'current_password_wrong');
  await forgetAttempts(ctx, 'password', userId);
  return true;
}
