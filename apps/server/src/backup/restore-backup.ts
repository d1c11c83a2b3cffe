import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '@sheaf/api/ports';
import { describeDatabase, loadSnapshot } from '@sheaf/db/backup';
import { isSame, sumOf } from './checksum.ts';
import { BackupError, type BlobLine, SECRET } from './manifest.ts';
import { type Backup, openBackup } from './read-backup.ts';

export type RestoreTarget = {
  databaseUrl: string;
  blobs: BlobStore;
  dataDir: string;
  /** Replace what is there. */
  force: boolean;
  /** The secret is a setting, and so it is not in the data folder. */
  hasOwnSecret: boolean;
  /** Migrations that came after the backup, and then what was waiting to be done. */
  finish(jobs: AsyncIterable<{ name: string; payload: object }>): Promise<void>;
};
export type RestoreReport = {
  version: string;
  created_at: string;
  tables: number;
  blobs: number;
  gone: number;
};

/** Reads all of it before anything is changed. When this resolves, rows and bytes were read back from where they are now. */
export async function restoreBackup(target: RestoreTarget, path: string): Promise<RestoreReport> {
  const backup = await openBackup(path);
  try {
    await backup.verify();
    await refuseOccupied(target);
    const blobs = await putBlobs(target, backup);
    const { manifest } = backup;
    await loadSnapshot(target.databaseUrl, { ...manifest, open: ({ name }) => backup.openTable(name) });
    const secret = target.hasOwnSecret ? null : await backup.readSecret();
    if (secret) await writeFile(join(target.dataDir, SECRET), secret, { mode: 0o600 });
    await target.finish(backup.jobs());
    const { version, created_at, tables, gone } = manifest;
    return { version, created_at, tables: tables.length, blobs, gone: gone.length };
  } finally {
    backup.close();
  }
}

async function refuseOccupied({ databaseUrl, force }: RestoreTarget): Promise<void> {
  const { members, inUse } = await describeDatabase(databaseUrl);
  if (inUse) throw new BackupError('Sheaf is running on this database. Stop it first. Nothing was changed.');
  if (members === 0 || force) return;
  const people = members === 1 ? 'an account' : `${members} accounts`;
  throw new BackupError(
    `This instance has ${people} already. --force replaces all of it. Nothing was changed.`,
  );
}

/** Before the rows that point to them: of a restore that is cut the sweep finds blobs without rows, and no row is without its blob. */
async function putBlobs({ blobs, dataDir }: RestoreTarget, backup: Backup): Promise<number> {
  const spool = join(dataDir, 'spool');
  await mkdir(spool, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(spool, 'restore-'));
  try {
    let count = 0;
    for await (const blob of backup.blobs()) {
      const path = join(folder, 'blob');
      await pipeline(await backup.openBlob(blob.key), createWriteStream(path, { mode: 0o600 }));
      await blobs.put(blob.key, path);
      await readBack(blobs, blob);
      count += 1;
    }
    return count;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readBack(blobs: BlobStore, blob: BlobLine): Promise<void> {
  if (isSame(await sumOf(await blobs.open(blob.key)), blob)) return;
  throw new BackupError(`The store does not give back ${blob.key} the way it was written.`);
}
