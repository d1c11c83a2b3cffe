import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { DatabaseStartError } from '../start-error.ts';
import { giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import type { Home } from './home.ts';
import { serverEnvironment } from './server-environment.ts';

const run = promisify(execFile);

export const DATABASE_USER = 'sheaf';
/** Windows has no private sockets for PostgreSQL, so there it listens on the loopback address and asks a password. */
export const OVER_TCP = process.platform === 'win32';

export const passwordFile = (home: Home): string => join(home.folder, 'password');

/** Makes the cluster on first use: whole, or not at all, however the process ends meanwhile. */
export async function ensureCluster(home: Home, binaries: Binaries, log: EmbeddedLog): Promise<void> {
  if (existsSync(home.cluster)) return;
  removeUnfinished(home, log);
  const unfinished = `${home.cluster}.unfinished-${randomBytes(4).toString('hex')}`;
  await initialize(unfinished, home, binaries);
  renameSync(unfinished, home.cluster);
  log.info(`Made a new database in ${home.cluster}.`);
}

/** An initdb whose parent was killed may still be writing to its folder; what is left now goes at the next first start. */
function removeUnfinished(home: Home, log: EmbeddedLog): void {
  const prefix = `${basename(home.cluster)}.unfinished-`;
  for (const name of readdirSync(home.folder).filter((entry) => entry.startsWith(prefix))) {
    try {
      rmSync(join(home.folder, name), { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      log.debug(`Could not remove ${name}: ${String(error)}`);
    }
  }
}

async function initialize(cluster: string, home: Home, binaries: Binaries): Promise<void> {
  // One locale that every platform has: text is ordered and compared alike wherever a database is taken to.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const common = [
    `--pgdata=${cluster}`,
    `--username=${DATABASE_USER}`,
    '--data-checksums',
    '--no-instructions',
  ];
  const options = { env: serverEnvironment(), cwd: dirname(cluster), ...home.account };
  try {
    await run(binaries.initdb, [...common, ...locale, ...authentication(home)], options);
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    throw new DatabaseStartError(
      'not_startable',
      `No database could be made in ${home.folder}: ${reasonOf(error)}`,
      { folder: home.folder },
      error,
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The program exists, so the missing file is the C library that it needs.
  if ('code' in error && error.code === 'ENOENT') {
    return "PostgreSQL's programs need a system with glibc, such as Debian. Set DATABASE_URL to a PostgreSQL server.";
  }
  const said = 'stderr' in error ? String(error.stderr).trim() : '';
  return said || error.message;
}

function authentication(home: Home): string[] {
  // Who exactly is written into the cluster at each start.
  if (!OVER_TCP) return ['--auth-local=peer', '--auth-host=reject'];
  writeFileSync(passwordFile(home), randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(home.account, passwordFile(home));
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(home)}`];
}
