import type { RateLimit, RateLimiter } from '@sheaf/api/ports';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

type Pool = ConstructorParameters<typeof RateLimiterPostgres>[0]['storeClient'];

/** Counts in PostgreSQL, so that every process counts together. */
export function createRateLimiter(pool: Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterFor({ name, points, seconds }: RateLimit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const options = {
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    };
    const limiter = new RateLimiterPostgres(options);
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async consume(limit, key) {
      try {
        const { remainingPoints, msBeforeNext } = await limiterFor(limit).consume(key);
        return { remaining: remainingPoints, reset: toSeconds(msBeforeNext), retryAfter: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const wait = toSeconds(refused.msBeforeNext);
        return { remaining: 0, reset: wait, retryAfter: wait };
      }
    },
    async forget(limit, key) {
      await limiterFor(limit).delete(key);
    },
  };
}

export const noRateLimiter: RateLimiter = {
  consume: async ({ points }) => ({ remaining: points, reset: 0, retryAfter: 0 }),
  forget: async () => {},
};

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
