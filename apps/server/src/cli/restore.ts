import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { jobs } from '@sheaf/api/jobs';
import { migrateToLatest } from '@sheaf/db';
import { startJobQueue } from '../adapters/jobs/job-queue.ts';
import { createLog } from '../adapters/jobs/log.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readEnv } from '../env.ts';
import { chooseStore } from '../store.ts';
import { openBesideRunning } from './beside-running.ts';

const known = new Set(jobs.map(({ name }) => name));
const { values, positionals } = readArguments();
const [file] = positionals;
if (!file || positionals.length > 1) {
  console.error('Usage: npm run restore -- FILE [--force]');
  process.exit(2);
}

try {
  const env = readEnv();
  const log = createLog('error');
  const database = await openBesideRunning(env, 'as it is');
  try {
    const target = {
      databaseUrl: database.url,
      blobs: await chooseStore(env, log),
      dataDir: env.dataDir,
      force: values.force,
      hasOwnSecret: Boolean(env.SESSION_SECRET),
      async finish(waiting: AsyncIterable<{ name: string; payload: object }>) {
        await migrateToLatest(database.client.db);
        const queue = await startJobQueue(database.url, log, 1);
        for await (const { name, payload } of waiting) {
          if (known.has(name)) await queue.enqueue(database.client.db, name, payload);
          else console.error(`Left out: a waiting job ${name}, which this Sheaf does not know.`);
        }
        await queue.stop();
      },
    };
    const report = await restoreBackup(target, resolve(file));
    console.log(
      `Restored what Sheaf ${report.version} had on ${report.created_at}: ${report.tables} tables and ${report.blobs} blobs, read back and whole.`,
    );
    if (report.gone)
      console.log(`${report.gone} files were deleted while the backup was made; they are gone.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } });
  } catch {
    return { values: { force: false }, positionals: [] };
  }
}
