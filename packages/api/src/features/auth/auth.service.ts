import { signIns, users } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext, PersonContext, RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentUser } from './auth.user.presenter.ts';
import { createAccount, emailTaken } from './auth.accounts.ts';
import { enqueueReset, enqueueVerification } from './auth.jobs.ts';
import { countAttempt, forgetAttempts } from './auth.limits.ts';
import { refuseWeakPassword } from './auth.password-rules.ts';
import { hashPassword, isRightPassword } from './auth.passwords.ts';
import type { loginInput, registerInput } from './auth.schema.ts';
import { openSession } from './auth.sessions.ts';
import { completeSignIn, type SignedIn } from './auth.sign-in.ts';

export async function registerAccount(
  ctx: RequestContext,
  input: z.infer<typeof registerInput>,
): Promise<SignedIn> {
  const { email, name, password, language, setupCode, use } = input;
  await countAttempt(ctx, 'register', email);
  refuseWeakPassword(password, { name, email });
  const password_hash = await hashPassword(password);
  return ctx.db.transaction().execute(async (trx) => {
    const user = await createAccount(ctx, trx, { email, name, password_hash, language }, { setupCode, use });
    if (!user) throw emailTaken();
    await enqueueVerification(ctx, trx, user.id);
    return { user: presentUser(user), session: await openSession(ctx, trx, user) };
  });
}

export async function signIn(ctx: RequestContext, input: z.infer<typeof loginInput>) {
  await countAttempt(ctx, 'login', input.email);
  const user = await users.findUserByEmail(ctx.db, input.email);
  const right = await isRightPassword(user?.password_hash, input.password);
  if (!user || !right) throw new AppError('credentials_wrong');
  await forgetAttempts(ctx, 'login', input.email);
  return ctx.db.transaction().execute(async (trx) => {
    // The password may have been replaced while it was being compared.
    const now = await users.lockUser(trx, user.id);
    if (now?.password_hash !== user.password_hash) throw new AppError('credentials_wrong');
    return completeSignIn(ctx, trx, now!);
  });
}

export async function signOut(ctx: PersonContext): Promise<void> {
  await signIns.deleteSignIn(ctx.db, ctx.member.user.id, ctx.member.signInId);
}

export async function requestPasswordReset(ctx: RequestContext, email: string): Promise<void> {
  await countAttempt(ctx, 'forgot', email);
  await enqueueReset(ctx, email);
}

export async function resendVerification(ctx: MemberContext): Promise<void> {
  const { user } = ctx.member;
  if (user.email_verified) throw new AppError('email_already_confirmed');
  await countAttempt(ctx, 'verification', user.email);
  await enqueueVerification(ctx, ctx.db, user.id);
}

export async function listDevices(ctx: PersonContext) {
  const rows = await signIns.listSignIns(ctx.db, ctx.member.user.id);
  const now = new Date().toISOString();
  // Kept to the half minute; the one that asks is in use.
  return rows.map((row) => {
    const current = row.id === ctx.member.signInId;
    return { ...row, current, last_seen_at: current ? now : row.last_seen_at };
  });
}

export async function revokeDevice(ctx: MemberContext, id: string): Promise<void> {
  const found = await signIns.deleteSignIn(ctx.db, ctx.member.user.id, id);
  if (!found) throw new AppError('device_missing');
}

export function revokeOtherDevices(ctx: PersonContext): Promise<void> {
  return signIns.deleteSignInsOfUser(ctx.db, ctx.member.user.id, ctx.member.signInId);
}
