import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { giveTo } from './account.ts';
import { type Home, readMovedTo } from './home.ts';

const FILE = 'owner.url';

/** Publishes the address to other programs of this user, such as the admin command, while the server runs. */
export function writeUrl({ folder, account }: Home, url: string): void {
  writeFileSync(join(folder, FILE), `${url}\n`, { mode: 0o600 });
  giveTo(account, join(folder, FILE));
}

export function forgetUrl({ folder }: Home): void {
  rmSync(join(folder, FILE), { force: true });
}

/** The database address of the Sheaf that runs on this data folder; undefined if none runs. */
export function findRunningPostgres(dataDir: string): string | undefined {
  const wanted = resolve(dataDir);
  try {
    return readFileSync(join(readMovedTo(wanted) ?? wanted, FILE), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
