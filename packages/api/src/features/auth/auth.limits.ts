import type { RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RateLimit } from '../../ports.ts';
import { hashToken } from './auth.tokens.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Attempts by the account they aim at, and by the peer they come from. */
export const authLimits = {
  login: { account: limit('login:account', 10, 15 * MINUTES), peer: limit('login:peer', 60, 15 * MINUTES) },
  register: { account: limit('register:account', 10, HOURS), peer: limit('register:peer', 30, HOURS) },
  forgot: { account: limit('forgot:account', 5, HOURS), peer: limit('forgot:peer', 30, HOURS) },
  password: {
    account: limit('password:account', 10, 15 * MINUTES),
    peer: limit('password:peer', 60, 15 * MINUTES),
  },
  token: { account: limit('token:account', 10, 15 * MINUTES), peer: limit('token:peer', 60, 15 * MINUTES) },
  verification: {
    account: limit('verification:account', 5, HOURS),
    peer: limit('verification:peer', 30, HOURS),
  },
} satisfies Record<string, { account: RateLimit; peer: RateLimit }>;

export type AuthLimit = keyof typeof authLimits;

/** Counts an attempt. Accounts are counted under a hash, whether they exist or not. */
export async function countAttempt(ctx: RequestContext, kind: AuthLimit, account: string): Promise<void> {
  const { account: byAccount, peer: byPeer } = authLimits[kind];
  const waits = await Promise.all([
    ctx.limiter.consume(byAccount, hashToken(account)),
    ctx.limiter.consume(byPeer, ctx.peer.ip),
  ]);
  const retryAfter = Math.max(...waits);
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

function limit(name: string, points: number, seconds: number): RateLimit {
  return { name, points, seconds };
}
