import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseClient, openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endedBatch, readBatch, startBatch } from '../../testing/batches.ts';
import { restClient } from '../../testing/api-clients.ts';
import { addPdf } from '../../testing/made-files.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: DatabaseClient;
let webs: ServerProcess[];
let workers: ServerProcess[];
let shared: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-batch-'));
  database = await createTestDatabase();
  client = openDatabase(database.url, { max: 2 });
  shared = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SESSION_SECRET: 'x'.repeat(32),
    RATE_LIMITS: 'off',
    POOL_THREADS: '1',
  };
  webs = await Promise.all([1, 2].map(() => startServerProcess({ ...shared, SHEAF_ROLE: 'web' })));
  workers = await Promise.all([1, 2].map(startWorker));
});
afterAll(async () => {
  await Promise.all([...webs, ...workers].map(({ end }) => end()));
  await client.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function startWorker(): Promise<ServerProcess> {
  return startServerProcess({ ...shared, SHEAF_ROLE: 'worker' });
}

/** A member who asks the one process and is answered by the other as well. */
async function addPerson(plan: 'pro' | 'premium' = 'premium'): Promise<TestMember> {
  const [first, second] = webs;
  const member = await addMember({ url: first!.url, ctx: { db: client.db } }, plan);
  const call = restClient(second!.url);
  return { ...member, call: (name, input) => call(name, input, member.token) };
}

async function addFiles(member: TestMember, count: number, pages: number): Promise<string[]> {
  const texts = Array.from({ length: pages }, (_, page) => `Page ${page}`);
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await addPdf(webs[n % 2]!, member, texts, `file-${n}.pdf`));
  return ids;
}

const running = (id: string) =>
  client.db
    .selectFrom('batch_tasks')
    .selectAll()
    .where('batch_id', '=', id)
    .where('state', '=', 'running')
    .execute();

test('two web and two worker processes share the work, and a worker that is killed leaves nothing undone or twice', async () => {
  const member = await addPerson();
  const files = await addFiles(member, 12, 150);
  const [doomed] = workers;
  const id = await startBatch(member, [
    { type: 'watermark', fileIds: files, options: { text: 'ONCE' } },
    { type: 'page-numbers' },
  ]);
  await expect.poll(async () => (await running(id)).length, { interval: 20 }).toBe(2);
  doomed!.child.kill('SIGKILL');
  workers[0] = await startWorker();
  const batch = await endedBatch(member, id, 80_000);
  expect(batch).toMatchObject({
    status: 'completed',
    current: 24,
    total: 24,
    failed: 0,
    error_message: null,
  });

  const listRows = () => client.db.selectFrom('files').selectAll().where('user_id', '=', member.id).execute();
  await expect.poll(async () => (await listRows()).length).toBe(24);
  const rows = await listRows();
  const made = rows.filter(({ id: file }) => !files.includes(file));
  expect(made.map(({ filename }) => filename).toSorted()).toEqual(
    files.map((_, n) => `file-${n}-watermarked.pdf`).toSorted(),
  );
  expect(batch.result_files.map((file) => file.id).toSorted()).toEqual(made.map((row) => row.id).toSorted());
  const charged = await client.db
    .selectFrom('usage')
    .select('used')
    .where('user_id', '=', member.id)
    .where('metric', '=', 'storageLimit')
    .executeTakeFirstOrThrow();
  expect(charged.used).toBe(rows.reduce((sum, { size }) => sum + size, 0));
  const receipts = await client.db
    .selectFrom('operations')
    .select(['status', 'cost'])
    .where('user_id', '=', member.id)
    .where('action', '=', 'watermark')
    .execute();
  expect(receipts.filter(({ status }) => status === 'done')).toHaveLength(12);
  expect(receipts.filter(({ status }) => status === 'running')).toEqual([]);
});

test('cancelled in one process, it stops in the others before its files are done', async () => {
  const member = await addPerson();
  const files = await addFiles(member, 6, 400);
  const id = await startBatch(member, [{ type: 'watermark', fileIds: files, options: {} }]);
  await expect.poll(async () => (await running(id)).length, { interval: 20 }).toBeGreaterThan(0);
  expect((await member.call('batch.delete', { id })).status).toBe(200);
  await expect.poll(async () => (await running(id)).length, { interval: 20 }).toBe(0);
  const batch = await readBatch(member, id);
  expect(batch.status).toBe('cancelled');
  expect(batch.tasks.map(({ state }) => state)).toContain('cancelled');
  const done = batch.tasks.filter(({ state }) => state === 'done').length;
  const kept = await client.db.selectFrom('files').select('id').where('user_id', '=', member.id).execute();
  expect(kept).toHaveLength(6 + done);
});

test('a file whose work kills its process twice fails alone, and the others are done', async () => {
  const member = await addPerson();
  const [poison, good] = await addFiles(member, 2, 2);
  const id = await startBatch(member, [{ type: 'flatten', fileIds: [poison!, good!] }]);
  await endedBatch(member, id);
  // As two processes left it that died with it in their hands.
  const [first] = (await readBatch(member, id)).tasks;
  await client.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('batch_tasks')
      .set({
        state: 'running',
        attempts: 2,
        alive_at: new Date(0),
        operation_id: '0193b3f0-0000-7000-8000-00000000dead',
      })
      .where('id', '=', first!.id)
      .execute();
    await trx
      .updateTable('batches')
      .set({ status: 'processing', finished_at: null })
      .where('id', '=', id)
      .execute();
  });
  await startBatch(member, [{ type: 'flatten', fileIds: [good!] }]);
  const batch = await endedBatch(member, id);
  expect(batch).toMatchObject({
    status: 'completed',
    failed: 1,
    error_message: 'file-0.pdf: The server stopped twice while it processed this file.',
  });
  expect(batch.tasks.map(({ state }) => state)).toEqual(['failed', 'done']);
});

test('with a thousand files of one member queued, another’s first starts within two job lengths', async () => {
  const [many, few] = [await addPerson(), await addPerson('pro')];
  const [source] = await addFiles(many, 1, 150);
  const [own] = await addFiles(few, 1, 150);
  const steps = Array.from({ length: 50 }, () => ({
    type: 'watermark',
    fileIds: Array(20).fill(source) as string[],
  }));
  const long = await startBatch(many, steps);
  expect((await readBatch(many, long)).total).toBe(1000);
  await expect.poll(async () => (await readBatch(many, long)).current).toBeGreaterThan(3);
  const endings = async (batch: string) =>
    client.db
      .selectFrom('batch_tasks')
      .select(['finished_at'])
      .where('batch_id', '=', batch)
      .where('finished_at', 'is not', null)
      .execute();
  const short = await startBatch(few, [{ type: 'watermark', fileIds: [own!] }]);
  await expect.poll(async () => (await endings(short)).length, { interval: 20 }).toBe(1);
  // Two workers with one tool each: while its work was done, each of them had time for what it had in hand and one more.
  const ended = (await endings(short))[0]!.finished_at!;
  const asked = await client.db
    .selectFrom('batches')
    .select('created_at')
    .where('id', '=', short)
    .executeTakeFirstOrThrow();
  const meanwhile = (await endings(long)).filter(
    ({ finished_at }) => finished_at! > asked.created_at && finished_at! <= ended,
  ).length;
  expect(meanwhile).toBeLessThanOrEqual(6);
  await many.call('batch.delete', { id: long });
});
