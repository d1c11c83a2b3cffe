import { leftWorkJobs } from '@sheaf/api/features/left-work/left-work.jobs.ts';
import { type DatabaseClient, openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLease } from './testing/lease.ts';
import { addMember, type TestMember } from './testing/members.ts';
import { type ModelServer, startModelServer } from './testing/model-server.ts';
import { makeFolder } from './testing/s3-server.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

let model: ModelServer;
let client: DatabaseClient;
let server: ServerProcess;
let settings: Record<string, string>;
const cleanups: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const [database, folder] = await Promise.all([createTestDatabase(), makeFolder()]);
  model = await startModelServer();
  client = openDatabase(database.url, { max: 2 });
  cleanups.push(folder.remove, database.drop, () => client.close(), model.stop);
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'test-model',
  };
  server = await startServerProcess(settings);
  cleanups.push(() => server.end());
});
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
});

const usedBy = async ({ id }: TestMember) => {
  const rows = await client.db.selectFrom('usage').selectAll().where('user_id', '=', id).execute();
  const of = (metric: string) => rows.find((row) => row.metric === metric)?.used ?? 0;
  return { messages: of('chatMessagesPerMonth'), operations: of('aiOperations') };
};
const worksOf = ({ id }: TestMember) =>
  client.db
    .selectFrom('operations')
    .select(['action', 'status', 'cost'])
    .where('user_id', '=', id)
    .where('action', 'in', ['chat', 'summarize', 'translate'])
    .orderBy('action')
    .orderBy('status')
    .execute();

/** The minute comes in which work without a sign of life is looked for. */
async function sweep(): Promise<void> {
  await client.db
    .updateTable('operations')
    .set({ alive_at: new Date(0) })
    .where('status', '=', 'running')
    .execute();
  const silent = { info() {}, warn() {}, error() {} };
  const events = { publish: async () => {} };
  // What can be gone on with is found by the next server itself.
  const jobs = { enqueue: async () => {} };
  const ctx = { db: client.db, events, jobs, log: silent };
  await leftWorkJobs[0]!.run(ctx as never, {}, AbortSignal.abort());
}

test('a server killed while it sums up, answers and translates: the summary is gone on with, the rest is given back', async () => {
  const member = await addMember({ url: server.url, ctx: { db: client.db } }, 'pro');
  const fileId = await addLease(server, member);
  expect((await member.call('ai.translate', { text: 'Good day.', targetLanguage: 'de' })).status).toBe(200);
  expect(await usedBy(member)).toEqual({ messages: 0, operations: 1 });

  // The model is asked, and never says a word.
  model.say(() => undefined);
  const asked = [
    member.call('ai.summarize', { fileId, summaryType: 'brief' }),
    member.call('ai.chat', { fileId, message: 'How much is the rent a month?' }),
    member.call('ai.translate', { text: 'Good evening.', targetLanguage: 'de' }),
  ].map((answer) => answer.catch(() => null));
  await expect.poll(() => model.calls.length).toBe(3);
  expect(await usedBy(member)).toEqual({ messages: 1, operations: 4 });
  await server.end('SIGKILL');
  await Promise.all(asked);

  await sweep();
  // A question is written down nowhere, and neither is a text to translate.
  expect(await usedBy(member)).toEqual({ messages: 0, operations: 2 });
  expect(await worksOf(member)).toEqual([
    { action: 'chat', status: 'failed', cost: {} },
    { action: 'summarize', status: 'running', cost: { aiOperations: 1 } },
    { action: 'translate', status: 'done', cost: { aiOperations: 1 } },
    { action: 'translate', status: 'failed', cost: {} },
  ]);
  await sweep();
  expect(await usedBy(member)).toEqual({ messages: 0, operations: 2 });

  model.say('[2] The rent is 85 euros a month.');
  server = await startServerProcess(settings);
  const summary = async () => (await worksOf(member)).find(({ action }) => action === 'summarize');
  await expect
    .poll(summary, { timeout: 30_000 })
    .toEqual({ action: 'summarize', status: 'done', cost: { aiOperations: 1 } });
  const texts = client.db.selectFrom('summaries').select('summary_text').where('file_id', '=', fileId);
  expect(await texts.execute()).toEqual([{ summary_text: 'The rent is 85 euros a month.' }]);

  model.say('Guten Abend.');
  const again = { text: 'Good evening.', targetLanguage: 'de' };
  const answer = await fetch(`${server.url}/api/ai/translate`, {
    method: 'POST',
    body: JSON.stringify(again),
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  expect(await usedBy(member)).toEqual({ messages: 0, operations: 3 });
});
