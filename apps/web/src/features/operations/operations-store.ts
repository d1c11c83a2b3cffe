import type { Progress } from '@sheaf/api/ports';
import { useSyncExternalStore } from 'react';
import { type ApiError, readApiError } from '../../lib/api/api-error.ts';
import { subscribeToEvents } from '../../lib/api/events.ts';
import { readSession, subscribeToSession } from '../../lib/session/session-store.ts';
import { wait } from '../../lib/session/tab-lock.ts';
import { api } from '../../lib/api/trpc.ts';
import { makeUuidV7 } from '../../lib/form/uuid-v7.ts';
import { sendUntilAnswered } from '../../lib/api/send-until-answered.ts';

/** Work that this tab asked for. Outside of React, so that it goes on when another page is opened. */
export interface RunningOperation {
  id: string;
  /** As the history calls it. */
  action: string;
  /** The files it is about. */
  title: string;
  startedAt: number;
  status: 'running' | 'done' | 'failed' | 'cancelled';
  isCancelling: boolean;
  progress: Progress | null;
  error: ApiError | null;
  /** What was made. */
  file: { id: string; filename: string } | null;
}

export type Outcome<Answer> =
  | { status: 'done'; answer: Answer; seconds: number }
  | { status: 'failed'; error: ApiError }
  | { status: 'cancelled' };

interface Start<Answer> {
  action: string;
  title: string;
  /** Sends the request under the id that it is followed and stopped by. */
  send: (operationId: string) => Promise<Answer>;
}

interface State {
  operations: RunningOperation[];
  /** The operation that a page shows itself: the tray leaves it out. */
  watched: string | null;
}

const CANCEL_RETRY_MS = 300;

const listeners = new Set<() => void>();
let state: State = { operations: [], watched: null };
let owner = readSession()?.user.id;

subscribeToEvents((event) => {
  if (event.kind === 'operation' && event.progress) change(event.id, { progress: event.progress });
});

// The next member who signs in at this browser must not see the work of the previous one.
subscribeToSession(() => {
  const user = readSession()?.user.id;
  if (user === owner) return;
  owner = user;
  setState({ operations: [], watched: null });
});

function setState(next: State): void {
  state = next;
  const isAtWork = state.operations.some(({ status }) => status === 'running');
  if (isAtWork) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

/** The browser's own question: what is asked for ends with the page that waits for it. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function change(id: string, changes: Partial<RunningOperation>): void {
  if (!state.operations.some((operation) => operation.id === id)) return;
  const operations = state.operations.map((one) => (one.id === id ? { ...one, ...changes } : one));
  setState({ ...state, operations });
}

export function startOperation<Answer extends { file: { id: string; filename: string } }>({
  action,
  title,
  send,
}: Start<Answer>): { id: string; ended: Promise<Outcome<Answer>> } {
  const id = makeUuidV7();
  const startedAt = Date.now();
  const begun: RunningOperation = {
    id,
    action,
    title,
    startedAt,
    status: 'running',
    isCancelling: false,
    progress: null,
    error: null,
    file: null,
  };
  setState({ ...state, operations: [...state.operations, begun] });
  const ended = sendUntilAnswered(id, send).then(
    (answer): Outcome<Answer> => {
      const { id: fileId, filename } = answer.file;
      change(id, { status: 'done', file: { id: fileId, filename } });
      return { status: 'done', answer, seconds: (Date.now() - startedAt) / 1000 };
    },
    (thrown: unknown): Outcome<Answer> => {
      const error = readApiError(thrown);
      const isCancelled = error.code === 'cancelled';
      change(id, { status: isCancelled ? 'cancelled' : 'failed', error: isCancelled ? null : error });
      return isCancelled ? { status: 'cancelled' } : { status: 'failed', error };
    },
  );
  return { id, ended };
}

/**
 * Requests a stop; the original request then ends with its own error, also where the work has not begun. Repeated until it is
 * taken or the work has ended.
 */
export async function cancelOperation(id: string): Promise<void> {
  change(id, { isCancelling: true });
  while (isRunning(id)) {
    try {
      await api.operations.cancel.mutate({ id });
      return;
    } catch {
      await wait(CANCEL_RETRY_MS);
    }
  }
}

function isRunning(id: string): boolean {
  return state.operations.some((operation) => operation.id === id && operation.status === 'running');
}

export function dismissOperation(id: string): void {
  setState({ ...state, operations: state.operations.filter((operation) => operation.id !== id) });
}

/** A page that shows this operation registers here, and unregisters when it is left. */
export function watchOperation(id: string): () => void {
  setState({ ...state, watched: id });
  return () => {
    if (state.watched === id) setState({ ...state, watched: null });
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOperations(): State {
  return useSyncExternalStore(subscribe, () => state);
}

export function useOperation(id: string | null): RunningOperation | undefined {
  return useOperations().operations.find((operation) => operation.id === id);
}
