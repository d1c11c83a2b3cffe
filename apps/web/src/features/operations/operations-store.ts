import type { Progress } from '@sheaf/api/ports';
import { useEffect, useSyncExternalStore } from 'react';
import { type ApiError, readApiError, readKeptError } from '../../lib/api/api-error.ts';
import { subscribeToEvents } from '../../lib/api/events.ts';
import { readSession, subscribeToSession } from '../../lib/session/session-store.ts';
import { wait } from '../../lib/session/tab-lock.ts';
import { api } from '../../lib/api/trpc.ts';
import { percentOf } from './estimate.ts';
import { makeUuidV7 } from '../../lib/form/uuid-v7.ts';
import { noteRunning, readNotes } from './running-notes.ts';
import type { RunningOperation } from './running-operation.ts';
import { awaitEnd, sendUntilAnswered } from '../../lib/api/send-until-answered.ts';

export type { RunningOperation };

export type Outcome<Answer> =
  | { status: 'done'; answer: Answer; seconds: number }
  | { status: 'failed'; error: ApiError }
  | { status: 'cancelled' };

interface Start<Answer> {
  action: string;
  title: string;
  fileId?: string;
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
let owner = readSession()?.user.id;
let state: State = { operations: readNotes(owner).map(begin), watched: null };
for (const { id } of state.operations) void followLeft(id);

subscribeToEvents((event) => {
  if (event.kind === 'operation' && event.progress) advance(event.id, event.progress);
});

/** The same again says nothing of the speed. */
function advance(id: string, progress: Progress): void {
  const before = state.operations.find((one) => one.id === id)?.progress ?? null;
  const isFurther = percentOf(before) !== percentOf(progress);
  change(id, isFurther ? { progress, progressAt: Date.now() } : { progress });
}

// The next member who signs in at this browser must not see the work of the previous one.
subscribeToSession(() => {
  const user = readSession()?.user.id;
  if (user === owner) return;
  owner = user;
  setState({ operations: [], watched: null });
});

function setState(next: State): void {
  state = next;
  noteRunning(owner, state.operations);
  for (const listener of listeners) listener();
}

function change(id: string, changes: Partial<RunningOperation>): void {
  if (!state.operations.some((operation) => operation.id === id)) return;
  const operations = state.operations.map((one) => (one.id === id ? { ...one, ...changes } : one));
  setState({ ...state, operations });
}

function begin(
  about: Pick<RunningOperation, 'id' | 'action' | 'title' | 'fileId' | 'startedAt'>,
): RunningOperation {
  const atFirst = { isCancelling: false, progress: null, error: null, file: null } as const;
  return { ...about, ...atFirst, progressAt: about.startedAt, status: 'running' };
}

/** Work of this tab from before it was loaded anew: its request is gone, its end is looked up. */
async function followLeft(id: string): Promise<void> {
  const end = await awaitEnd(id);
  if (typeof end === 'string' || end.status === 'running') return dismissOperation(id);
  const [file = null] = end.outputs;
  change(id, { status: end.status, file, error: end.error && readKeptError(end.error) });
}

export function startOperation<Answer extends { file: { id: string; filename: string } | null }>({
  action,
  title,
  fileId,
  send,
}: Start<Answer>): { id: string; ended: Promise<Outcome<Answer>> } {
  const id = makeUuidV7();
  const startedAt = Date.now();
  const begun = begin({ id, action, title, fileId: fileId ?? null, startedAt });
  setState({ ...state, operations: [...state.operations, begun] });
  const ended = sendUntilAnswered(id, send).then(
    (answer): Outcome<Answer> => {
      const { file } = answer;
      change(id, { status: 'done', file: file && { id: file.id, filename: file.filename } });
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

export function isWorkedOn(fileId: string): boolean {
  return state.operations.some((operation) => operation.fileId === fileId && operation.status === 'running');
}

/** The work on a file, for the page that shows it and how it ended: also where the page was left and opened again. */
export function useWorkOn(fileId: string): RunningOperation | undefined {
  const all = useOperations().operations.filter((operation) => operation.fileId === fileId);
  const operation = all.find(({ status }) => status === 'running');
  const running = operation?.id;
  const ended = all.find(({ status }) => status !== 'running')?.id;
  useEffect(() => (running ? watchOperation(running) : undefined), [running]);
  useEffect(() => {
    if (ended) dismissOperation(ended);
  }, [ended]);
  return operation;
}
