import type { AppRouter } from '@sheaf/api';
import { createTRPCClient, httpLink } from '@trpc/client';
import { readApiError } from './api-error.ts';
import {
  type StoredSession,
  clearSession,
  isRenewalDue,
  readSession,
  saveSession,
  subscribeToSession,
} from './session-store.ts';
import { withTabLock } from './tab-lock.ts';

/** Bare on purpose: renewing must not wait for a renewal. */
const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/trpc' })] });

let running: Promise<StoredSession | null> | null = null;
let refused: string | null = null;

/** The session to use now, renewed first when its time is near or the server has refused its token. */
export async function freshSession(): Promise<StoredSession | null> {
  const session = readSession();
  if (!session || !needsRenewal(session)) return session;
  running ??= renew().finally(() => {
    running = null;
  });
  return running;
}

/** The server refused this tab's token: the next call renews first. False when there is nothing to renew. */
export function markTokenRefused(): boolean {
  const session = readSession();
  if (session) refused = session.access_token;
  return session !== null;
}

/** Renews a little ahead of time, and when a sleeping tab wakes. */
export function keepSessionFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const session = readSession();
    if (session) timer = setTimeout(renewQuietly, Math.max(0, session.renew_at - Date.now()));
  };
  const unsubscribe = subscribeToSession(plan);
  document.addEventListener('visibilitychange', renewWhenSeen);
  plan();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', renewWhenSeen);
  };
}

function renewWhenSeen(): void {
  if (document.visibilityState === 'visible') renewQuietly();
}

/** Without a connection the session stays as it is; the next call that needs it says what is wrong. */
function renewQuietly(): void {
  freshSession().catch(() => undefined);
}

/** One tab at a time: a refresh token works once, and showing a spent one ends the sign-in on the server. */
function renew(): Promise<StoredSession | null> {
  return withTabLock('sheaf-session', async () => {
    const session = readSession();
    // Another tab may have renewed it, or signed out, while this one waited.
    if (!session || !needsRenewal(session)) return session;
    try {
      const answer = await client.auth.refresh.mutate({ refresh_token: session.refresh_token });
      saveSession(answer.session);
    } catch (error) {
      if (readApiError(error).code !== 'unauthenticated') throw error;
      clearSession('server');
    }
    return readSession();
  });
}

function needsRenewal(session: StoredSession): boolean {
  return isRenewalDue(session) || session.access_token === refused;
}
