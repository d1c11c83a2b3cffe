import type { SamplesAnswer } from '@sheaf/api/features/first-steps/first-steps.schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Steps = { steps: { files: boolean; result: boolean; answer: boolean; samples: { id: string }[] } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const NAMES = ['lease.pdf', 'invoice.pdf', 'annual-report.pdf', 'scanned-letter.pdf'];

test('samples are files like any other, and cost none of the month', async () => {
  const member = await addMember(server);
  const client = restClient(server.url);
  const { status, body } = await client<SamplesAnswer>('firstSteps.addSamples', undefined, member.token);
  expect(status).toBe(200);
  expect(body.added).toBe(4);
  expect(body.samples.map(({ filename }) => filename)).toEqual(NAMES);
  const { folder } = (
    await member.call<{ folder: { name: string; files: { count: number }[] } }>('folders.get', {
      id: body.folder_id,
    })
  ).body;
  expect(folder).toMatchObject({ name: 'Samples', files: [{ count: 4 }] });
  const { stats } = (
    await member.call<{ stats: { totalFiles: number; filesThisMonth: number; totalStorage: number } }>(
      'users.stats',
    )
  ).body;
  expect(stats).toMatchObject({ totalFiles: 4, filesThisMonth: 0 });
  expect(stats.totalStorage).toBeGreaterThan(100_000);
  expect(stats.totalStorage).toBeLessThan(400 * 1024);
  const { history } = (await member.call<{ history: object[] }>('users.history')).body;
  expect(history).toMatchObject([{ action: 'samples', cost: { storageLimit: stats.totalStorage } }]);
  expect((await client('firstSteps.addSamples')).status).toBe(401);
});

test('a second time nothing is added, but for what was deleted meanwhile', async () => {
  const member = await addMember(server);
  const add = async () => (await member.call<SamplesAnswer>('firstSteps.addSamples')).body;
  const first = await add();
  expect(await add()).toEqual({ ...first, added: 0 });
  await member.call('files.delete', { id: first.samples[0]?.id });
  const third = await add();
  expect(third).toMatchObject({ added: 1, folder_id: first.folder_id });
  expect(third.samples[0]?.id).not.toBe(first.samples[0]?.id);
});

test('of calls at once one adds them', async () => {
  const member = await addMember(server);
  const answers = await Promise.all([1, 2, 3].map(() => member.call<SamplesAnswer>('firstSteps.addSamples')));
  expect(answers.filter(({ body }) => body.added === 4)).toHaveLength(1);
  const { files } = (await member.call<{ files: object[] }>('files.list')).body;
  expect(files).toHaveLength(4);
});

test('a folder of that name is used as it is', async () => {
  const member = await addMember(server);
  const { folder } = (await member.call<{ folder: { id: string } }>('folders.create', { name: 'samples' }))
    .body;
  expect((await member.call<SamplesAnswer>('firstSteps.addSamples')).body.folder_id).toBe(folder.id);
});

test('without storage nothing is added, and the error says why', async () => {
  const member = await addMember(server);
  const period_start = new Date(0);
  await server.ctx.db
    .insertInto('usage')
    .values({ user_id: member.id, metric: 'storageLimit', period_start, used: 100 * 1024 ** 2 })
    .execute();
  expect(await member.call('firstSteps.addSamples')).toMatchObject({
    status: 402,
    body: { code: 'limit_reached', error: expect.stringContaining('storage') },
  });
  expect((await member.call<{ files: object[] }>('files.list')).body.files).toEqual([]);
  expect((await member.call<{ folders: object[] }>('folders.list')).body.folders).toEqual([]);
});

test('steps are taken by files, results and answers, and by nobody else', async () => {
  const member = await addMember(server);
  const stranger = await addMember(server);
  const read = async (who = member) => (await who.call<Steps>('firstSteps.read')).body.steps;
  const none = { files: false, result: false, answer: false, samples: [] };
  expect(await read()).toEqual(none);
  const ids = await Promise.all(
    ['one', 'two'].map(async (name) => (await upload(server, member, pdfFile(name))).body.file.id),
  );
  expect(await read()).toEqual({ ...none, files: true });
  expect((await member.call('pdfTools.merge', { fileIds: ids })).status).toBe(200);
  expect(await read()).toEqual({ ...none, files: true, result: true });
  const { samples } = (await member.call<SamplesAnswer>('firstSteps.addSamples')).body;
  const lease = samples[0]?.id;
  await expect
    .poll(async () => (await member.call('ai.createEmbeddings', { fileId: lease })).status)
    .toBe(200);
  expect((await read()).answer).toBe(false);
  const message = 'What is the fee for ending the agreement early?';
  await member.call('ai.chat', { fileId: lease, message });
  expect(await read()).toMatchObject({ files: true, result: true, answer: true });
  expect((await read()).samples).toHaveLength(4);
  expect(await read(stranger)).toEqual(none);
});
