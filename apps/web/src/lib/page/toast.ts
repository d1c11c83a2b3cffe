import { useSyncExternalStore } from 'react';
import type { ExternalToast, toast as sonner } from 'sonner';

type Toasts = typeof sonner;

let isWanted = false;
const listeners = new Set<() => void>();
let open: (toasts: Toasts) => void = () => {};
const opened = new Promise<Toasts>((resolve) => (open = resolve));

/** Their script comes with the first of them, and is no weight of a page before. */
export function wantToasts(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listener of listeners) listener();
}

/** For what shows them, once it is there: what was said before is said then, in its order. */
export const openToasts = (toasts: Toasts): void => open(toasts);

export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
  );
}

const say =
  (kind: 'message' | 'success' | 'error' | 'info' | 'loading') =>
  (title: string, options?: ExternalToast): void => {
    wantToasts();
    void opened.then((toasts) => toasts[kind](title, options));
  };

export const toast = {
  message: say('message'),
  success: say('success'),
  error: say('error'),
  info: say('info'),
  loading: say('loading'),
  dismiss: (id: string): void => void opened.then((toasts) => toasts.dismiss(id)),
};
