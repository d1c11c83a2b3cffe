import { type Db, oneTimeTokens, signIns, type UserRow, users } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext, PersonContext, RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentUser } from './auth.user.presenter.ts';
import type { User } from './auth.user.schema.ts';
import { createAccount, emailTaken } from './auth.accounts.ts';
import { enqueueReset, enqueueVerification } from './auth.jobs.ts';
import { countAttempt, forgetAttempts } from './auth.limits.ts';
import { hashPassword, isRightPassword } from './auth.passwords.ts';
import type { loginInput, registerInput, resetPasswordInput, Session } from './auth.schema.ts';
import { openSession } from './auth.sessions.ts';
import { hashToken } from './auth.tokens.ts';

export type SignedIn = { user: User; session: Session };

export async function registerAccount(
  ctx: RequestContext,
  input: z.infer<typeof registerInput>,
): Promise<SignedIn> {
  const { email, name, password, language } = input;
  await countAttempt(ctx, 'register', email);
  const password_hash = await hashPassword(password);
  return ctx.db.transaction().execute(async (trx) => {
    const user = await createAccount(ctx, trx, { email, name, password_hash, language });
    if (!user) throw emailTaken();
    await enqueueVerification(ctx, trx, user.id);
    return { user: presentUser(user), session: await openSession(ctx, trx, user) };
  });
}

export async function signIn(ctx: RequestContext, input: z.infer<typeof loginInput>): Promise<SignedIn> {
  await countAttempt(ctx, 'login', input.email);
  const user = await users.findUserByEmail(ctx.db, input.email);
  const right = await isRightPassword(user?.password_hash, input.password);
  if (!user || !right)
    throw new AppError('unauthenticated', 'The email address or the password is not right.');
  await forgetAttempts(ctx, 'login', input.email);
  return { user: presentUser(user), session: await openSession(ctx, ctx.db, user) };
}

export async function signOut(ctx: PersonContext): Promise<void> {
  await signIns.deleteSignIn(ctx.db, ctx.member.user.id, ctx.member.signInId);
}

export async function requestPasswordReset(ctx: RequestContext, email: string): Promise<void> {
  await countAttempt(ctx, 'forgot', email);
  await enqueueReset(ctx, email);
}

/** Whoever had a session with the old password is signed out. The letter also proves the address. */
export async function resetPassword(
  ctx: RequestContext,
  input: z.infer<typeof resetPasswordInput>,
): Promise<void> {
  await countAttempt(ctx, 'token', input.token);
  const password_hash = await hashPassword(input.password);
  await ctx.db.transaction().execute(async (trx) => {
    const user = await takeLink(trx, input.token, 'reset-password');
    await users.updateUser(trx, user.id, { password_hash, email_verified: true });
    await signIns.deleteSignInsOfUser(trx, user.id);
  });
}

export async function verifyEmail(ctx: RequestContext, token: string): Promise<void> {
  await countAttempt(ctx, 'token', token);
  await ctx.db.transaction().execute(async (trx) => {
    const user = await takeLink(trx, token, 'verify-email');
    await users.updateUser(trx, user.id, { email_verified: true });
  });
}

export async function resendVerification(ctx: MemberContext): Promise<void> {
  const { user } = ctx.member;
  if (user.email_verified) throw new AppError('conflict', 'This email address is already confirmed.');
  await countAttempt(ctx, 'verification', user.email);
  await enqueueVerification(ctx, ctx.db, user.id);
}

export async function listDevices(ctx: PersonContext) {
  const rows = await signIns.listSignIns(ctx.db, ctx.member.user.id);
  return rows.map((row) => ({ ...row, current: row.id === ctx.member.signInId }));
}

export async function revokeDevice(ctx: MemberContext, id: string): Promise<void> {
  const found = await signIns.deleteSignIn(ctx.db, ctx.member.user.id, id);
  if (!found) throw new AppError('not_found', 'This device is not signed in.');
}

export function revokeOtherDevices(ctx: PersonContext): Promise<void> {
  return signIns.deleteSignInsOfUser(ctx.db, ctx.member.user.id, ctx.member.signInId);
}

async function takeLink(
  trx: Db,
  token: string,
  purpose: 'verify-email' | 'reset-password',
): Promise<UserRow> {
  const link = await oneTimeTokens.takeOneTimeToken(trx, hashToken(token), purpose);
  const user = link && (await users.findUser(trx, link.user_id));
  // A link proves the address it was sent to, not the one the account has changed to since.
  if (!user || user.email !== link.email) {
    throw new AppError(
      'invalid_request',
      'This link has been used, or has expired. Please ask for a new one.',
    );
  }
  return user;
}
