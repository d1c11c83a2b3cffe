import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { signInWithIdentity } from '@sheaf/api/features/auth/auth.identity.service.ts';
import { safePath } from '@sheaf/api/features/auth/auth.schema.ts';
import type { SignInAttempt } from '@sheaf/api/ports';
import { type Request, Router } from 'express';
import { createRequestContext } from '../request-context.ts';

const COOKIE = 'sheaf_sign_in';
const TEN_MINUTES = 10 * 60 * 1000;
type Attempt = SignInAttempt & { redirect: string; expires: number };

/** "Continue with Google": what the browser carries between leaving and coming back is in one signed, short-lived cookie. */
export function oidcRoutes(ctx: AppContext, secret: string): Router {
  const routes = Router();
  const callback = () => `${ctx.settings.publicUrl}/api/auth/google/callback`;
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/auth/google',
    secure: ctx.settings.publicUrl.startsWith('https:'),
  } as const;

  routes.get('/api/auth/google', async (req, res) => {
    const { url, ...attempt } = await provider(ctx).begin(callback());
    const kept: Attempt = {
      ...attempt,
      redirect: safePath(req.query.redirect, '/dashboard'),
      expires: Date.now() + TEN_MINUTES,
    };
    res.cookie(COOKIE, sign(kept, secret), { ...cookie, maxAge: TEN_MINUTES });
    res.redirect(303, url);
  });

  routes.get('/api/auth/google/callback', async (req, res) => {
    const attempt = readAttempt(req, secret);
    res.clearCookie(COOKIE, cookie);
    if (!attempt) return res.redirect(303, '/login#error=expired');
    try {
      const claims = await provider(ctx).finish(new URL(req.originalUrl, ctx.settings.publicUrl), attempt);
      const requestCtx = await createRequestContext(ctx, req);
      const code = await signInWithIdentity(requestCtx, claims);
      res.redirect(303, `/auth/callback#${new URLSearchParams({ code, redirect: attempt.redirect })}`);
    } catch (error) {
      // Redirects to a page of ours, which shows the error.
      ctx.log.warn({ err: error, requestId: req.id }, 'a provider sign-in failed');
      const reason = error instanceof AppError ? String(error.details?.reason ?? error.code) : 'provider';
      res.redirect(303, `/login#error=${reason}`);
    }
  });
  return routes;
}

function provider(ctx: AppContext) {
  if (!ctx.identityProvider) throw new AppError('google_sign_in_off');
  return ctx.identityProvider;
}

function sign(attempt: Attempt, secret: string): string {
  const body = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return `${body}.${mac(body, secret)}`;
}

function readAttempt(req: Request, secret: string): Attempt | null {
  const header = req.headers.cookie ?? '';
  const value = header
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  const [body, signature] = value?.split('.') ?? [];
  if (!body || !signature) return null;
  const expected = Buffer.from(mac(body, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const attempt = JSON.parse(Buffer.from(body, 'base64url').toString()) as Attempt;
  return attempt.expires > Date.now() ? attempt : null;
}

function mac(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}
