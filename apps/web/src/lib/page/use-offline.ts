import { useSyncExternalStore } from 'react';
import { isUnreachable, subscribeToReach } from '../api/reach.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const leave = subscribeToReach(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    leave();
  };
}

/** Whether the browser has no connection, or the server was not to be reached when the events were last asked for. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine || isUnreachable());
}
