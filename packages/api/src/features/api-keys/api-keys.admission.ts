import { apiKeys, type Db, type KeyScope } from '@sheaf/db';
import type { Credential, MemberContext, RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rateLimits } from '../../rate-limits.ts';
import { requireVerifiedEmail } from '../auth/auth.instance.service.ts';
import { readAccessToken, requireMember } from '../auth/auth.sessions.ts';
import { hashToken } from '../auth/auth.tokens.ts';
import { presentUser } from '../auth/auth.user.presenter.ts';
import { requireFeatures } from '../usage/usage.features.ts';
import { giveBackUsage, reserveUsage } from '../usage/usage.service.ts';
import { isWholeApiKey, looksLikeApiKey } from './api-keys.format.ts';

/**
 * What a call requires of an API key. `person`: the call needs a signed-in person and accepts no key. `unverified`:
 * the call does not need a confirmed address.
 */
export type Admission = { scope: KeyScope; person?: boolean; unverified?: boolean | undefined };

/** Whose bearer token this is: a session's, or an API key. */
export async function readCredential(db: Db, token: string): Promise<Credential> {
  if (!looksLikeApiKey(token)) return { member: await readAccessToken(db, token) };
  if (!isWholeApiKey(token)) {
    return { member: null, refusal: 'api_key_malformed' };
  }
  const row = await apiKeys.findApiKeyWithUser(db, hashToken(token));
  if (!row) return { member: null, refusal: 'api_key_ended' };
  const { key_id, scopes, ...user } = row;
  return { member: { user: presentUser(user), signInId: null, key: { id: key_id, scopes } } };
}

/** Lets a member in who is signed in; a call made with a key as far as the key and the plan reach, and counts it. */
export async function admitMember(ctx: RequestContext, need: Admission): Promise<MemberContext> {
  const admitted = requireMember(ctx);
  const { user, key } = admitted.member;
  if (!need.unverified) await requireVerifiedEmail(ctx, user);
  if (!key) return admitted;
  if (need.person) throw new AppError('api_key_not_accepted');
  if (!key.scopes.includes(need.scope)) {
    throw new AppError('api_key_scope_missing', { scope: need.scope }, { details: { scope: need.scope } });
  }
  await requireFeatures(admitted, ['api_access']);
  const { retryAfter } = await ctx.limiter.consume(rateLimits.apiByAccount, user.id);
  if (retryAfter > 0) {
    throw new AppError('too_many_calls', null, { details: { retryAfter } });
  }
  await reserveUsage(ctx.db, user.id, 'apiCalls', 1);
  await apiKeys.markApiKeyUsed(ctx.db, key.id);
  return admitted;
}

/** For a call that failed on our side: it is not counted. */
export async function giveBackCall(ctx: RequestContext): Promise<void> {
  if (ctx.member?.key) await giveBackUsage(ctx.db, ctx.member.user.id, 'apiCalls', 1);
}
