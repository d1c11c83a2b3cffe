import type {
  ActivityEntry,
  AdminStats,
  InstanceDay,
  StorageOfUser,
} from '@sheaf/api/features/admin/admin.schema.ts';
import type { SystemState } from '@sheaf/api/features/admin/admin.system.schema.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { addAdministrator, addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: TestMember;
let heavy: TestMember;
let bytes = 0;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', POOL_THREADS: '3' });
  admin = await addAdministrator(server);
  heavy = await addMember(server, 'pro');
  const light = await addMember(server);
  const put = async (member: TestMember, name: string, length: number) => {
    const { file } = (await upload(server, member, pdfFile(name, length), `${name}.pdf`)).body;
    bytes += file.size;
    return file.id;
  };
  const first = await put(heavy, 'first', 9000);
  await put(heavy, 'second', 8000);
  await heavy.call('files.delete', { id: await put(light, 'light', 1000) });
  await light.call('files.delete', { id: await put(light, 'thrown-away', 1000) });
  await heavy.call('pdfTools.compress', { fileId: first, quality: 0.7 });
  const day = 24 * 60 * 60 * 1000;
  const old = (days: number) => new Date(Date.now() - days * day);
  const work = (action: string, status: 'done' | 'failed', days: number) => ({
    user_id: heavy.id,
    action,
    status,
    created_at: old(days),
    file_id: null,
    filename: null,
  });
  await server.ctx.db
    .insertInto('operations')
    .values([
      work('merge', 'failed', 3),
      work('chat', 'done', 3),
      work('ocr', 'failed', 45),
      work('split', 'done', 200),
    ])
    .execute();
  await server.ctx.db
    .updateTable('users')
    .set({ created_at: old(40) })
    .where('id', '=', admin.id)
    .execute();
});
afterAll(() => server.stop());

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);
  const ask = async <Data>(name: string, input?: object) => (await call<Data>(name, input, admin.token)).body;

  test('totals are those of the tables', async () => {
    const { stats } = await ask<{ stats: AdminStats }>('admin.stats', {});
    const { files } = await heavy.call<{ files: { size: number }[] }>('files.list').then(({ body }) => body);
    const kept = await server.ctx.db.selectFrom('files').select('size').execute();
    expect(files).toHaveLength(3);
    expect(stats).toMatchObject({ totalUsers: 3, newUsersThisMonth: 2, totalFiles: 4 });
    expect(stats.totalStorage).toBe(kept.reduce((sum, { size }) => sum + size, 0));
    expect(stats.totalStorage).toBeGreaterThan(bytes);
    const rows = await server.ctx.db.selectFrom('operations').select(['status', 'created_at']).execute();
    const recent = rows.filter(({ created_at }) => Date.parse(created_at) > Date.now() - 30 * 86_400_000);
    expect(stats.recentActivity).toBe(recent.length);
    expect(stats.failedRecently).toBe(1);
  });

  test('days add up to the totals, by kind of work, for a month and for three', async () => {
    const { days } = await ask<{ days: InstanceDay[] }>('admin.days', {});
    const { days: longer } = await ask<{ days: InstanceDay[] }>('admin.days', { days: 90 });
    const sum = (list: InstanceDay[], key: keyof Omit<InstanceDay, 'day'>) =>
      list.reduce((total, day) => total + day[key], 0);
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(longer).toHaveLength(90);
    expect([sum(days, 'users'), sum(longer, 'users')]).toEqual([2, 3]);
    expect([sum(days, 'failed'), sum(longer, 'failed')]).toEqual([1, 2]);
    expect([sum(days, 'ai'), sum(longer, 'ai')]).toEqual([1, 2]);
    expect(sum(days, 'tools')).toBe(2);
    expect(days.at(-4)).toMatchObject({ tools: 1, ai: 1, failed: 1 });
    const { stats } = await ask<{ stats: AdminStats }>('admin.stats', {});
    expect(sum(days, 'tools') + sum(days, 'ai') + sum(days, 'filing')).toBe(stats.recentActivity);
    expect(sum(days, 'bytes')).toBe(stats.totalStorage);
  });

  test('a day is the reader’s, and a place that is none is refused', async () => {
    const inKiritimati = { timeZone: 'Pacific/Kiritimati' };
    const { days } = await ask<{ days: InstanceDay[] }>('admin.days', inKiritimati);
    const today = new Intl.DateTimeFormat('en-CA', inKiritimati).format(new Date());
    expect(days.at(-1)?.day).toBe(today);
    expect((await call('admin.days', { timeZone: 'Nowhere/At all' }, admin.token)).status).toBe(400);
    expect((await call('admin.days', { days: 1000 }, admin.token)).status).toBe(400);
  });

  test('activity is everybody’s, newest first, or those of one outcome', async () => {
    type Answer = { activity: ActivityEntry[]; pagination: { total: number; limit: number } };
    const { activity, pagination } = await ask<Answer>('admin.activity', {});
    expect(pagination).toMatchObject({ limit: 50, total: activity.length });
    const times = activity.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(activity.find(({ action }) => action === 'compress')).toMatchObject({
      users: { id: heavy.id, name: 'Someone' },
      files: { filename: 'compressed.pdf' },
    });
    const failed = await ask<Answer>('admin.activity', { status: 'failed', sort: 'action', order: 'asc' });
    expect(failed.activity.map(({ action }) => action)).toEqual(['merge', 'ocr']);
    const second = await ask<Answer>('admin.activity', { page: 2, limit: 3 });
    expect(second.activity.map(({ id }) => id)).toEqual(activity.slice(3, 6).map(({ id }) => id));
  });

  test('storage lists how much of their limit members use', async () => {
    type Answer = { storage: StorageOfUser[] };
    const { storage } = await ask<Answer>('admin.storage', {});
    expect(storage[0]).toMatchObject({ id: heavy.id, storageLimit: 2 * 1024 ** 3, fileCount: 3 });
    expect(storage.map(({ totalStorage }) => totalStorage)).toEqual(
      storage.map(({ totalStorage }) => totalStorage).toSorted((a, b) => b - a),
    );
    expect(storage.at(-1)).toMatchObject({ totalStorage: 0, fileCount: 0 });
    const fewest = await ask<Answer>('admin.storage', { sort: 'files', order: 'asc', limit: 1 });
    expect(fewest.storage).toMatchObject([{ id: admin.id }]);
  });

  test('the state is that of this moment, and names the engines in use', async () => {
    const { system } = await ask<{ system: SystemState }>('admin.system');
    expect(system.checks).toEqual({ database: 'ok', storage: 'ok', tools: 'ok' });
    expect(system.process.pool).toMatchObject({ size: 3, waiting: 0 });
    expect(system.process.memory).toBeGreaterThan(10_000_000);
    expect(system.process.disk!.total).toBeGreaterThan(system.process.disk!.free);
    expect(system.engines).toMatchObject({
      database: { version: expect.stringMatching(/^1[89]/), own: false },
      storage: 'disk',
      mail: 'outbox',
      payments: 'sandbox',
      provider: false,
      embedder: server.ctx.passages.model,
      ocr: (await server.ctx.ocrLanguages.list()).map(({ code }) => code),
    });
  });
});

test('jobs that nobody takes up are counted as waiting, by queue', async () => {
  const web = await startTestServer({ SHEAF_ROLE: 'web' });
  onTestFinished(web.stop);
  const alone = await addAdministrator(web);
  const read = async () => (await alone.call<{ system: SystemState }>('admin.system')).body.system;
  expect(await read()).toMatchObject({ queue: { waiting: 2, running: 0 }, process: { role: 'web' } });
  await alone.call('auth.forgotPassword', { email: alone.email });
  const { queue } = await read();
  expect(queue).toMatchObject({ waiting: 3, running: 0, failed: 0 });
  expect(queue.queues.filter(({ waiting }) => waiting).map(({ name }) => name)).toEqual([
    'auth.send-reset',
    'auth.send-verification',
    // At start, the work of dead processes is looked for.
    'operations.end-abandoned',
  ]);
});
