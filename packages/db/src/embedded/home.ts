import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

import { DatabaseStartError } from '../start-error.ts';
import { type Account, canReach, chooseAccount, makeFolder, openToAll } from './account.ts';
import type { EmbeddedLog } from './embedded-log.ts';

/** Where a database lives on disk, and as whom its server runs. */
export interface Home {
  folder: string;
  /** PostgreSQL's own data directory, named after its major version because another major version cannot read it. */
  cluster: string;
  account: Account | undefined;
}

/** What root keeps for databases and programs that lie where PostgreSQL's user cannot go, such as under /root. */
export const ROOT_HOME = '/var/lib/sheaf';
const POINTER = 'moved-to';
export const SOCKET_NAME = '.s.PGSQL.5432';
/** The shortest limit of a socket's path among the systems we run on (macOS). */
const LONGEST_SOCKET_PATH = 103;

export function openHome(dataDir: string, major: string, log: EmbeddedLog): Home {
  try {
    const home = findHome(resolve(dataDir), major, log);
    makeFolder(home.folder, home.account);
    return home;
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError(
      'not_startable',
      `The data folder ${resolve(dataDir)} cannot be made or used: ${reason}.`,
      { folder: dataDir },
      error,
    );
  }
}

function findHome(wanted: string, major: string, log: EmbeddedLog): Home {
  const folder = readMovedTo(wanted) ?? wanted;
  const cluster = join(folder, major);
  refuseOtherMajor(folder, cluster);
  // Before the question who can reach it: our umask decides what the folders above become.
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  const account = chooseAccount(cluster);
  if (canReach(account, folder)) return { folder, cluster, account };
  if (existsSync(cluster)) {
    throw new DatabaseStartError(
      'not_startable',
      `PostgreSQL's user (uid ${account?.uid}) cannot reach ${cluster}: one of the folders above it is closed to it.`,
      { folder },
    );
  }
  const elsewhere = join(ROOT_HOME, nameAfter(wanted));
  log.warn(
    `The database is kept in ${elsewhere}, because PostgreSQL does not run as root and its user cannot reach ${wanted}.`,
  );
  makeFolder(wanted, undefined);
  mkdirSync(ROOT_HOME, { recursive: true });
  openToAll(ROOT_HOME);
  writeFileSync(join(wanted, POINTER), `${elsewhere}\n`);
  return {
    folder: elsewhere,
    cluster: join(elsewhere, major),
    account: chooseAccount(join(elsewhere, major)),
  };
}

export function readMovedTo(wanted: string): string | undefined {
  const pointer = join(wanted, POINTER);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
}

function refuseOtherMajor(folder: string, cluster: string): void {
  if (existsSync(cluster) || !lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const other = readdirSync(folder).find((name) => /^\d+$/.test(name));
  if (!other) return;
  throw new DatabaseStartError(
    'not_startable',
    `${folder} holds a database of PostgreSQL ${other}, which PostgreSQL ${basename(cluster)} cannot read. Start the Sheaf that made it and export its data, or set DATA_DIR to another folder.`,
    { folder },
  );
}

/** A private folder for the server's socket; where the data folder's path is too long for one, in the system's own. */
export function makeSocketFolder(home: Home): string {
  const beside = join(home.folder, 'run');
  const fits = Buffer.byteLength(join(beside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH;
  // PostgreSQL reads the setting as a list, in which these have a meaning.
  if (fits && !/[,"\s]/.test(beside)) {
    makeFolder(beside, home.account);
    return beside;
  }
  const system = canReach(home.account, join(tmpdir(), 'x')) ? tmpdir() : '/tmp';
  const short = join(system, `sheaf-${shortHash(home.folder)}`);
  refuseForeign(short, home.account);
  makeFolder(short, home.account);
  return short;
}

/** In a world-writable folder, another user may have created ours first. */
function refuseForeign(folder: string, account: Account | undefined): void {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  const ours = [process.getuid?.(), account?.uid];
  if (!stat || (stat.isDirectory() && ours.includes(stat.uid) && (stat.mode & 0o077) === 0)) return;
  throw new DatabaseStartError(
    'not_startable',
    `${folder} belongs to another user. Remove it and start again.`,
  );
}

function nameAfter(path: string): string {
  const words = path.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '');
  return `${words.slice(-60)}-${shortHash(path)}`;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
