import { spawnSync } from 'node:child_process';

import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './server-environment.ts';

/** SIGINT: end sessions, write everything down, stop. SIGQUIT: stop at once, and recover from the log at the next start. */
export type ServerSignal = 'SIGINT' | 'SIGQUIT';

export function signalServer(binaries: Binaries, pid: number, signal: ServerSignal): void {
  if (process.platform === 'win32') {
    // Windows has no such signals; PostgreSQL's own tool speaks to the server in another way.
    spawnSync(binaries.pgCtl, ['kill', signal.slice('SIG'.length), String(pid)], {
      env: serverEnvironment(),
    });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It ended by itself just before.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
