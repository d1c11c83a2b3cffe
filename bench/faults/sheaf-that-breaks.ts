import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDiskStore } from '../../apps/server/src/adapters/storage/blobs-disk.ts';
import { removeOrphans } from '../../packages/api/src/features/files/files.jobs.ts';
import { openDatabase } from '../../packages/db/src/index.ts';
import { findRunningPostgres } from '../../packages/db/src/embedded/index.ts';
import { makeTestPdf } from '../../packages/pdf-core/src/testing/documents.ts';

const UPLOADED = `select count(*) as n from operations where action = 'upload' and status = 'done'`;

/** What was answered with yes: from then on it may not be lost. */
export type Promised = { id: string; sha256: string };

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function someDocument(words: string): Uint8Array {
  return makeTestPdf({
    pages: [1, 2, 3].map((page) => ({ text: `${words}, page ${page}`, ballast: 20_000 })),
  });
}

/** Milliseconds until the server reports that database, storage and tools answer. */
export async function untilReady(url: string, started = performance.now()): Promise<number> {
  for (;;) {
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok) return performance.now() - started;
    if (performance.now() - started > 60_000) throw new Error(`${url} has not been ready for a minute.`);
    await setTimeout(20);
  }
}

/** What stands in the database and lies on the disk, beside what was promised. */
export async function audit(url: string, dataDir: string, token: string, promised: Promised[]) {
  const lost: string[] = [];
  for (const { id, sha256: wanted } of promised) {
    const answer = await fetch(`${url}/api/files/${id}/download`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok || sha256(new Uint8Array(await answer.arrayBuffer())) !== wanted) lost.push(id);
  }
  const client = openDatabase(findRunningPostgres(join(dataDir, 'postgres')) ?? '', { max: 2 });
  try {
    const folder = join(dataDir, 'files');
    const silent = { info() {}, warn() {}, error() {} };
    const store = createDiskStore(folder);
    const before = await listBlobs(folder);
    await removeOrphans({ db: client.db, blobs: store, log: silent } as never, 0);
    const after = await listBlobs(folder);
    const { rows } = await client.pool.query<{ blob_key: string }>('select blob_key from files');
    const known = new Set(rows.map(({ blob_key }) => blob_key));
    const owner = (key: string) => key.split('.')[0]!;
    const one = async (sql: string) => Number((await client.pool.query<{ n: string }>(sql)).rows[0]?.n);
    return {
      promised: promised.length,
      lost: lost.length,
      empty: after.filter(({ size }) => size === 0).length,
      swept: before.length - after.length,
      orphans: after.filter(({ key }) => !known.has(owner(key))).length,
      missing: [...known].filter((key) => !after.some((blob) => blob.key === key)).length,
      filesCounted: await one(`select used as n from usage where metric = 'filesPerMonth'`),
      filesUploaded: await one(UPLOADED),
      bytesCounted: await one(`select used as n from usage where metric = 'storageLimit'`),
      bytesStored: await one('select coalesce(sum(size), 0) as n from files'),
      resultFiles: (await one('select count(*) as n from files')) - (await one(UPLOADED)),
      resultsTold: await one(
        `select coalesce(sum(jsonb_array_length(outputs)), 0) as n from operations where status = 'done' and action = 'watermark'`,
      ),
      running: await one(`select count(*) as n from operations where status = 'running'`),
    };
  } finally {
    await client.close();
  }
}

async function listBlobs(folder: string): Promise<{ key: string; size: number }[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }) => ({ key: name, size: (await stat(join(parentPath, name))).size })),
  );
}
