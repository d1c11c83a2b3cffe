import { useSyncExternalStore } from 'react';
import type { ExternalToast, toast as sonner } from 'sonner';

type Kind = 'message' | 'success' | 'error' | 'info' | 'loading';
export type Said = { kind: Kind; title: string; options?: ExternalToast | undefined };
type State = { isWanted: boolean; said: readonly Said[] };

/** What is said before there is anything to show it waits here. */
let state: State = { isWanted: false, said: [] };
let toasts: typeof sonner | null = null;
const listeners = new Set<() => void>();

function setState(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Their script comes with the first of them, and is no weight of a page before. */
export function wantToasts(): void {
  if (!state.isWanted) setState({ isWanted: true });
}

/** For what shows them, once it is there. */
export function openToasts(opened: typeof sonner): void {
  toasts = opened;
  for (const { kind, title, options } of state.said) opened[kind](title, options);
  setState({ said: [] });
}

export const dropSaid = (gone: Said): void => setState({ said: state.said.filter((one) => one !== gone) });

export function useToasts(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

const say =
  (kind: Kind) =>
  (title: string, options?: ExternalToast): void => {
    if (toasts) toasts[kind](title, options);
    else setState({ isWanted: true, said: [...state.said, { kind, title, options }] });
  };

export const toast = {
  message: say('message'),
  success: say('success'),
  error: say('error'),
  info: say('info'),
  loading: say('loading'),
  dismiss(id: string): void {
    if (toasts) toasts.dismiss(id);
    else setState({ said: state.said.filter(({ options }) => options?.id !== id) });
  },
};
