import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { DatabaseStartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { type Home, SOCKET_NAME } from './home.ts';
import { postmasterPath, readPostmasterFile } from './postmaster-file.ts';
import { signalServer } from './server-signal.ts';

interface Place {
  home: Home;
  socketDir: string | undefined;
  binaries: Binaries;
  log: EmbeddedLog;
}

const CLEAN_STOP_MS = 60_000;
const QUICK_STOP_MS = 10_000;
const SOCKET_FILES = [SOCKET_NAME, `${SOCKET_NAME}.lock`];

/**
 * Removes what a killed Sheaf left behind. We hold the lock of the folder, so a server that still runs on it has no
 * parent. It is stopped rather than adopted, so that ours is always a child of this process.
 */
export async function stopLeftOver({ home, socketDir, binaries, log }: Place): Promise<void> {
  const left = readPostmasterFile(home.cluster);
  if (left && isServerOf(home.cluster, left.pid)) await stopServer(home, left.pid, binaries, log);
  // The process id in these may be another program's by now, for which PostgreSQL would refuse to start.
  if (left) rmSync(postmasterPath(home.cluster), { force: true });
  if (socketDir) for (const name of SOCKET_FILES) rmSync(join(socketDir, name), { force: true });
}

async function stopServer(home: Home, pid: number, binaries: Binaries, log: EmbeddedLog): Promise<void> {
  log.warn(`Stopping the PostgreSQL (process ${pid}) that an interrupted Sheaf left running.`);
  signalServer(binaries, pid, 'SIGINT');
  if (await isGone(home.cluster, pid, CLEAN_STOP_MS)) return;
  signalServer(binaries, pid, 'SIGQUIT');
  if (await isGone(home.cluster, pid, QUICK_STOP_MS)) return;
  throw new DatabaseStartError(
    'not_startable',
    `A PostgreSQL (process ${pid}) still runs on ${home.cluster} and does not stop. Stop it and start again.`,
    { folder: home.folder, pid: pid },
  );
}

async function isGone(cluster: string, pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isServerOf(cluster, pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** False for an ended process that its parent has not collected yet: such a one has no command line. */
function isServerOf(cluster: string, pid: number): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32')
      return execFileSync('powershell', windowsQuery(pid), { encoding: 'utf8' });
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch (error) {
    // No such process, in the words of the file system and of the programs; anything else is worth knowing.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return '';
    if (error instanceof Error && 'status' in error && error.status === 1) return '';
    throw error;
  }
}

function windowsQuery(pid: number): string[] {
  return ['-NoProfile', '-Command', `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`];
}
