import { runOperation } from '@sheaf/api/features/operations/operations.run.service.ts';
import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { leftWorkJobs } from '@sheaf/api/features/left-work/left-work.jobs.ts';
import { operations } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { listenToEvents } from '../../testing/member-events.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { someWork, workUntilStopped } from '../../testing/work-until-stopped.ts';

type History = { history: Operation[]; pagination: { total: number; totalPages: number } };
type One = { operation: Operation };

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const read = async (input: object = {}, of = member) => (await of.call<History>('users.history', input)).body;

test('what a member did to files is their history, newest first, and nobody else’s', async () => {
  const someone = await addMember(server, 'pro');
  const client = restClient(server.url);
  const { id, size } = (await upload(server, someone, pdfFile('Lease'), 'lease.pdf')).body.file;
  await someone.call('files.update', { id, filename: 'rent.pdf' });
  await someone.call('files.update', { id, tags: ['home'] });
  await someone.call('files.delete', { id });
  await someone.call('files.restore', { id });
  await someone.call('files.delete', { id, permanent: 'true' });
  const { body } = await client<History>('users.history', { page: 1, limit: 10 }, someone.token);
  expect(body.history.map(({ action, status, files }) => [action, status, files?.filename])).toEqual([
    ['delete-for-good', 'done', 'rent.pdf'],
    ['restore', 'done', 'rent.pdf'],
    ['delete', 'done', 'rent.pdf'],
    ['rename', 'done', 'rent.pdf'],
    ['upload', 'done', 'lease.pdf'],
  ]);
  expect(body.history.at(-1)).toMatchObject({
    cost: { filesPerMonth: 1, storageLimit: size },
    file_id: null,
  });
  expect(body.history[3]?.options).toEqual({ from: 'lease.pdf' });
  expect(body.history.every(({ finished_at, seen_at }) => finished_at && seen_at)).toBe(true);
  const uploads = await client<History>('users.history', { action: 'upload', limit: 1 }, someone.token);
  expect(uploads.body.pagination).toMatchObject({ total: 1, totalPages: 1 });
  const stranger = await addMember(server);
  expect((await read({}, stranger)).history).toEqual([]);
  const operation = { id: body.history[0]!.id };
  expect((await client('operations.get', operation, stranger.token)).status).toBe(404);
  expect((await client('users.history')).status).toBe(401);
});

test('a folder that goes with its files is one entry, and every page hears of folders', async () => {
  const someone = await addMember(server, 'pro');
  const page = await listenToEvents(server.url, someone.token);
  const folder = await someone.call<{ folder: { id: string } }>('folders.create', { name: 'Old things' });
  const { id } = folder.body.folder;
  await upload(server, someone, pdfFile('Lease'), 'lease.pdf', { folder_id: id });
  await someone.call('folders.delete', { id, force: 'true' });
  expect((await read({}, someone)).history).toMatchObject([
    { action: 'delete-folder', files: { filename: 'Old things' }, options: { files: 1 } },
    { action: 'upload' },
  ]);
  await expect.poll(() => page.events.filter(({ kind }) => kind === 'files').length).toBeGreaterThan(2);
  page.close();
});

test('an end, a failure and a stop are distinguished, and sent to the page at once', async () => {
  const page = await listenToEvents(server.url, member.token);
  await runOperation(server.ctx, member.id, someWork, async (run) => {
    run.onProgress({ done: 1, total: 2, unit: 'page' });
    run.onProgress({ done: 2, total: 2, unit: 'page' });
  });
  const failing = runOperation(server.ctx, member.id, someWork, () =>
    Promise.reject(new Error('a secret path')),
  );
  await expect(failing).rejects.toMatchObject({ code: 'internal' });
  const stopped = workUntilStopped(server, member);
  const asked = await member.call<One>('operations.cancel', { id: await stopped.id });
  expect(asked.body.operation.status).toBe('running');
  expect(await stopped.ended).toBe('cancelled');

  const { history } = await read({ action: 'merge' });
  expect(history.map(({ status, error }) => [status, error?.code])).toEqual([
    ['cancelled', 'cancelled'],
    ['failed', 'internal'],
    ['done', undefined],
  ]);
  expect(JSON.stringify(history)).not.toContain('secret');
  const told = () =>
    page.events.flatMap((event) =>
      event.kind === 'operation' ? [[event.status, event.progress?.done]] : [],
    );
  await expect.poll(told).toEqual([
    ['running', undefined],
    ['running', 1],
    ['done', undefined],
    ['running', undefined],
    ['failed', undefined],
    ['running', undefined],
    ['cancelled', undefined],
  ]);
  page.close();
  const again = await member.call<One>('operations.cancel', { id: history[2]!.id });
  expect(again.body.operation.status).toBe('done');
});

test('work that is asked to stop saves nothing, even where word of it has not come yet', async () => {
  const id = '0193b3f0-0000-7000-8000-000000000003';
  const late = runOperation(server.ctx, member.id, { ...someWork, id }, async (run) => {
    await operations.askToCancel(server.ctx.db, member.id, id);
    await run.finish(server.ctx.db, { answer: { saved: 1 } });
  });
  await expect(late).rejects.toMatchObject({ code: 'cancelled' });
  const { body } = await member.call<One>('operations.get', { id });
  expect(body.operation.status).toBe('cancelled');
});

test('the same id never does the work twice', async () => {
  const id = '0193b3f0-0000-7000-8000-000000000001';
  let times = 0;
  const start = { ...someWork, id };
  const once = () =>
    runOperation(
      server.ctx,
      member.id,
      start,
      async (run) => {
        times += 1;
        await run.finish(server.ctx.db, { answer: { saved: 3 } });
        return 'worked';
      },
      async ({ answer }) => `answered again: ${JSON.stringify(answer)}`,
    );
  const running = workUntilStopped(server, member, '0193b3f0-0000-7000-8000-000000000002');
  const second = await running.id;
  await expect(
    runOperation(server.ctx, member.id, { ...someWork, id: second }, async () => {}),
  ).rejects.toMatchObject({
    code: 'conflict',
  });
  await member.call('operations.cancel', { id: second });
  await running.ended;
  expect(await once()).toBe('worked');
  expect(await once()).toBe('answered again: {"saved":3}');
  expect(times).toBe(1);
  const stranger = await addMember(server);
  await expect(runOperation(server.ctx, stranger.id, start, async () => {})).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('ended work is new until it is marked as seen', async () => {
  const someone = await addMember(server);
  for (const _ of [1, 2, 3]) await runOperation(server.ctx, someone.id, someWork, async () => {});
  const { history } = await read({}, someone);
  expect(history.filter(({ seen_at }) => seen_at === null)).toHaveLength(3);
  const seen = async (input: object) =>
    (await someone.call<{ seen: number }>('operations.markSeen', input)).body.seen;
  expect(await seen({ ids: [history[0]!.id] })).toBe(1);
  expect(await seen({})).toBe(2);
  expect((await read({}, someone)).history.every(({ seen_at }) => seen_at)).toBe(true);
});

test('work that a dead process left is ended, and what it saves too late is not kept', async () => {
  const someone = await addMember(server);
  const [sweep] = leftWorkJobs;
  const locking = { ...someWork, options: { omitted: ['password'] } };
  const late = runOperation(server.ctx, someone.id, locking, async (run) => {
    const past = new Date(Date.now() - 120_000);
    await server.ctx.db.updateTable('operations').set({ alive_at: past }).where('id', '=', run.id).execute();
    await sweep!.run(server.ctx, {});
    await server.ctx.db.transaction().execute((trx) => run.finish(trx, {}));
  });
  await expect(late).rejects.toMatchObject({ code: 'cancelled' });
  expect((await read({}, someone)).history[0]).toMatchObject({
    status: 'failed',
    error: { message: 'The server stopped during the operation. Nothing was saved.' },
  });
});

test('pages that were read before the process died are reported as kept', async () => {
  const someone = await addMember(server);
  const [sweep] = leftWorkJobs;
  const reading = { ...someWork, action: 'ocr' };
  const late = runOperation(server.ctx, someone.id, reading, async ({ id }) => {
    // For the second time: it is not gone on with again.
    const options = JSON.stringify({ resumed: true });
    const cost = JSON.stringify({ ocrPagesPerMonth: 2, aiOperations: 2 });
    const died = { alive_at: new Date(0), cost, options };
    await server.ctx.db.updateTable('operations').set(died).where('id', '=', id).execute();
    await sweep!.run(server.ctx, {});
    throw new Error('too late');
  });
  await expect(late).rejects.toMatchObject({ code: 'internal' });
  expect((await read({}, someone)).history[0]).toMatchObject({
    status: 'failed',
    cost: { ocrPagesPerMonth: 2 },
    error: { reason: 'server_stopped_reading', message: expect.stringContaining('already read are kept') },
  });
});
