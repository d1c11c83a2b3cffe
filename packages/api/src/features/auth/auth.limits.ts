import type { RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rateLimits } from '../../rate-limits.ts';
import { hashToken } from './auth.tokens.ts';

/** Attempts by the account they aim at, and by the peer they come from. */
const authLimits = {
  login: { account: rateLimits.loginByAccount, peer: rateLimits.loginByPeer },
  register: { account: rateLimits.registerByAccount, peer: rateLimits.registerByPeer },
  forgot: { account: rateLimits.forgotByAccount, peer: rateLimits.forgotByPeer },
  password: { account: rateLimits.passwordByAccount, peer: rateLimits.passwordByPeer },
  token: { account: rateLimits.tokenByAccount, peer: rateLimits.tokenByPeer },
  verification: { account: rateLimits.verificationByAccount, peer: rateLimits.verificationByPeer },
};

export type AuthLimit = keyof typeof authLimits;

/** Counts an attempt. Accounts are counted under a hash, whether they exist or not. */
export async function countAttempt(ctx: RequestContext, kind: AuthLimit, account: string): Promise<void> {
  const { account: byAccount, peer: byPeer } = authLimits[kind];
  const standings = await Promise.all([
    ctx.limiter.consume(byAccount, hashToken(account)),
    ctx.limiter.consume(byPeer, ctx.peer.ip),
  ]);
  const retryAfter = Math.max(...standings.map((standing) => standing.retryAfter));
  if (retryAfter > 0) throw tooManyAttempts(retryAfter);
}

/** A success clears the account's count, so that a forgetful member is not locked out later. */
export function forgetAttempts(ctx: RequestContext, kind: AuthLimit, account: string): Promise<void> {
  return ctx.limiter.forget(authLimits[kind].account, hashToken(account));
}

/** For an account that is gone: not even a hash of it stays. */
export async function forgetAllAttempts(ctx: RequestContext, account: string): Promise<void> {
  for (const kind of Object.keys(authLimits) as AuthLimit[]) await forgetAttempts(ctx, kind, account);
}

function tooManyAttempts(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, { retryAfter });
}
