import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../packages/db/src/embedded/index.ts';
import { type DatabaseClient, migrateToLatest, openDatabase } from '../packages/db/src/index.ts';

const quiet = { debug: () => {}, info: () => {}, warn: console.warn };

/** A database of the bench's own, which is gone afterwards; one in a folder that is named stays. */
export async function withDatabase(
  work: (client: DatabaseClient) => Promise<void>,
  folder?: string,
): Promise<void> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'sheaf-bench-')));
  const server = await startEmbeddedPostgres({ dataDir, log: quiet });
  const client = openDatabase(server.url);
  try {
    await migrateToLatest(client.db);
    await work(client);
  } finally {
    await client.close();
    await server.stop();
    if (!folder) await rm(dataDir, { recursive: true, force: true });
  }
}
