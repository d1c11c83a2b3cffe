import { spawn } from 'node:child_process';

import type { Account } from './account.ts';
import type { EmbeddedLog } from './embedded-log.ts';

/** Waits for the end of its input, which is ours, and then ends sessions, writes everything down and stops the server. */
const SCRIPT = 'read -r _; kill -INT "$0"';

/**
 * Stops the server if we end without having stopped it: killed outright, or by a signal that came before anyone
 * listened. Where there is no shell, the next start clears what is left.
 */
export function guardServer(
  pid: number,
  account: Account | undefined,
  log: EmbeddedLog,
): { dismiss(): void } {
  if (process.platform === 'win32') return { dismiss: () => undefined };
  const guard = spawn('/bin/sh', ['-c', SCRIPT, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    env: {},
    // A Ctrl-C in the terminal would otherwise take it first.
    detached: true,
    ...account,
  });
  guard.once('error', (error) => log.debug(`Nobody watches over PostgreSQL: ${error.message}`));
  return { dismiss: () => guard.kill('SIGKILL') };
}
