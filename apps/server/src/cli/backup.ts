import { resolve } from 'node:path';
import { access } from 'node:fs/promises';
import { createLog } from '../adapters/jobs/log.ts';
import { BackupError } from '../backup/manifest.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { readEnv } from '../env.ts';
import { chooseStore, version } from '../store.ts';
import { openBesideRunning } from './beside-running.ts';

const [file, ...rest] = process.argv.slice(2);
if (!file || file.startsWith('-') || rest.length > 0) {
  console.error('Usage: npm run backup -- FILE');
  process.exit(2);
}

try {
  const path = resolve(file);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${path} is there already. Nothing was written.`);
  const env = readEnv();
  // Without migrating: a backup before an upgrade runs with the new code.
  const database = await openBesideRunning(env, 'as it is');
  try {
    const blobs = await chooseStore(env, createLog('error'));
    const source = { databaseUrl: database.url, blobs, dataDir: env.dataDir, version };
    const report = await writeBackup(source, path);
    console.log(
      `${path}: ${report.tables} tables and ${report.blobs} blobs (${report.bytes} bytes), read back and whole.`,
    );
    if (report.gone) console.log(`${report.gone} files were deleted meanwhile and are not in it.`);
    for (const key of report.missing) console.error(`Missing in the store, before this backup: ${key}`);
    if (report.missing.length) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
