import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { giveTo, NOBODY } from './account.ts';
import { DATABASE_USER, OVER_TCP } from './cluster.ts';
import type { Home } from './home.ts';

const MAP = 'sheaf';

/**
 * Who may connect: over the socket, users whom the operating system identifies (peer), and only those that Sheaf and
 * PostgreSQL run as. Written at each start, so that clusters created with `trust` change too.
 */
export function writeAccessRules(home: Home): void {
  if (OVER_TCP) return;
  write(home, 'pg_hba.conf', `local all ${DATABASE_USER} peer map=${MAP}\n`);
  write(
    home,
    'pg_ident.conf',
    listUsers(home)
      .map((user) => `${MAP} "${user}" ${DATABASE_USER}\n`)
      .join(''),
  );
}

/** By name: the user we are, and the ordinary one whose cluster root was given to run, for commands of theirs. */
function listUsers({ account }: Home): string[] {
  const names = [userInfo().username];
  if (!account || account.uid === NOBODY.uid) return names;
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const owner = entries.find(([, , uid]) => uid === String(account.uid))?.[0];
  return owner ? [...names, owner] : names;
}

function write(home: Home, name: string, text: string): void {
  const path = join(home.cluster, name);
  writeFileSync(path, text, { mode: 0o600 });
  giveTo(home.account, path);
}
