import type { AppContext, RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rateLimits } from '../../rate-limits.ts';
import { networkOf } from './auth.networks.ts';
import { hashToken } from './auth.tokens.ts';

/**
 * Attempts by target account and by client address. `network`: an account is counted per network, so that guesses
 * from elsewhere do not lock out its owner.
 */
const authLimits = {
  login: { account: rateLimits.loginByAccount, peer: rateLimits.loginByPeer, network: true },
  register: { account: rateLimits.registerByAccount, peer: rateLimits.registerByPeer, network: false },
  forgot: { account: rateLimits.forgotByAccount, peer: rateLimits.forgotByPeer, network: false },
  password: { account: rateLimits.passwordByAccount, peer: rateLimits.passwordByPeer, network: true },
  token: { account: rateLimits.tokenByAccount, peer: rateLimits.tokenByPeer, network: false },
  secondStep: { account: rateLimits.secondStepByAccount, peer: rateLimits.secondStepByPeer, network: false },
  verification: {
    account: rateLimits.verificationByAccount,
    peer: rateLimits.verificationByPeer,
    network: false,
  },
};

export type AuthLimit = keyof typeof authLimits;

/**
 * Counts an attempt. Accounts are counted under a hash, whether or not they exist. A browser that has signed in to
 * this account before has its own count.
 */
export async function countAttempt(ctx: RequestContext, kind: AuthLimit, account: string): Promise<void> {
  const standings = await Promise.all(
    countsOf(ctx, kind, account).map(({ limit, key }) => ctx.limiter.consume(limit, key)),
  );
  const retryAfter = Math.max(...standings.map((standing) => standing.retryAfter));
  if (retryAfter > 0) throw tooManyAttempts(retryAfter);
}

/** A success clears the account's count, so that a forgetful member is not locked out later. */
export async function forgetAttempts(ctx: RequestContext, kind: AuthLimit, account: string): Promise<void> {
  const [byAccount] = countsOf(ctx, kind, account);
  if (byAccount) await ctx.limiter.forget(byAccount.limit, byAccount.key);
}

/** For an account that is gone: not even a hash of it stays. */
export async function forgetAllAttempts(ctx: AppContext, account: string): Promise<void> {
  const limits = [...Object.values(authLimits).map((limit) => limit.account), rateLimits.byKnownDevice];
  for (const limit of limits) await ctx.limiter.forgetAll(limit, hashToken(account));
}

function countsOf(ctx: RequestContext, kind: AuthLimit, account: string) {
  const limits = authLimits[kind];
  const device = kind === 'login' || kind === 'secondStep' ? ctx.device.idFor(account) : null;
  const key = hashToken(account);
  if (device) return [{ limit: rateLimits.byKnownDevice, key: `${key}:${device}` }];
  const network = networkOf(ctx.peer.ip);
  return [
    { limit: limits.account, key: limits.network ? `${key}:${hashToken(network)}` : key },
    { limit: limits.peer, key: network },
  ];
}

function tooManyAttempts(retryAfter: number): AppError {
  return new AppError(
    'too_many_attempts',
    { minutes: Math.ceil(retryAfter / 60) },
    { details: { retryAfter } },
  );
}
