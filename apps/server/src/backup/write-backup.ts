import { createWriteStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { thumbnailKey } from '@sheaf/api/features/files/files.thumbnail-key.ts';
import type { BlobStore } from '@sheaf/api/ports';
import { findBlobsInUse, openSnapshot, type Snapshot } from '@sheaf/db/backup';
import { createZip, type ZipEntry } from '../adapters/storage/zip-stream.ts';
import { type Checksum, sumOf, summed } from './checksum.ts';
import {
  BackupError,
  BLOB_LIST,
  blobPath,
  FORMAT,
  JOB_LIST,
  MANIFEST,
  type Manifest,
  SEAL,
  SECRET,
  tablePath,
} from './manifest.ts';
import { openBackup } from './read-backup.ts';

export type BackupSource = { databaseUrl: string; blobs: BlobStore; dataDir: string; version: string };
export type BackupReport = { blobs: number; bytes: number; tables: number; gone: number; missing: string[] };

/** The whole instance as one file, which has its name only when it was read back and is whole. */
export async function writeBackup(source: BackupSource, path: string): Promise<BackupReport> {
  const partial = `${path}.partial`;
  try {
    const report: BackupReport = { blobs: 0, bytes: 0, tables: 0, gone: 0, missing: [] };
    const target = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(createZip(listEntries(source, report)), target);
    const backup = await openBackup(partial);
    await backup.verify().finally(() => backup.close());
    await rename(partial, path);
    await syncName(path);
    return report;
  } catch (error) {
    const isAnothers = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isAnothers) throw new BackupError(`${partial} is there already: another backup is being written.`);
    await rm(partial, { force: true });
    throw error;
  }
}

async function syncName(path: string): Promise<void> {
  const folder = await open(join(path, '..'), 'r');
  await folder.sync().finally(() => folder.close());
}

/**
 * Blobs never change, so most are copied before the moment the backup shows: the database is then held at that moment
 * for as long as its own rows and the few blobs that came meanwhile take, and hardly a deletion falls between the two.
 */
async function* listEntries(source: BackupSource, report: BackupReport): AsyncGenerator<ZipEntry> {
  const { databaseUrl, blobs, dataDir, version } = source;
  const created = new Date();
  const sums = new Map<string, Checksum>();
  const entry = (
    path: string,
    squeeze: boolean,
    read: () => Promise<Readable>,
    done: (sum: Checksum) => void,
  ) => ({
    path,
    squeeze,
    modified: created,
    open: async () => summed(await read(), done),
  });
  async function* copyBlobs(keys: string[]): AsyncGenerator<ZipEntry> {
    for (const key of keys.flatMap((owner) => [owner, thumbnailKey(owner)])) {
      if (sums.has(key)) continue;
      yield entry(
        blobPath(key),
        false,
        () => blobs.open(key),
        (sum) => sums.set(key, sum),
      );
    }
  }

  yield* copyBlobs(await listKeysNow(databaseUrl));
  const snapshot = await openSnapshot(databaseUrl);
  try {
    if (snapshot.schema.length === 0) throw new BackupError('This database has nothing of Sheaf in it.');
    const keys = await snapshot.listBlobKeys();
    yield* copyBlobs(keys);
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) {
      const read = async () => snapshot.copyTable(table);
      yield entry(tablePath(table.name), true, read, (sum) => tables.push({ ...table, ...sum }));
    }
    const absent = keys.filter((key) => !sums.has(key));
    const inUse = await findBlobsInUse(databaseUrl, absent);
    const gone = absent.filter((key) => !inUse.has(key));

    const lists: Manifest['lists'] = [];
    const list = (path: Manifest['lists'][number]['path'], read: () => Readable) =>
      entry(
        path,
        true,
        async () => read(),
        (sum) => lists.push({ path, ...sum }),
      );
    yield list(BLOB_LIST, () => jsonLines([...sums].map(([key, sum]) => ({ key, ...sum }))));
    yield list(JOB_LIST, () => jsonLines(snapshot.jobs));
    const secret = await readFile(join(dataDir, SECRET)).catch(ignoreAbsent);
    if (secret) yield list(SECRET, () => Readable.from([secret]));

    const { schema } = snapshot;
    const manifest: Manifest = {
      format: FORMAT,
      version,
      schema,
      created_at: created.toISOString(),
      tables,
      lists,
      gone,
    };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    const { sha256 } = await sumOf(Readable.from([text]));
    yield entry(
      MANIFEST,
      true,
      async () => Readable.from([text]),
      () => undefined,
    );
    yield entry(
      SEAL,
      false,
      async () => Readable.from([Buffer.from(`${sha256}\n`)]),
      () => undefined,
    );

    const bytes = [...sums.values()].reduce((all, { size }) => all + size, 0);
    const missing = absent.filter((key) => inUse.has(key));
    Object.assign(report, { blobs: sums.size, bytes, tables: tables.length, gone: gone.length, missing });
  } finally {
    await snapshot.close();
  }
}

async function listKeysNow(url: string): Promise<string[]> {
  const now: Snapshot = await openSnapshot(url);
  return now.listBlobKeys().finally(() => now.close());
}

function jsonLines(lines: object[]): Readable {
  return Readable.from(
    lines.values().map((line) => Buffer.from(`${JSON.stringify(line)}\n`)),
    { objectMode: false },
  );
}

function ignoreAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
