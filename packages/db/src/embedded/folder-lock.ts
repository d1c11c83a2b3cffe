import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { DatabaseStartError } from '../start-error.ts';
import { type Account, giveTo } from './account.ts';

const SQLITE_BUSY = 5;

/**
 * Makes us the only Sheaf on a data folder. The lock is the operating system's own on an open file, reached through an
 * SQLite transaction because Node offers no other way to it: the system drops it however the process ends, so there is
 * no stale lock to clear and no process id to mistake for another's.
 */
export function holdFolder(folder: string, account: Account | undefined): { release(): void } {
  const lockFile = join(folder, 'owner.lock');
  const pidFile = join(folder, 'owner.pid');
  const lock = lockExclusively(lockFile, () => readOwner(pidFile), folder);
  giveTo(account, lockFile);
  writeFileSync(pidFile, `${process.pid}\n`);
  giveTo(account, pidFile);
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function lockExclusively(lockFile: string, readPid: () => number | undefined, folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      const pid = readPid();
      throw new DatabaseStartError(
        'already_running',
        `Sheaf is already running on ${folder}${pid ? ` (process ${pid})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
        { folder, pid },
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError(
      'not_startable',
      `The data folder ${folder} cannot be locked (${reason}). It must be writable for this user and on a disk that supports file locks.`,
      { folder },
      error,
    );
  }
}

/** The owner writes its id just after it has the lock, so for an instant there may be none. */
function readOwner(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
