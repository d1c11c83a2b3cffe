import type { RateLimiter } from '@sheaf/api/ports';
import type { Response } from 'express';

/**
 * Adds the limits that a request counts toward to its response: `RateLimit-Policy` is the limit and `RateLimit` the
 * rest, in the form of draft-ietf-httpapi-ratelimit-headers (q per w seconds; r are left, reset in t).
 */
export function reportLimits(limiter: RateLimiter, res: Response | undefined): RateLimiter {
  if (!res) return limiter;
  return {
    ...limiter,
    async consume(limit, key) {
      const standing = await limiter.consume(limit, key);
      if (!res.headersSent) {
        const { name, points, seconds } = limit;
        setItem(res, 'RateLimit-Policy', name, `q=${points};w=${seconds}`);
        setItem(res, 'RateLimit', name, `r=${standing.remaining};t=${standing.reset}`);
      }
      return standing;
    },
  };
}

/** One item a limit: calls that travel together may count under the same one, and the last has the last word. */
function setItem(res: Response, header: string, name: string, parameters: string): void {
  const earlier = res.getHeader(header);
  const items = (typeof earlier === 'string' ? earlier.split(', ') : []).filter(
    (item) => !item.startsWith(`"${name}"`),
  );
  res.setHeader(header, [...items, `"${name}";${parameters}`].join(', '));
}
