import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { DRAFTS_KEY, readItem, removeItem, UNFINISHED_KEY, writeItem } from '../page/storage.ts';

/** `renew_at` uses this machine's clock, whatever the server's is. */
export type StoredSession = Session & { renew_at: number };

const TOKEN_KEY = 'auth_token';
const SESSION_KEY = 'auth_session';
const ENDED_KEY = 'session_ended';
const RENEW_AHEAD_MS = 60_000;

const listeners = new Set<() => void>();
let kept: { text: string | null; session: StoredSession | null } = { text: null, session: null };
/** Read when it is asked for: the first reading of this store holds up a page that opens. */
let endedByServer: boolean | undefined;

/** Returns the same object while the stored value is unchanged, so that React can compare it. */
export function readSession(): StoredSession | null {
  const text = readItem(SESSION_KEY);
  if (text !== kept.text) kept = { text, session: text === null ? null : parseSession(text) };
  return kept.session;
}

export function saveSession(session: Session): void {
  const lifetime = session.expires_in * 1000;
  const renewAt = Date.now() + lifetime - Math.min(RENEW_AHEAD_MS, lifetime / 5);
  rememberEnd(false);
  store({ ...session, renew_at: renewAt });
}

/** The current data of the member, such as a new name or another role. */
export function saveUser(user: User): void {
  const session = readSession();
  if (session && JSON.stringify(session.user) !== JSON.stringify(user)) store({ ...session, user });
}

export function clearSession(by: 'member' | 'server' = 'member'): void {
  rememberEnd(by === 'server');
  if (by === 'member') for (const key of [DRAFTS_KEY, UNFINISHED_KEY]) removeItem(key);
  removeItem(SESSION_KEY);
  removeItem(TOKEN_KEY);
  notifyListeners();
}

/** Whether the last session was ended from elsewhere, which the sign-in page shows, also after a reload. */
export function wasEndedByServer(): boolean {
  return (endedByServer ??= readEnd());
}

function rememberEnd(byServer: boolean): void {
  endedByServer = byServer;
  try {
    if (byServer) sessionStorage.setItem(ENDED_KEY, 'server');
    else sessionStorage.removeItem(ENDED_KEY);
  } catch {
    // Storage may be forbidden; then it is known until the page is loaded anew.
  }
}

function readEnd(): boolean {
  try {
    return sessionStorage.getItem(ENDED_KEY) !== null;
  } catch {
    return false;
  }
}

export function isRenewalDue(session: StoredSession): boolean {
  return Date.now() >= session.renew_at;
}

/** Reports changes in this tab and, through the browser, in others. */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key === SESSION_KEY || key === null) notifyListeners();
}

function store(session: StoredSession): void {
  writeItem(TOKEN_KEY, session.access_token);
  writeItem(SESSION_KEY, JSON.stringify(session));
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function parseSession(text: string): StoredSession | null {
  try {
    const value: Partial<StoredSession> | null = JSON.parse(text);
    const whole = value?.access_token && value.refresh_token && value.user?.email;
    return whole && typeof value?.renew_at === 'number' ? (value as StoredSession) : null;
  } catch {
    return null;
  }
}
