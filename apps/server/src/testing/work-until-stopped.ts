import { runOperation } from '@sheaf/api/features/operations/operations.run.service.ts';
import type { TestMember } from './members.ts';
import type { TestServer } from './test-server.ts';

/** Of no file. */
export const someWork = { action: 'merge', file: null, inputs: [], options: {} };

/** Work that goes on until it is stopped. */
export function workUntilStopped({ ctx }: TestServer, of: TestMember, id?: string) {
  const running = Promise.withResolvers<string>();
  const ended = runOperation(ctx, of.id, { ...someWork, id }, async (run) => {
    running.resolve(run.id);
    await new Promise((_, reject) => run.signal.addEventListener('abort', () => reject(run.signal.reason)));
  }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  return { id: running.promise, ended };
}
