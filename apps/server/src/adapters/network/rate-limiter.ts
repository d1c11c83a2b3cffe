import type { RateLimit, RateLimiter } from '@sheaf/api/ports';
import type { DatabaseClient } from '@sheaf/db';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

type Pool = DatabaseClient['pool'];

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
    async forgetAll({ name }, key) {
      const whole = `${name}:${key}`;
      await pool.query('delete from rate_limits where key = $1 or starts_with(key, $2)', [
        whole,
        `${whole}:`,
      ]);
    },
  };
}

/** Lets everything through, and counts nothing. */
export function withoutLimits(limiter: RateLimiter): RateLimiter {
  return { ...limiter, consume: async ({ points }) => ({ remaining: points, reset: 0, retryAfter: 0 }) };
}

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
