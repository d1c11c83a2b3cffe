import type { Db } from '@sheaf/db';
import type { IdentityProvider, JobQueue, Log, Mailer, RateLimiter } from './ports.ts';
import type { Member } from './features/auth/auth.sessions.ts';

export type Settings = { publicUrl: string; signup: 'open' | 'closed'; version: string };

/** What the product's rules need, wherever they run: a request, a job, a command. */
export type AppContext = {
  db: Db;
  jobs: JobQueue;
  mailer: Mailer;
  limiter: RateLimiter;
  identityProvider: IdentityProvider | null;
  settings: Settings;
  log: Log;
};

/** A request: who asks, and from where. */
export type RequestContext = AppContext & {
  requestId: string;
  peer: { ip: string; userAgent: string | null };
  member: Member | null;
};

/** A request that was let through by `memberProcedure`. */
export type MemberContext = RequestContext & { member: Member };
