import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, processEntry } from '@sheaf/pdf-core/runner';

const execute = promisify(execFile);
const WITHIN_MS = 3000;

/** What stands between a document that takes over its engine and everything else. */
export type ToolWalls = {
  /** The command that starts a process of tools, with its first arguments; empty where none is needed. */
  launcher: string[];
  /** Who the process runs as, where that is not the server's own user. */
  account?: Account;
};

/** Nobody's: PostgreSQL runs as `nobody` where the server is root, and its files are not for tools. */
const ACCOUNT: Account = { uid: 65533, gid: 65533 };
const { uid, gid } = ACCOUNT;
const AS_OTHER = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs', '--'];

const WITHOUT_NETWORK: ToolWalls = { launcher: ['unshare', '--net', '--'] };

/** The best first. Root can become another user; an ordinary user may have namespaces of their own. */
const WAYS_OF_ROOT: ToolWalls[] = [
  { launcher: ['unshare', '--net', '--', ...AS_OTHER], account: ACCOUNT },
  { launcher: AS_OTHER, account: ACCOUNT },
  WITHOUT_NETWORK,
];
const WAYS_OF_OTHERS: ToolWalls[] = [{ launcher: ['unshare', '--map-root-user', '--net', '--'] }];

/** A program can be run, what it runs read, and results written. */
const TRIAL = ['sh', '-c', '[ -x "$0" ] && [ -r "$1" ] && [ -w "$2" ]'];
const TOOLS = [process.execPath, processEntry];

/**
 * Tools are started without any network and, where the server is root, as a user who owns nothing. Found out once, by trying:
 * containers and macOS may have neither, and a checkout in a private folder can be read by its owner alone. Then tools run as
 * before. `folder` is where their files lie for as long as they work.
 */
export async function findToolWalls(folder: string, isRoot = process.getuid?.() === 0): Promise<ToolWalls> {
  for (const way of isRoot ? WAYS_OF_ROOT : WAYS_OF_OTHERS) {
    // Passed by others, listed by nobody else.
    if (way.account) await chmod(folder, 0o711);
    if (await works(way, TOOLS, folder)) return way;
  }
  await chmod(folder, 0o700);
  return { launcher: [] };
}

/**
 * LibreOffice has the walls of the tools. Where it lies in a folder that their user cannot enter it runs as the server does,
 * still without network if that works.
 */
export async function findOfficeWalls(program: string, folder: string, walls: ToolWalls): Promise<ToolWalls> {
  const ways = walls.account ? [walls, WITHOUT_NETWORK] : [walls];
  for (const way of ways) if (await works(way, [program, program], folder)) return way;
  return { launcher: [] };
}

async function works(
  { launcher: [command = '', ...args], account }: ToolWalls,
  needs: string[],
  folder: string,
) {
  const place = await mkdtemp(join(folder, 'trial-'));
  try {
    if (account) await chown(place, account.uid, account.gid);
    await execute(command, [...args, ...TRIAL, ...needs, place], { timeout: WITHIN_MS });
    return true;
  } catch {
    return false;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
