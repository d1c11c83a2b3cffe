import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The operating system user that PostgreSQL runs as, where that is not our own. */
export interface Account {
  uid: number;
  gid: number;
}

/** `nobody` on every Linux: PostgreSQL refuses to run as root. */
export const NOBODY: Account = { uid: 65534, gid: 65534 };

/** Undefined: PostgreSQL runs as the same user as we do. */
export function chooseAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // A cluster that an ordinary user made is run as that user, so that they can go on with it afterwards.
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

export function canRun(account: Account | undefined, program: string): boolean {
  return !account || (canReach(account, program) && allowsPassing(statSync(program), account));
}

/** Whether every folder above `path` lets the account pass. Access lists are not looked at: a wrong no is harmless. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  const parent = dirname(resolve(path));
  if (parent === resolve(path)) return true;
  const stat = statSync(parent, { throwIfNoEntry: false });
  return (!stat || allowsPassing(stat, account)) && canReach(account, parent);
}

function allowsPassing(stat: { mode: number; uid: number; gid: number }, account: Account): boolean {
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}

/** Lets everyone read what its owner can read, and run what its owner can run, whatever our umask took away. */
export function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  const ofOwner = (stat.mode >> 6) & 0o5;
  chmodSync(path, (stat.mode & 0o777) | (ofOwner << 3) | ofOwner);
}

/** Makes a private folder that belongs to the account, in parents that it can pass. */
export function makeFolder(path: string, account: Account | undefined): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o755 });
  mkdirSync(path, { recursive: true, mode: 0o700 });
  giveTo(account, path);
}

export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}
