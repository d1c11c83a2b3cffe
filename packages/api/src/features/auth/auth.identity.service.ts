import { type Db, identities, oneTimeTokens, signIns, type UserRow, users } from '@sheaf/db';
import type { RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { IdentityClaims } from '../../ports.ts';
import { presentUser } from './auth.user.presenter.ts';
import { createAccount } from './auth.accounts.ts';
import { requireAllowedDomain } from './auth.instance.service.ts';
import type { SignedIn } from './auth.service.ts';
import { openSession } from './auth.sessions.ts';
import { createToken, hashToken } from './auth.tokens.ts';

const CODE_LIFETIME = 60_000;

/**
 * A provider has vouched for someone. Answers a code that the page exchanges for a session within a minute: tokens never
 * stand in an address.
 */
export async function signInWithIdentity(ctx: RequestContext, claims: IdentityClaims): Promise<string> {
  const { token, hash } = createToken();
  await ctx.db.transaction().execute(async (trx) => {
    await requireAllowedDomain(ctx, trx, claims);
    const user =
      (await identities.findUserByIdentity(trx, claims.issuer, claims.subject)) ??
      (await adoptIdentity(ctx, trx, claims));
    const expires_at = new Date(Date.now() + CODE_LIFETIME);
    await oneTimeTokens.insertOneTimeToken(trx, {
      hash,
      user_id: user.id,
      purpose: 'sign-in',
      email: user.email,
      expires_at,
    });
  });
  return token;
}

export async function exchangeCode(ctx: RequestContext, code: string): Promise<SignedIn> {
  return ctx.db.transaction().execute(async (trx) => {
    const taken = await oneTimeTokens.takeOneTimeToken(trx, hashToken(code), 'sign-in');
    const user = taken && (await users.findUser(trx, taken.user_id));
    if (!user) throw new AppError('unauthenticated', 'This sign-in has expired. Please sign in again.');
    return { user: presentUser(user), session: await openSession(ctx, trx, user) };
  });
}

async function adoptIdentity(ctx: RequestContext, trx: Db, claims: IdentityClaims): Promise<UserRow> {
  if (!claims.emailVerified) {
    throw new AppError('forbidden', 'Your sign-in provider has not confirmed your email address yet.');
  }
  const known = await users.findUserByEmail(trx, claims.email);
  const user = known ? await linkAccount(trx, known) : await openAccount(ctx, trx, claims);
  await identities.insertIdentity(trx, { issuer: claims.issuer, subject: claims.subject, user_id: user.id });
  return user;
}

/**
 * An account whose address nobody had proved may have been opened by someone else in wait for its owner: its password and
 * its sessions end when the owner comes.
 */
async function linkAccount(trx: Db, known: UserRow): Promise<UserRow> {
  if (known.email_verified) return known;
  await signIns.deleteSignInsOfUser(trx, known.id);
  await oneTimeTokens.deleteOneTimeTokens(trx, known.id, 'verify-email');
  return (await users.updateUser(trx, known.id, { email_verified: true, password_hash: null })) ?? known;
}

async function openAccount(ctx: RequestContext, trx: Db, claims: IdentityClaims): Promise<UserRow> {
  const name = claims.name ?? claims.email.slice(0, claims.email.indexOf('@'));
  const account = { email: claims.email, name, password_hash: null, email_verified: true };
  const user = await createAccount(ctx, trx, account);
  if (!user) throw new AppError('conflict', 'This account was opened a moment ago. Please sign in again.');
  return user;
}
