import type { Db } from '@sheaf/db';
import type {
  BlobStore,
  DocumentTools,
  Events,
  IdentityProvider,
  JobQueue,
  Log,
  Mailer,
  RateLimiter,
} from './ports.ts';
import type { User } from './features/auth/auth.user.schema.ts';

export type Settings = { publicUrl: string; signup: 'open' | 'closed'; version: string };

/** What the product's rules need, wherever they run: a request, a job, a command. */
export type AppContext = {
  db: Db;
  jobs: JobQueue;
  mailer: Mailer;
  blobs: BlobStore;
  tools: DocumentTools;
  events: Events;
  limiter: RateLimiter;
  identityProvider: IdentityProvider | null;
  settings: Settings;
  log: Log;
};

/** Who is signed in, and through which device. */
export type Member = { user: User; signInId: string };

/** A request: who asks, and from where. */
export type RequestContext = AppContext & {
  requestId: string;
  peer: { ip: string; userAgent: string | null };
  member: Member | null;
  /** Aborted when whoever asks has gone away. */
  signal: AbortSignal;
};

/** A request that was let through by `memberProcedure`. */
export type MemberContext = RequestContext & { member: Member };
