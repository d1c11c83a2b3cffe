import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { DatabaseStartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import type { Home } from './home.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { serverEnvironment } from './server-environment.ts';
import { guardServer } from './server-guard.ts';
import { signalServer } from './server-signal.ts';

export interface Launch {
  home: Home;
  binaries: Binaries;
  socketDir: string | undefined;
  settings: string[];
  log: EmbeddedLog;
  /** Aborted: the server is to stop, now or as soon as it is up. */
  stop: AbortSignal;
}

export interface ServerProcess {
  pid: number;
  /** How it ended. */
  ended: Promise<string>;
}

const CLEAN_STOP_MS = 30_000;
const REMEMBERED_LINES = 12;

/** Resolves when the server accepts connections, however long it takes to recover first; rejects when it ends before. */
export async function launchServer(launch: Launch): Promise<ServerProcess> {
  const { home, binaries, settings, log, stop } = launch;
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings], {
    env: serverEnvironment(),
    cwd: home.cluster,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: a Ctrl-C in the terminal must not reach it before Sheaf has finished its requests.
    detached: true,
    windowsHide: true,
    ...home.account,
  });
  const lastLines = relayLog(child.stderr, log);
  const ended = endOf(child);
  void stopWhenAsked(child, launch, ended);
  while (isRunning(child) && !isReady(home.cluster, child.pid)) await sleep(5);
  if (isRunning(child) && child.pid) return { pid: child.pid, ended };
  if (stop.aborted) return { pid: 0, ended };
  throw new DatabaseStartError(
    'not_startable',
    `PostgreSQL did not start on ${home.cluster} (${await ended}). ${lastLines.join(' ')}`.trim(),
    { folder: home.folder },
  );
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const file = readPostmasterFile(cluster);
  return file !== undefined && file.pid === pid && file.ready;
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Not 'exit': the last output, which contains the reason, may arrive after it.
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

/** Stops the server when asked to, and watches over it until it has ended. */
async function stopWhenAsked(child: ChildProcess, launch: Launch, ended: Promise<string>): Promise<void> {
  const { home, binaries, stop, log } = launch;
  const { pid } = child;
  if (!pid) return;
  let patience: NodeJS.Timeout | undefined;
  const stopServer = () => {
    signalServer(binaries, pid, 'SIGINT');
    patience = setTimeout(() => {
      log.warn('PostgreSQL takes too long to stop; it is ended now and recovers at the next start.');
      signalServer(binaries, pid, 'SIGQUIT');
    }, CLEAN_STOP_MS);
  };
  const guard = guardServer(pid, home.account, log);
  // Nothing can be awaited here, but the server can still get a signal.
  const onExit = () => signalServer(binaries, pid, 'SIGINT');
  process.once('exit', onExit);
  if (stop.aborted) stopServer();
  else stop.addEventListener('abort', stopServer, { once: true });
  await ended;
  guard.dismiss();
  clearTimeout(patience);
  stop.removeEventListener('abort', stopServer);
  process.removeListener('exit', onExit);
}

/** Passes the server's own log on, and returns its last lines as they come. */
function relayLog(stderr: Readable, log: EmbeddedLog): string[] {
  const lastLines: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > REMEMBERED_LINES) lastLines.shift();
    // Every session that a stop ends logs FATAL; the start reports what keeps the server from starting.
    if (line.startsWith('PANIC:')) log.warn(`PostgreSQL: ${line}`);
    else log.debug(`PostgreSQL: ${line}`);
  });
  return lastLines;
}
