import { type Db, oneTimeTokens, secondFactors, type UserRow, users } from '@sheaf/db';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { AppError, refuseField } from '../../errors.ts';
import { enqueueNotice } from '../auth/auth.jobs.ts';
import { countAttempt, forgetAttempts } from '../auth/auth.limits.ts';
import { takeLink } from '../auth/auth.links.ts';
import { openSession } from '../auth/auth.sessions.ts';
import type { SignedIn } from '../auth/auth.sign-in.ts';
import { hashToken } from '../auth/auth.tokens.ts';
import { presentUser } from '../auth/auth.user.presenter.ts';
import { findStep, hashRecoveryCode } from './second-factors.codes.ts';
import { createUseOptions, readUsedPasskey } from './second-factors.passkeys.ts';
import type { passkeySignInInput, secondStepInput } from './second-factors.schema.ts';

/** After the password or the provider: a code of the app, a recovery code, or a passkey. */
export async function passSecondStep(
  ctx: RequestContext,
  { token, code, passkey }: z.infer<typeof secondStepInput>,
): Promise<SignedIn> {
  const pending = await findPending(ctx, token);
  await countAttempt(ctx, 'secondStep', pending.email);
  const used = passkey && (await readUsedPasskey(ctx, passkey, pending.user_id));
  const answer = await ctx.db.transaction().execute(async (trx) => {
    const { user } = await takeLink(trx, token, 'second-step');
    if (used) await secondFactors.markPasskeyUsed(trx, used.id, used.newCounter);
    else if (!(await takeCode(ctx, trx, user, code ?? ''))) throw refuseField('code', 'code_wrong');
    return { user: presentUser(user), session: await openSession(ctx, trx, user) };
  });
  await forgetAttempts(ctx, 'secondStep', pending.email);
  return answer;
}

/** To sign in with, or for a second step. */
export async function beginPasskeyUse(ctx: RequestContext, token: string | undefined) {
  const userId = token === undefined ? null : (await findPending(ctx, token)).user_id;
  await countAttempt(ctx, 'token', token ?? ctx.peer.ip);
  return { options: await createUseOptions(ctx, userId) };
}

/** A passkey is something one has, and asks for something one is or knows: nothing else is asked. */
export async function signInWithPasskey(
  ctx: RequestContext,
  { passkey }: z.infer<typeof passkeySignInInput>,
): Promise<SignedIn> {
  await countAttempt(ctx, 'token', passkey.id);
  const used = await readUsedPasskey(ctx, passkey, null);
  return ctx.db.transaction().execute(async (trx) => {
    const user = await users.lockUser(trx, used.user_id);
    // It may have been taken away meanwhile.
    if (!user || !(await secondFactors.findPasskey(trx, used.credential_id)))
      throw new AppError('passkey_refused');
    await secondFactors.markPasskeyUsed(trx, used.id, used.newCounter);
    return { user: presentUser(user), session: await openSession(ctx, trx, user) };
  });
}

async function findPending({ db }: RequestContext, token: string) {
  const pending = await oneTimeTokens.findOneTimeToken(db, hashToken(token), 'second-step');
  if (!pending) throw new AppError('sign_in_expired');
  return pending;
}

async function takeCode(ctx: RequestContext, trx: Db, user: UserRow, code: string): Promise<boolean> {
  const app = await secondFactors.findAuthenticator(trx, user.id);
  const secret = app?.confirmed_at ? ctx.vault.open(app.sealed_secret) : null;
  const step = secret ? findStep(secret, code) : null;
  if (step !== null) return secondFactors.takeStep(trx, user.id, step);
  if (!(await secondFactors.takeRecoveryCode(trx, user.id, hashRecoveryCode(code)))) return false;
  await enqueueNotice(ctx, trx, user, 'recoveryCodeUsed');
  return true;
}
