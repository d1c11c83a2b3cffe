import { join } from 'node:path';
import { DatabaseStartError, findRunningPostgres } from '@sheaf/db/embedded';
import { createLog } from '../adapters/jobs/log.ts';
import { type OpenDatabase, openDatabaseOf, type Preparation } from '../database.ts';
import type { Env } from '../env.ts';

/** While Sheaf runs, its own database is open already: this comes in beside it. */
export async function openBesideRunning(
  env: Env,
  preparation: Preparation = 'migrate',
): Promise<OpenDatabase> {
  const log = createLog('error');
  const running = env.DATABASE_URL ?? findRunningPostgres(join(env.dataDir, 'postgres'));
  return openDatabaseOf({ ...env, DATABASE_URL: running }, log, preparation).catch((error: unknown) => {
    // A Sheaf that was killed outright could not take back where its database was.
    const isGone = !env.DATABASE_URL && error instanceof DatabaseStartError && error.code === 'unreachable';
    if (isGone) return openDatabaseOf(env, log, preparation);
    throw error;
  });
}
