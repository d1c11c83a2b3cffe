import type { AppContext, MemberContext, RequestContext } from '@sheaf/api/context';
import { readAccessToken, requireMember } from '@sheaf/api/features/auth/auth.sessions.ts';
import type { Request } from 'express';

/** The same for both doors: who asks is read from the bearer token, once a request. */
export async function createRequestContext(ctx: AppContext, req: Request): Promise<RequestContext> {
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  return {
    ...ctx,
    requestId: String(req.id),
    peer: { ip: req.ip ?? 'unknown', userAgent: req.headers['user-agent'] ?? null },
    signal: goneSignal(req),
    member: token ? await readAccessToken(ctx.db, token) : null,
  };
}

/** For routes that are not procedures; the same rule as theirs. */
export async function createMemberContext(ctx: AppContext, req: Request): Promise<MemberContext> {
  return requireMember(await createRequestContext(ctx, req));
}

/** Aborted when the connection ends before its answer is written. */
function goneSignal({ res }: Request): AbortSignal {
  const gone = new AbortController();
  res?.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
}
