import { type Db, identities, oneTimeTokens, type UserRow, users } from '@sheaf/db';
import type { RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { IdentityClaims } from '../../ports.ts';
import { createAccount } from './auth.accounts.ts';
import { endEarlierAccess } from './auth.ending.service.ts';
import { requireAllowedDomain } from './auth.instance.service.ts';
import { completeSignIn } from './auth.sign-in.ts';
import { issueLink } from './auth.links.ts';
import { hashToken } from './auth.tokens.ts';

/**
 * Signs in a person whom the provider has verified. Returns a code that the page exchanges for a session within a
 * minute, because tokens must not appear in addresses.
 */
export async function signInWithIdentity(ctx: RequestContext, claims: IdentityClaims): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await requireAllowedDomain(ctx, trx, claims);
    const user =
      (await identities.findUserByIdentity(trx, claims.issuer, claims.subject)) ??
      (await adoptIdentity(ctx, trx, claims));
    return issueLink(trx, user, 'sign-in');
  });
}

export async function exchangeCode(ctx: RequestContext, code: string) {
  return ctx.db.transaction().execute(async (trx) => {
    const taken = await oneTimeTokens.takeOneTimeToken(trx, hashToken(code), 'sign-in');
    const user = taken && (await users.findUser(trx, taken.user_id));
    if (!user) throw new AppError('sign_in_expired');
    return completeSignIn(ctx, trx, user);
  });
}

async function adoptIdentity(ctx: RequestContext, trx: Db, claims: IdentityClaims): Promise<UserRow> {
  if (!claims.emailVerified) {
    throw new AppError('provider_email_unconfirmed');
  }
  const known = await users.findUserByEmail(trx, claims.email);
  const user = known ? await linkAccount(ctx, trx, known) : await openAccount(ctx, trx, claims);
  await identities.insertIdentity(trx, { issuer: claims.issuer, subject: claims.subject, user_id: user.id });
  return user;
}

/** An account with an unconfirmed address may have been created by someone else to trap its owner. */
async function linkAccount(ctx: RequestContext, trx: Db, { id }: UserRow): Promise<UserRow> {
  const known = await users.lockUser(trx, id);
  if (!known) throw new AppError('account_just_created');
  if (known.email_verified) return known;
  await endEarlierAccess(ctx, trx, known, 'provider');
  const owned = { email_verified: true, password_hash: null, pending_email: null };
  return (await users.updateUser(trx, id, owned)) ?? known;
}

async function openAccount(ctx: RequestContext, trx: Db, claims: IdentityClaims): Promise<UserRow> {
  const name = claims.name ?? claims.email.slice(0, claims.email.indexOf('@'));
  const account = { email: claims.email, name, password_hash: null, email_verified: true };
  const user = await createAccount(ctx, trx, account, 'no-field');
  if (!user) throw new AppError('account_just_created');
  return user;
}
