import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useSyncExternalStore } from 'react';
import { isRenewalDue, readSession, subscribeToSession } from './session-store.ts';
import { freshSession, keepSessionFresh } from './session-renewal.ts';

export type Auth =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: User };

const LOADING: Auth = { status: 'loading', user: null };
const SIGNED_OUT: Auth = { status: 'signed-out', user: null };

let isRestoring = false;
let told: Auth = SIGNED_OUT;
const listeners = new Set<() => void>();

/** A stored session whose time is over is renewed before any page decides whether to let the person in. */
export function restoreSession(): void {
  const session = readSession();
  if (session && isRenewalDue(session)) {
    isRestoring = true;
    const finish = () => {
      isRestoring = false;
      for (const listener of listeners) listener();
    };
    // Without a connection the member stays signed in, and the page shows that it cannot load.
    freshSession().then(finish, finish);
  }
  keepSessionFresh();
}

function readAuth(): Auth {
  if (isRestoring) return LOADING;
  const user = readSession()?.user;
  if (!user) return SIGNED_OUT;
  if (told.user !== user) told = { status: 'signed-in', user };
  return told;
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToSession(listener);
  listeners.add(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
  };
}

export function useAuth(): Auth {
  return useSyncExternalStore(subscribe, readAuth);
}
