import { readApiError } from './api-error.ts';
import { wait } from '../session/tab-lock.ts';
import { api } from './trpc.ts';

const LOOK_EVERY_MS = 2000;
/** A server that starts again, or a connection that comes back, is there by then. */
const AWAY_AT_MOST_MS = 120_000;

/**
 * Sends a request under the id of its operation. Where the answer is lost on its way the work may go on all the same, in this
 * server or in the next one: then its end is waited for, and the same request under the same id is answered by what was made.
 */
export async function sendUntilAnswered<Answer>(
  id: string,
  send: (operationId: string) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await send(id);
  } catch (error) {
    if (!isLost(error) || !(await hasEnded(id, signal))) throw error;
    return send(id);
  }
}

/** No answer of Sheaf's: none at all, or that of a gateway. */
function isLost(error: unknown): boolean {
  const { code } = readApiError(error);
  return (
    code === 'network' || (code === 'unknown' && error instanceof Error && error.name === 'TRPCClientError')
  );
}

/** True once it has ended; false if it never began, and if the server cannot be reached. */
async function hasEnded(id: string, signal?: AbortSignal): Promise<boolean> {
  for (let away = Date.now(); Date.now() - away < AWAY_AT_MOST_MS; await wait(LOOK_EVERY_MS)) {
    try {
      // There is no connection whose end would show it.
      if (signal?.aborted) await api.operations.cancel.mutate({ id });
      signal?.throwIfAborted();
      const { operation } = await api.operations.get.query({ id });
      if (operation.status !== 'running') return true;
      away = Date.now();
    } catch (error) {
      if (error === signal?.reason) throw error;
      const { code } = readApiError(error);
      if (!isLost(error) && code !== 'unavailable') return false;
    }
  }
  return false;
}
