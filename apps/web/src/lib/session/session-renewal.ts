import { readApiError } from '../api/api-error.ts';
import {
  type StoredSession,
  clearSession,
  isRenewalDue,
  readSession,
  saveSession,
  subscribeToSession,
} from './session-store.ts';
import { updateShared } from '../page/shared-value.ts';
import { wait, withTabLock } from './tab-lock.ts';

const SPENT_TOKEN = 'spent-refresh-token';
const SETTLE_MS = 2000;
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

/** Without a connection the session stays; the next call that needs it shows the error. */
function renewQuietly(): void {
  freshSession().catch(() => undefined);
}

/** One tab at a time: a refresh token works once, and showing a spent one ends the sign-in on the server. */
function renew(): Promise<StoredSession | null> {
  return withTabLock('sheaf-session', async () => {
    const session = await readSettledSession();
    // Another tab may have renewed it, or signed out, while this one waited.
    if (!session || !needsRenewal(session)) return session;
    const token = session.refresh_token;
    // Visitors have nothing to renew. Loaded before the token counts as spent: this may fail without a connection.
    const { exchangeToken } = await import('./refresh-call.ts');
    await updateShared(SPENT_TOKEN, () => token);
    try {
      saveSession(await exchangeToken(token));
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.code === 'unauthenticated') clearSession('server');
      else {
        // It did not come to the server, or the server did not take it: it may be shown again.
        await updateShared(SPENT_TOKEN, () => undefined);
        throw thrown;
      }
    }
    return readSession();
  });
}

/** The stored session; if another tab has just used its token, the new one that is about to be stored. */
async function readSettledSession(): Promise<StoredSession | null> {
  const spent = await updateShared<string>(SPENT_TOKEN, (token) => token);
  const deadline = Date.now() + SETTLE_MS;
  while (Date.now() < deadline) {
    const session = readSession();
    if (session?.refresh_token !== spent || !session) return session;
    await wait(20);
  }
  return readSession();
}

function needsRenewal(session: StoredSession): boolean {
  return isRenewalDue(session) || session.access_token === refused;
}
