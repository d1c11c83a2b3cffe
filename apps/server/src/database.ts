import { join } from 'node:path';
import { checkServer, type DatabaseClient, migrateToLatest, openDatabase, type QueryWatch } from '@sheaf/db';
import { startEmbeddedPostgres } from '@sheaf/db/embedded';
import type { Logger } from 'pino';
import type { Env } from './env.ts';

export type OpenDatabase = { url: string; client: DatabaseClient; close(): Promise<void> };

/** Migrates the database, or leaves it as it was. */
export type Preparation = 'migrate' | 'as it is';

/** The PostgreSQL that DATABASE_URL names, or our own; checked. */
export async function openDatabaseOf(
  env: Env,
  log: Logger,
  preparation: Preparation = 'migrate',
  onQuery?: QueryWatch,
): Promise<OpenDatabase> {
  const own = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(env.dataDir, 'postgres'), log });
  const url = own?.url ?? env.DATABASE_URL!;
  const client = openDatabase(url, {
    onQuery,
    folder: own?.dataDir,
    onError: ({ message }) => log.warn({ reason: message }, 'an idle database connection was lost'),
  });
  const close = async () => {
    await client.close();
    await own?.stop();
  };
  try {
    await checkServer(client.db);
    if (preparation === 'migrate') await migrateToLatest(client.db);
    return { url, client, close };
  } catch (error) {
    await close();
    throw error;
  }
}
