import { join } from 'node:path';
import { users } from '@sheaf/db';
import { DatabaseStartError, findRunningPostgres } from '@sheaf/db/embedded';
import { createLog } from '../adapters/log.ts';
import { type OpenDatabase, openDatabaseOf } from '../database.ts';
import { type Env, readEnv } from '../env.ts';

const [action, email] = process.argv.slice(2);
if (action !== 'grant' || !email) {
  console.error('Usage: npm run admin -- grant EMAIL');
  process.exit(2);
}

try {
  const { client, close } = await openBesideRunning(readEnv());
  const user = await users.findUserByEmail(client.db, email.trim().toLowerCase());
  if (user) await users.updateUser(client.db, user.id, { role: 'admin' });
  await close();
  console.log(user ? `${user.email} is an administrator now.` : `No account has the address ${email}.`);
  process.exitCode = user ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** While Sheaf runs, its own database is open already: this comes in beside it. */
async function openBesideRunning(env: Env): Promise<OpenDatabase> {
  const log = createLog('error');
  const running = env.DATABASE_URL ?? findRunningPostgres(join(env.dataDir, 'postgres'));
  return openDatabaseOf({ ...env, DATABASE_URL: running }, log).catch((error: unknown) => {
    // A Sheaf that was killed outright could not take back where its database was.
    const isGone = !env.DATABASE_URL && error instanceof DatabaseStartError && error.code === 'unreachable';
    if (isGone) return openDatabaseOf(env, log);
    throw error;
  });
}
