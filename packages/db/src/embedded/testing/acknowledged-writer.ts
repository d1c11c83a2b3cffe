import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';

import { openDatabase } from '../../client.ts';
import { isDatabaseUnreachable } from '../../outage.ts';
import { startEmbeddedPostgres } from '../index.ts';

/**
 * Acts as a running Sheaf: it writes continuously and prints each write once it is acknowledged. On SIGINT it takes a
 * moment for one last write, as a server does for its open requests, and stops cleanly.
 */
const [dataDir = ''] = process.argv.slice(2);

function say(event: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

const log = {
  debug: () => {},
  info: (line: string) => say({ log: line }),
  warn: (line: string) => say({ log: line }),
};
const server = await startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.exit(1);
});
const { db, close } = openDatabase(server.url, { max: 2 });

process.stdout.once('error', () => process.exit(1));
let stopping = false;
process.once('SIGINT', () => (stopping = true));

await sql`create table if not exists writes (id bigint generated always as identity primary key)`.execute(db);
say({ up: { pid: server.pid(), url: server.url, dataDir: server.dataDir } });
while (!isStopping()) await write();
await sleep(200);
await write();
await close();
await server.stop();
say({ stopped: true });

function isStopping(): boolean {
  return stopping;
}

async function write(): Promise<void> {
  try {
    const { rows } = await sql<{ id: number }>`insert into writes default values returning id`.execute(db);
    say({ wrote: rows[0]?.id });
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    await sleep(10);
  }
}
