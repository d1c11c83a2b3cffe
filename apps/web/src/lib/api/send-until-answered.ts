import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { readApiError } from './api-error.ts';
import { wait } from '../session/tab-lock.ts';
import { api } from './trpc.ts';

const LOOK_EVERY_MS = 2000;
/** A server that starts again, or a connection that comes back, is there by then. */
const AWAY_AT_MOST_MS = 120_000;
/** Requests that never reached the server are sent again; one that never gets through is given up. */
const SENT_AT_MOST = 4;

/**
 * Sends a request under the id of its operation. Where the answer is lost on its way the work may go on all the same, in this
 * server or in the next one: then its end is waited for, and the same request under the same id is answered by what was made.
 * Where there was no connection, the request is sent once there is one.
 */
export async function sendUntilAnswered<Answer>(
  id: string,
  send: (operationId: string) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let sent = 1; ; sent += 1) {
    try {
      return await send(id);
    } catch (error) {
      if (!isLost(error) || sent === SENT_AT_MOST) throw error;
      const end = await awaitEnd(id, signal);
      const neverSent = end === 'unknown' && readApiError(error).code === 'network';
      if (typeof end === 'string' && !neverSent) throw error;
    }
  }
}

/** No answer of Sheaf's: none at all, or that of a gateway. */
function isLost(error: unknown): boolean {
  const { code } = readApiError(error);
  return (
    code === 'network' || (code === 'unknown' && error instanceof Error && error.name === 'TRPCClientError')
  );
}

/** The work once it has ended; `unknown` if it never began, and `away` if the server cannot be reached. */
export async function awaitEnd(id: string, signal?: AbortSignal): Promise<Operation | 'unknown' | 'away'> {
  for (let away = Date.now(); Date.now() - away < AWAY_AT_MOST_MS; await wait(LOOK_EVERY_MS)) {
    // Without a connection it is not the server that is away.
    if (!navigator.onLine) away = Date.now();
    try {
      // There is no connection whose end would show it.
      if (signal?.aborted) await api.operations.cancel.mutate({ id });
      signal?.throwIfAborted();
      const { operation } = await api.operations.get.query({ id });
      if (operation.status !== 'running') return operation;
      away = Date.now();
    } catch (error) {
      if (error === signal?.reason) throw error;
      const { code } = readApiError(error);
      if (!isLost(error) && code !== 'unavailable') return 'unknown';
    }
  }
  return 'away';
}
