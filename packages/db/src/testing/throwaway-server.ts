import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { openDatabase } from '../client.ts';
import { startEmbeddedPostgres } from '../embedded/index.ts';
import { migrateToLatest } from '../migrate.ts';
import { partitionByMember } from '../partition.ts';
import { findFastFolder } from './fast-folder.ts';
import { TEST_PARTITIONS_VARIABLE } from './test-server-url.ts';

/**
 * A server for one test run, in a process of its own: its standard input ends when the run does, be it by its end, by
 * Ctrl-C or by kill -9, and then it leaves nothing behind.
 */
const quiet = { debug: () => {}, info: () => {}, warn: (line: string) => process.stderr.write(`${line}\n`) };
const runEnded = new Promise((resolve) => {
  process.stdin.once('close', resolve).once('error', resolve).resume();
});

const dataDir = await mkdtemp(join(await findFastFolder(), 'sheaf-test-'));
try {
  const server = await startEmbeddedPostgres({ dataDir, log: quiet, throwaway: true });
  const template = openDatabase(server.url, { max: 1 });
  await migrateToLatest(template.db);
  const partitions = Number(process.env[TEST_PARTITIONS_VARIABLE] ?? 0);
  if (partitions) await partitionByMember(template.db, partitions);
  // A database with an open connection cannot be copied.
  await template.close();
  process.stdout.write(`${server.url}\n`);
  await runEnded;
  await server.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
