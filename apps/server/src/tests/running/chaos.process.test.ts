import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { removeOrphans } from '@sheaf/api/features/files/files.jobs.ts';
import { type DatabaseClient, openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Store } from '../../adapters/storage/blobs-s3.ts';
import { keepBatching, keepSending, keepUploading, type Promises } from '../../testing/chaos-clients.ts';
import { type Cluster, startCluster } from '../../testing/cluster.ts';
import { restClient } from '../../testing/api-clients.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { makeFolder, s3Keys, startS3Server } from '../../testing/s3-server.ts';
import { rounds, SEED, seededRandom } from '../../testing/soak.ts';

const KILLS = rounds({ short: 4, long: 60 });
const SMALLEST_CALM_MS = 150;
const LONGEST_CALM_MS = 900;

let client: DatabaseClient;
let cluster: Cluster;
let store: { endpoint: string; bucket: string };
const cleanups: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const [database, objects] = await Promise.all([createTestDatabase(), makeFolder()]);
  const s3 = await startS3Server(objects.path);
  client = openDatabase(database.url, { max: 2 });
  cleanups.push(objects.remove, s3.stop, database.drop, () => client.close());
  store = { endpoint: s3.url, bucket: 'sheaf' };
  cluster = await startCluster({
    DATABASE_URL: database.url,
    SESSION_SECRET: 'x'.repeat(32),
    RATE_LIMITS: 'off',
    POOL_THREADS: '1',
    LOG_LEVEL: 'fatal',
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  });
  cleanups.push(cluster.stop);
}, 120_000);
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
});

test(
  'any of two web and two worker processes may be killed at any time: what was said to be kept is kept, once',
  async () => {
    const member = await addMember({ url: cluster.web(), ctx: { db: client.db } }, 'premium');
    const promises: Promises = { files: [], batches: [] };
    const over = new AbortController();
    const killed: string[] = [];
    const round = () => killed.length + 1;
    const asked = { web: cluster.web, token: member.token, promises, round, over: over.signal };
    const clients = [keepUploading(asked), keepUploading(asked), keepSending(asked), keepBatching(asked)];
    const random = seededRandom();
    for (let kill = 0; kill < KILLS; kill++) {
      await setTimeout(SMALLEST_CALM_MS + random() * (LONGEST_CALM_MS - SMALLEST_CALM_MS));
      killed.push(await cluster.killOne(random()));
    }
    over.abort();
    await Promise.all(clients);
    const made = `${promises.files.length} files and ${promises.batches.length} batches promised`;
    process.stdout.write(`seed ${SEED}: killed ${killed.join(', ')}; ${made}\n`);
    expect(promises.files.length).toBeGreaterThan(5);
    expect(promises.batches.length).toBeGreaterThan(0);

    await expect.poll(listUnfinished, { timeout: 240_000, interval: 250 }).toEqual([]);
    await retryWhatDiedTwice(member);
    await expect.poll(listUnfinished, { timeout: 240_000, interval: 250 }).toEqual([]);
    await expectFiles(member, promises);
    await expectBatches(promises);
    await expectCounts(member);
    await expectNoOrphans();
  },
  rounds({ short: 600_000, long: 7_200_000 }),
);

async function listUnfinished(): Promise<string[]> {
  const batches = await client.db
    .selectFrom('batches')
    .select('status')
    .where('finished_at', 'is', null)
    .execute();
  const running = await client.db
    .selectFrom('operations')
    .select(['action', 'status'])
    .where('status', '=', 'running')
    .execute();
  return [
    ...batches.map(({ status }) => `a batch is ${status}`),
    ...running.map(({ action }) => `${action} is running`),
  ];
}

/**
 * A file whose work was killed twice is given up with a reason; nothing else may have failed. Its member tries it
 * again.
 */
async function retryWhatDiedTwice({ token }: TestMember): Promise<void> {
  const failed = await client.db
    .selectFrom('batch_tasks')
    .select(['batch_id', 'error'])
    .where('state', '=', 'failed')
    .execute();
  const died = 'The server stopped twice while it processed this file.';
  expect(failed.map(({ error }) => error?.message).filter((message) => message !== died)).toEqual([]);
  for (const id of new Set(failed.map(({ batch_id }) => batch_id))) {
    expect((await restClient(cluster.web())('batch.retry', { id }, token)).status).toBe(200);
  }
}

async function expectFiles({ token }: TestMember, { files }: Promises): Promise<void> {
  const lost: string[] = [];
  for (const { id, sha256 } of files) {
    const answer = await fetch(`${cluster.web()}/api/files/${id}/download`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) lost.push(`${id}: ${answer.status}`);
  }
  expect(lost).toEqual([]);
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
}

/** Also those whose answer was lost: each file of each batch has its one result, and nothing else was made. */
async function expectBatches({ batches: promised }: Promises): Promise<void> {
  const batches = await client.db.selectFrom('batches').selectAll().execute();
  const tasks = await client.db.selectFrom('batch_tasks').selectAll().execute();
  expect(batches.map(({ id }) => id)).toEqual(expect.arrayContaining(promised));
  expect([...new Set(batches.map(({ status }) => status))]).toEqual(['completed']);
  expect([...new Set(tasks.map(({ state, outputs }) => `${state} ${outputs.length}`))]).toEqual(['done 1']);
  const uploads = await client.db
    .selectFrom('operations')
    .select('file_id')
    .where('action', '=', 'upload')
    .where('status', '=', 'done')
    .execute();
  const expected = [...uploads.map(({ file_id }) => file_id), ...tasks.map(({ outputs }) => outputs[0]?.id)];
  const files = await client.db.selectFrom('files').select('id').execute();
  expect(files.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
}

/** What is counted is what is there: nothing doubled, and nothing still taken for work that died. */
async function expectCounts({ id }: TestMember): Promise<void> {
  const used = await client.db.selectFrom('usage').selectAll().where('user_id', '=', id).execute();
  const of = (metric: string) => used.find((row) => row.metric === metric)?.used ?? 0;
  const files = await client.db.selectFrom('files').select(['size']).where('user_id', '=', id).execute();
  const operations = await client.db.selectFrom('operations').select(['action', 'status']).execute();
  const done = (action: string) =>
    operations.filter((one) => one.action === action && one.status === 'done').length;
  const tasks = await client.db.selectFrom('batch_tasks').select('id').execute();
  expect({ bytes: of('storageLimit'), uploads: of('filesPerMonth'), ai: of('aiOperations') }).toEqual({
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    uploads: done('upload'),
    ai: 0,
  });
  expect(done('watermark')).toBe(tasks.length);
}

async function expectNoOrphans(): Promise<void> {
  const blobs = createS3Store({ ...store, region: 'us-east-1', ...s3Keys } as never);
  await removeOrphans({ db: client.db, blobs, log: { info() {} } } as never, 0);
  const rows = await client.db.selectFrom('files').select('blob_key').execute();
  const known = new Set(rows.map(({ blob_key }) => blob_key));
  const kept: string[] = [];
  for await (const key of blobs.list(new Date(Date.now() + 60_000))) kept.push(key);
  expect(kept.filter((key) => !known.has(key.split('.')[0]!))).toEqual([]);
  expect([...known].filter((key) => !kept.includes(key))).toEqual([]);
}
