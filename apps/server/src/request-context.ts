import type { AppContext, MemberContext, RequestContext } from '@sheaf/api/context';
import {
  type Admission,
  admitMember,
  giveBackCall,
  readCredential,
} from '@sheaf/api/features/api-keys/api-keys.admission.ts';
import type { Request } from 'express';
import { withoutLimits } from './adapters/network/rate-limiter.ts';
import { readKnownDevice } from './known-device.ts';
import { reportLimits } from './rate-limit-headers.ts';

/** The same for both interfaces: who asks is read from the bearer token, once a request. */
export async function createRequestContext(ctx: AppContext, req: Request): Promise<RequestContext> {
  const isLocal = req.res?.locals.isLocal === true;
  const limiter = isLocal && ctx.settings.rateLimits === 'off' ? withoutLimits(ctx.limiter) : ctx.limiter;
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  return {
    ...ctx,
    isLocal,
    limiter: reportLimits(limiter, req.res),
    requestId: String(req.id),
    peer: { ip: req.ip ?? 'unknown', userAgent: req.headers['user-agent'] ?? null },
    device: readKnownDevice(ctx, req),
    signal: goneSignal(req),
    outlivesCaller: req.baseUrl === '/trpc',
    ...(token ? await readCredential(ctx.db, token) : { member: null }),
  };
}

/** For routes that are not procedures; the same rule as theirs. */
export async function createMemberContext(
  ctx: AppContext,
  req: Request,
  need: Admission,
): Promise<MemberContext> {
  const member = await admitMember(await createRequestContext(ctx, req), need);
  if (member.member.key) {
    req.res?.once('finish', () => {
      if (req.res && req.res.statusCode >= 500) returnCall(member);
    });
  }
  return member;
}

function returnCall(ctx: MemberContext): void {
  giveBackCall(ctx).catch((err: unknown) => {
    ctx.log.warn({ err, requestId: ctx.requestId }, 'a failed call could not be given back');
  });
}

/** Aborted when the connection ends before its answer is written. */
function goneSignal({ res }: Request): AbortSignal {
  const gone = new AbortController();
  res?.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
}
